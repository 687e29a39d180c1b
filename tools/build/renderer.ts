import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { packages } from "./packages.ts";
import { styleModules } from "./styleModules.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Builds `src/render.tsx` with all it imports, for Node, into the folder `.render` of the built app, which no browser gets:
 * the server makes pages with it whose class names and addresses are those of the app's own files.
 */
export async function buildRenderer(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    // What the app's own build has to say, it has said.
    logLevel: "error",
    resolve: packages,
    define: { __APP_VERSION__: '""', "process.env.NODE_ENV": '"production"' },
    plugins: [styleModules],
    ssr: { noExternal: true },
    build: {
      ssr: "src/render.tsx",
      outDir: join(outDir, ".render"),
      emptyOutDir: true,
      target: "node20",
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: false,
          entryFileNames: "[name].mjs",
          assetFileNames: "assets/[name]-[hash:7][extname]",
        },
      },
    },
  });
}
