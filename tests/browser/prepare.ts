import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { version: string };

/**
 * Bundles the server and the log verifier once for the whole run; a separate start for each would cost more
 * than the tests.
 */
export default async function prepare(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { __APP_VERSION__: JSON.stringify(version) },
    build: {
      ssr: "tests/browser/hosted.ts",
      outDir: ".cache/browser-site",
      emptyOutDir: true,
      target: "node20",
    },
  });
}
