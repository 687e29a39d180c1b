import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderWith, node, root } from "./workshop.ts";

const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
const settings = {
  ".oxlintrc.json": readFileSync(join(root, ".oxlintrc.json"), "utf8"),
  "tools/lint/plugin.mjs": readFileSync(join(root, "tools/lint/plugin.mjs"), "utf8"),
};

/** Rules, by code, that the project's settings report for one file of source. */
function rulesBroken(file: string, text: string, others: Record<string, string> = {}): string[] {
  const folder = folderWith({ ...settings, ...others, [file]: text });
  const { stdout } = node([oxlint, "--format=json", file], { cwd: folder });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

const ambient: readonly [text: string, rule: string][] = [
  ["export const at = Date.now();", "eslint(no-restricted-properties)"],
  ["const { now } = Date;\nexport const at = now();", "eslint(no-restricted-properties)"],
  ["export const at = performance.now();", "eslint(no-restricted-properties)"],
  ["export const at = Math.random();", "eslint(no-restricted-properties)"],
  ["export const id = crypto.randomUUID();", "eslint(no-restricted-properties)"],
  ["export const at = new Date();", "touchline(no-ambient)"],
  ["export const at = Date();", "touchline(no-ambient)"],
  ["export const at = globalThis.Date.now();", "touchline(no-ambient)"],
  ["window.setTimeout(print, 5);", "touchline(no-ambient)"],
  ["setTimeout(print, 5);", "eslint(no-restricted-globals)"],
  ["setInterval(print, 5);", "eslint(no-restricted-globals)"],
  ["requestAnimationFrame(print);", "eslint(no-restricted-globals)"],
  ['export const answer = fetch("/");', "eslint(no-restricted-globals)"],
];

it.each(ambient)("refuses %j in src, but not in src/infra", (text, rule) => {
  expect(rulesBroken("src/epics/a.ts", text)).toContain(rule);
  expect(rulesBroken("src/infra/a.ts", text)).not.toContain(rule);
});

it("allows a date made from an instant", () => {
  expect(rulesBroken("src/views/a.ts", "export const day = (at: number) => new Date(at);")).toEqual(
    [],
  );
});

const everywhere: readonly [text: string, rule: string][] = [
  ["document.body.innerHTML = location.hash;", "eslint(no-restricted-properties)"],
  [
    'document.body.insertAdjacentHTML("beforeend", location.hash);',
    "eslint(no-restricted-properties)",
  ],
  ["document.write(location.hash);", "eslint(no-restricted-properties)"],
  ["eval(location.hash);", "eslint(no-eval)"],
  ["export const run = new Function(location.hash);", "eslint(no-new-func)"],
  ["export const run = (x: any) => x;", "typescript(no-explicit-any)"],
  ["export const x = location as unknown as number;", "touchline(no-double-assertion)"],
  ["export enum Side { Back, Lay }", "touchline(no-enum)"],
  ["// @ts-ignore\nexport const x = 1;", "typescript(ban-ts-comment)"],
  ["export const x = 1;\n".repeat(1) + "// line\n".repeat(251), "eslint(max-lines)"],
];

it.each(everywhere)("refuses %.60j in src, src/infra, server and tests", (text, rule) => {
  for (const folder of ["src/views", "src/infra", "server", "tests"]) {
    expect(rulesBroken(`${folder}/a.ts`, text)).toContain(rule);
  }
});

it("refuses console in src only", () => {
  expect(rulesBroken("src/infra/a.ts", "console.log(1);")).toContain("eslint(no-console)");
  expect(rulesBroken("tools/a.ts", "console.log(1);")).toEqual([]);
});

it("refuses a cycle", () => {
  const others = { "src/events/b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;' };
  const text = 'import { b } from "./b.ts";\nexport const a = () => b;';
  expect(rulesBroken("src/events/a.ts", text, others)).toContain("import(no-cycle)");
});

it("refuses a hook in a branch and a picture without words", () => {
  const hook = 'import { useState } from "react";\nexport function A({ on }: { on: boolean }) {\n';
  const text = `${hook}  if (on) useState(1);\n  return <img src="a.png" />;\n}`;
  const broken = rulesBroken("src/views/A.tsx", text);
  expect(broken.join()).toMatch(/rules-of-hooks/);
  expect(broken.join()).toMatch(/alt-text/);
});

it("refuses a skipped and a lonely test", () => {
  const text =
    'import { expect, it } from "vitest";\nit.skip("a", () => expect(1).toBe(1));\nit.only("b", () => expect(1).toBe(1));';
  const broken = rulesBroken("tests/a.test.ts", text).join();
  expect(broken).toMatch(/no-disabled-tests/);
  expect(broken).toMatch(/no-focused-tests/);
});
