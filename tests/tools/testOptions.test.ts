import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readOptions } from "../../tools/test/options.ts";
import { folderWith, node, root } from "./workshop.ts";

it("npm test accepts a stage, a file, a folder, and what has changed", () => {
  expect(readOptions([])).toEqual({ kind: "all" });
  expect(readOptions(["--help"])).toEqual({ kind: "help" });
  expect(readOptions(["--only", "unit", "--only", "tests/rules"])).toEqual({
    kind: "only",
    groups: ["unit"],
    files: ["tests/rules"],
  });
  expect(readOptions(["--only", "tests/marbles/idle.test.ts"])).toMatchObject({
    files: ["tests/marbles/idle.test.ts"],
  });
  expect(readOptions(["--changed"])).toEqual({ kind: "changed", since: null });
  expect(readOptions(["--changed", "HEAD~3"])).toEqual({ kind: "changed", since: "HEAD~3" });
});

it.each([
  [["--onyl", "unit"]],
  [["unit"]],
  [["--only", "untested"]],
  [["--only", "src/main.tsx"]],
  [["--changed", "a", "b"]],
  [["--changed", "--only", "unit"]],
])("npm test refuses %j in one line with a hint", (args) => {
  expect(() => readOptions(args)).toThrow(/^[^\n]+\. See npm test -- --help\.$/);
});

it("npm test prints its help and runs nothing", () => {
  const { status, stdout } = node([join(root, "tools/test.mjs"), "--help"]);
  expect(status).toBe(0);
  for (const word of ["--only", "--changed", "static", "browser"]) expect(stdout).toContain(word);
  expect(stdout).not.toMatch(/\d passed/);
});

/** A small project with one domain of tea, one of cups, and a table of both. */
function project(): string {
  const folder = folderWith({
    "src/events/tea/slice.ts": "export const tea = 1;",
    "src/events/cup/slice.ts": "export const cup = 1;",
    "src/epics/tea/boil.ts":
      'import "../../events/tea/slice.ts"; export const boil = { id: "TEA-BOIL" };',
    "src/events/index.ts": [
      ...Array.from({ length: 22 }, (_, index) => `import "./d${index}/slice.ts";`),
      'import "./tea/slice.ts";',
      'import "./cup/slice.ts";',
    ].join("\n"),
    "src/domains/tea.ts": 'import "../events/tea/slice.ts";',
    "src/chunks/all.ts": 'import "../domains/tea.ts";',
    "tests/domains/app.test.ts": "",
    "tests/kit/app.ts": 'import "../../src/events/index.ts"; import "../../src/chunks/all.ts";',
    "tests/events/pour.test.ts": 'import "../../src/events/tea/slice.ts";',
    "tests/marbles/teaTime.test.ts": 'import "../kit/app.ts";',
    "tests/marbles/whistle.test.ts": 'import "../kit/app.ts"; rule("whistles {TEA-BOIL:at}", {});',
    "tests/marbles/cupHandle.test.ts": 'import "../kit/app.ts";',
    "tests/browser/tea.spec.ts": "",
  });
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: folder });
  git("init", "-q");
  git("add", "-A");
  git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "first");
  return folder;
}

const tool = `import { changedTests } from ${JSON.stringify(join(root, "tools/test/changed.ts"))};
import { writeFileSync } from "node:fs";
export async function main([file]: readonly string[]): Promise<number> {
  if (file !== undefined) writeFileSync(file, "export const changed = { id: 'NEW' };\\n" + \`export const x = { id: "TEA-BOIL" };\`);
  console.log(JSON.stringify((await changedTests(null)).files));
  return 0;
}`;

it.each([
  [
    "src/events/tea/slice.ts",
    [
      "tests/browser/tea.spec.ts",
      "tests/domains/app.test.ts",
      "tests/events/pour.test.ts",
      "tests/marbles/teaTime.test.ts",
      "tests/marbles/whistle.test.ts",
    ],
  ],
  ["src/events/cup/slice.ts", ["tests/marbles/cupHandle.test.ts", "tests/marbles/whistle.test.ts"]],
  [
    "tests/marbles/cupHandle.test.ts",
    ["tests/marbles/cupHandle.test.ts", "tests/marbles/whistle.test.ts"],
  ],
])(
  "a change of %s runs the tests of its importers, its namesakes, the timelines of its rules and those of the whole app, not of all that use the app",
  (file, tests) => {
    const folder = project();
    const tools = folderWith({ "tool.ts": tool });
    const args = [join(root, "tools/run.mjs"), join(tools, "tool.ts"), file];
    const { stdout, stderr } = node(args, { cwd: folder });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual(tests);
  },
);
