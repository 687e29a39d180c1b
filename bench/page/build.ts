import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Builds the plain contenders; resolves to the folder of their pages. */
export async function buildContenders(): Promise<string> {
  const root = resolve("bench/page/contenders");
  const outDir = resolve(".cache/bench-page");
  await build({
    root,
    base: "/bench/",
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ["minimal", "redux"].map((name) => join(root, `${name}.html`)) },
    },
  });
  return outDir;
}
