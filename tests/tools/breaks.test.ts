import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { receivedOf } from "../../tools/breaks/ask.ts";
import { apply, copyOf, misfits } from "../../tools/breaks/copy.ts";
import { readOptions } from "../../tools/breaks/options.ts";
import type { Progress } from "../../tools/test/progress.ts";
import type { Break } from "../breaks/break.ts";
import { breaks } from "../breaks/breaks.ts";
import { folderWith, root } from "./workshop.ts";

const tea: Break = {
  name: "tea is cold",
  file: "tea.ts",
  find: "hot",
  put: "$& cold",
  tests: ["tests/tea.test.ts"],
};
const kitchen = {
  "tea.ts": "export const tea = 'hot';",
  "tests/tea.test.ts": "it('is hot', () => {});",
};

describe("the list of breaks", () => {
  it("fits the sources: each text is exactly once in its file, and its tests exist", () => {
    expect(breaks.length).toBeGreaterThanOrEqual(40);
    expect(breaks.flatMap((one) => misfits(root, one))).toEqual([]);
  });

  it("has unique names, and changes something", () => {
    expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length);
    expect(breaks.filter(({ find, put }) => find === put)).toEqual([]);
    expect(breaks.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });
});

describe("a break", () => {
  it("that no longer fits is reported: text missing or doubled, test or title missing", () => {
    const folder = folderWith(kitchen);
    expect(misfits(folder, tea)).toEqual([]);
    for (const wrong of [
      { find: "cold" },
      { find: "t" },
      { file: "cup.ts" },
      { tests: ["tests/cup.test.ts"] },
      { title: "is cold" },
    ])
      expect(misfits(folder, { ...tea, ...wrong }), JSON.stringify(wrong)).toHaveLength(1);
  });

  it("is made only in a copy, exactly as written, and undone", () => {
    const folder = folderWith({
      ...kitchen,
      "node_modules/cup/index.js": "",
      ".gitignore": "node_modules",
    });
    execFileSync("git", ["init", "-q"], { cwd: folder });
    const copy = copyOf(folder);
    onTestFinished(() => rmSync(copy, { recursive: true }));
    const read = (place: string) => readFileSync(join(place, "tea.ts"), "utf8");
    const undo = apply(copy, tea);
    expect(read(copy)).toBe("export const tea = '$& cold';");
    expect(read(folder)).toBe(kitchen["tea.ts"]);
    undo();
    expect(read(copy)).toBe(kitchen["tea.ts"]);
  });
});

describe("the test results of a break", () => {
  const receivedValue = (progress: readonly Progress[], status = 1) =>
    receivedOf({ status, isEnded: false, output: "spilt\n", progress });
  const ended = (title: string, status: "passed" | "failed", file = "tests/tea.test.ts") => ({
    ended: title,
    file,
    status,
  });

  it("are the failed tests", () => {
    const received = [ended("is hot", "failed"), ended("is sweet", "passed")];
    expect(receivedValue(received)).toEqual({
      failed: [{ title: "is hot", file: "tests/tea.test.ts" }],
      fault: null,
    });
    expect(receivedValue([ended("is hot", "passed")], 0)).toEqual({ failed: [], fault: null });
  });

  it("are none when the tests could not run: a break that does not compile is not a break", () => {
    const broken = "tests/tea.test.ts could not be run";
    expect(receivedValue([ended(broken, "failed")])).toEqual({ failed: [], fault: broken });
    const outside = ended("outside of a test: spilt", "failed", "");
    expect(receivedValue([outside]).fault).toBe("outside of a test: spilt");
    expect(receivedValue([]).fault).toBe("the run proves nothing:\nspilt");
    expect(receivedValue([ended("is hot", "passed")]).fault).toBe("the run proves nothing:\nspilt");
  });
});

describe("the options of npm run breaks", () => {
  it("choose by words of name, file or tests", () => {
    expect(readOptions([])?.breaks).toEqual(breaks);
    expect(readOptions(["--help"])).toBeNull();
    const chosen = readOptions(["--only", "tests/marbles", "--only", "Calculator"])?.breaks ?? [];
    expect(chosen.length).toBeGreaterThan(1);
    for (const { name, tests } of chosen)
      expect(`${name} ${tests.join(" ")}`).toMatch(/tests\/marbles|calculator/);
  });

  it("are refused in one line when they are invalid", () => {
    expect(() => readOptions(["--only", "samovar"])).toThrow('No break is about "samovar".');
    expect(() => readOptions(["--olny"])).toThrow(/^[^\n]+\. See npm run breaks -- --help\.$/);
  });
});
