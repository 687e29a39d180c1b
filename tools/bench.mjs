// npm run bench -- flood: how long players wait while the server is flooded (bench/flood).
// npm run bench: bundles bench/main.ts, so that plain code is measured, and runs it with a callable collector.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { launch, root } from "./launch.mjs";

if (process.argv[2] === "flood") {
  process.chdir(root);
  await launch("bench/flood/main.ts", []);
  process.exit();
}
ensureInstalled(root);
const { build } = await import("vite");
const folder = join(root, ".cache/bench");
await build({
  root,
  configLoader: "runner",
  logLevel: "error",
  ssr: { noExternal: true },
  build: {
    ssr: "bench/main.ts",
    outDir: folder,
    emptyOutDir: true,
    manifest: false,
    minify: false,
    rolldownOptions: { output: { entryFileNames: "main.js", codeSplitting: false } },
  },
});
const args = [
  "--expose-gc",
  "--enable-source-maps",
  join(folder, "main.js"),
  ...process.argv.slice(2),
];
const { status, signal } = spawnSync(process.execPath, args, {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
process.exitCode = status ?? (signal === null ? 1 : 128);
