import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { folderWith, node, root } from "./workshop.ts";

const properties = "eslint(no-restricted-properties)";
const globals = "eslint(no-restricted-globals)";

/** Refused in src, allowed in src/infra. */
const ambient: Readonly<Record<string, string>> = {
  "export const at = Date.now();": properties,
  "const { now } = Date;\nexport const at = now();": properties,
  "export const at = performance.now();": properties,
  "export const at = Math.random();": properties,
  "export const id = crypto.randomUUID();": properties,
  "export const at = new Date();": "touchline(no-ambient)",
  "export const at = Date();": "touchline(no-ambient)",
  "export const at = globalThis.Date.now();": "touchline(no-ambient)",
  "window.setTimeout(print, 5);": "touchline(no-ambient)",
  "setTimeout(print, 5);": globals,
  "setInterval(print, 5);": globals,
  "requestAnimationFrame(print);": globals,
  'export const answer = fetch("/");': globals,
};

/** Refused in every folder. */
const everywhere: Readonly<Record<string, string>> = {
  "document.body.innerHTML = location.hash;": properties,
  'document.body.insertAdjacentHTML("beforeend", location.hash);': properties,
  "document.write(location.hash);": properties,
  "eval(location.hash);": "eslint(no-eval)",
  "export const run = new Function(location.hash);": "eslint(no-new-func)",
  "export const run = (x: any) => x;": "typescript(no-explicit-any)",
  "export const x = location as unknown as number;": "touchline(no-double-assertion)",
  "export enum Side { Back, Lay }": "touchline(no-enum)",
  "// @ts-ignore\nexport const x = 1;": "typescript(ban-ts-comment)",
  "export default 1;": "import(no-default-export)",
};

const tests = 'import { expect, it } from "vitest";\n';
const others: Readonly<Record<string, string>> = {
  "src/views/long.ts": "// one line of many\n".repeat(251),
  "src/views/day.ts": "export const day = (at: number) => new Date(at);",
  "src/infra/console.ts": "console.log(1);",
  "server/console.ts": "console.log(1);",
  "src/events/a.ts": 'import { b } from "./b.ts";\nexport const a = () => b;',
  "src/events/b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;',
  "src/views/Hook.tsx":
    'import { useState } from "react";\nexport function Hook({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}',
  "src/views/Picture.tsx": 'export function Picture() {\n  return <img src="a.png" />;\n}',
  "tests/skipped.test.ts": `${tests}it.skip("a", () => expect(1).toBe(1));`,
  "tests/lonely.test.ts": `${tests}it.only("a", () => expect(1).toBe(1));`,
  "tests/empty.test.ts": `${tests}it("a", () => expect);`,
};

const nameOf = (folder: string, text: string): string =>
  `${folder}/planted${[...Object.keys(ambient), ...Object.keys(everywhere)].indexOf(text)}.ts`;
const broken = new Map<string, string[]>();

beforeAll(() => {
  const files: Record<string, string> = { ...others };
  for (const name of [".oxlintrc.json", "tools/lint/plugin.mjs"]) {
    files[name] = readFileSync(join(root, name), "utf8");
  }
  for (const folder of ["src/epics", "src/infra", "server", "tests"]) {
    for (const text of Object.keys({ ...ambient, ...everywhere }))
      files[nameOf(folder, text)] = text;
  }
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout } = node([oxlint, "--format=json"], { cwd: folderWith(files) });
  const report = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of report.diagnostics) {
    broken.set(filename, [...(broken.get(filename) ?? []), code]);
  }
});

it.each(Object.entries(ambient))("lint refuses %j in src, not in src/infra: %s", (text, rule) => {
  expect(broken.get(nameOf("src/epics", text))).toContain(rule);
  expect(broken.get(nameOf("src/infra", text)) ?? []).not.toContain(rule);
});

it.each(Object.entries(everywhere))("lint refuses everywhere %j: %s", (text, rule) => {
  for (const folder of ["src/epics", "src/infra", "server", "tests"]) {
    expect(broken.get(nameOf(folder, text)), folder).toContain(rule);
  }
});

it("lint allows a date made from a time", () => {
  expect(broken.get("src/views/day.ts")).toBeUndefined();
});

it.each([
  ["src/infra/console.ts", /no-console/],
  ["src/views/long.ts", /max-lines/],
  ["src/events/a.ts", /no-cycle/],
  ["src/views/Hook.tsx", /rules-of-hooks/],
  ["src/views/Picture.tsx", /alt-text/],
  ["tests/skipped.test.ts", /no-disabled-tests/],
  ["tests/lonely.test.ts", /no-focused-tests/],
  ["tests/empty.test.ts", /expect-expect/],
])("lint refuses %s for %s", (file, rule) => {
  expect(broken.get(file)?.join()).toMatch(rule);
});

it("lint allows the console in the server", () => {
  expect(broken.get("server/console.ts")).toBeUndefined();
});
