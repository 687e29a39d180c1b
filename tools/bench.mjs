// npm run bench -- flood: how long players wait while the server is flooded (bench/flood).
// npm run bench -- replay: what the command line of the replay costs on a long log (bench/replay).
// npm run bench -- --page: what the built app costs in a browser, beside plain lists of the same feed (bench/page).
// npm run bench: bundles bench/main.ts, so that plain code is measured, and runs it with a callable collector.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { launch, root } from "./launch.mjs";

const [name, ...args] = process.argv.slice(2);
if (name === "flood" || name === "replay") {
  process.chdir(root);
  await launch(`bench/${name}/main.ts`, args);
  process.exit();
}
if (process.argv.includes("--page")) {
  process.chdir(root);
  await launch("bench/page/main.ts", process.argv.slice(2));
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
const measured = [join(folder, "main.js"), ...process.argv.slice(2)];
const options = ["--expose-gc", "--enable-source-maps"];
const { status, signal } = spawnSync(process.execPath, [...options, ...measured], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
process.exitCode = status ?? (signal === null ? 1 : 128);
