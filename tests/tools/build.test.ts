import { randomBytes } from "node:crypto";
import { rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { build } from "vite";
import { refuseUndefined } from "../../tools/build/refuseUndefined.ts";
import { isStale } from "../../tools/build/stale.ts";
import { filesLoaded } from "../../tools/build/weight.ts";
import { folderWith, node, root } from "./workshop.ts";

const first = "_first-Ab1.js";
const log = "src/infra/log/index.ts";
const frame = "_frame-Ab1.js";
const words = "src/infra/locales/en.later.json";
const live = "src/views/sections/live/index.tsx";
const manifest = {
  "index.html": { file: "assets/index.js", isEntry: true, imports: ["_react.js", first] },
  "_react.js": { file: "assets/react.js" },
  "_list.js": { file: "assets/list.js", imports: ["_react.js"] },
  "_clock.js": { file: "assets/clock.js" },
  [first]: { file: "assets/home.js", imports: ["_list.js"] },
  [log]: { file: "assets/log.js" },
  [frame]: { file: "assets/frame.js" },
  [words]: { file: "assets/words.js" },
  [live]: { file: "assets/live.js", imports: ["_list.js", "_clock.js"] },
  "src/main.css": { file: "assets/index.css" },
};

it("the byte budget counts the entry, what home needs, and each file once", () => {
  const files = filesLoaded(manifest, () => false);
  expect(files.sort()).toEqual(
    ["home", "index", "list", "react"].map((name) => `assets/${name}.js`),
  );
});

/** Runs the byte budget on a dist whose home section has this many incompressible bytes. */
function budget(homeBytes: number, chunks: object = manifest): ReturnType<typeof node> {
  const names = ["index", "react", "list", "clock", "live", "log", "frame", "words"].map(
    (name) => `assets/${name}.js`,
  );
  const folder = folderWith({
    ".vite/manifest.json": JSON.stringify(chunks),
    ...Object.fromEntries(names.map((name) => [name, "export {};"])),
    "assets/home.js": randomBytes(homeBytes).toString("latin1"),
  });
  return node([join(root, "tools/run.mjs"), join(root, "tools/check/budget.ts"), folder]);
}

it("the byte budget passes a first load below 165.5 KB and fails one above", () => {
  expect(budget(60_000).status).toBe(0);
  const heavy = budget(172_000);
  expect(heavy.status).toBe(1);
  expect(heavy.stdout).toMatch(/KB of 165\.5 KB JavaScript \(gzip\): the first load of home\n/);
});

it("the byte budget fails when the build has no log to measure", () => {
  const { [log]: _, ...rest } = manifest;
  const { status, stderr } = budget(1, rest);
  expect([status, stderr]).toEqual([1, expect.stringContaining(`infra\\/log\\/index`)]);
});

it("the byte budget fails clearly when nothing was built", () => {
  const args = [join(root, "tools/run.mjs"), join(root, "tools/check/budget.ts"), folderWith({})];
  const { status, stderr } = node(args);
  expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain('run "npm run build" first');
});

it("dist is stale when it is missing, or older than a source or a folder", async () => {
  const sources = { "index.html": "", "src/a/b.ts": "", "src/a/c.ts": "" };
  expect(await isStale(folderWith(sources))).toBe(true);
  const folder = folderWith({ ...sources, "dist/index.html": "" });
  const set = (path: string, at: number): void => utimesSync(join(folder, path), at, at);
  for (const path of [...Object.keys(sources), "src/a", "src"]) set(path, 1000);
  set("dist/index.html", 2000);
  expect(await isStale(folder)).toBe(false);
  set("src/a/b.ts", 3000);
  expect(await isStale(folder)).toBe(true);
  set("src/a/b.ts", 1000);
  expect(await isStale(folder)).toBe(false);
  rmSync(join(folder, "src/a/c.ts"));
  expect(await isStale(folder)).toBe(true);
});

it("the build stops when a style sheet lacks a class that is used, and continues with other warnings", async () => {
  const built = (used: string) => {
    const folder = folderWith({
      "page.js": `import * as styles from "./a.module.css"; document.title = styles.${used} + (0, eval)("1") + eval("1");`,
      "a.module.css": ".there { color: red }",
    });
    return build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      build: { rolldownOptions: { input: join(folder, "page.js"), onwarn: refuseUndefined } },
    });
  };
  await expect(built("there")).resolves.toBeDefined();
  await expect(built("gone")).rejects.toThrow(/gone/);
});
