import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { costTable, cpuOfStep } from "../../tools/test/costTable.ts";
import type { Progress } from "../../tools/test/progress.ts";
import { outcomesOf, readResults, writeResults } from "../../tools/test/results.ts";
import { runNode } from "../../tools/test/run.ts";
import { folderWith } from "./workshop.ts";

const began = (title: string, file = "a.test.ts"): Progress => ({ began: title, file });
const ended = (title: string, status: "passed" | "failed" = "passed"): Progress => ({
  ended: title,
  file: "a.test.ts",
  status,
});
const run = (progress: readonly Progress[], status = 0, isEnded = false) =>
  outcomesOf("unit", { status, isEnded, output: "", progress });
const failures = (outcomes: ReturnType<typeof run>) =>
  outcomes.filter(({ status }) => status === "failed").map(({ title }) => title);

it.each([
  ["all passed", [ended("a")], 0, []],
  ["one failed and the runner reports it", [ended("a"), ended("b", "failed")], 1, ["b"]],
  [
    "all passed, yet the runner failed",
    [ended("a")],
    1,
    ["unit: the runner ended with 1 after 1 tests"],
  ],
  ["no test was run", [], 0, ["unit: the runner ended with 0 after 0 tests"]],
  ["the runner crashed", [], 134, ["unit: the runner ended with 134 after 0 tests"]],
] as const)("the reported tests are counted when %s", (_, progress, status, failed) => {
  expect(failures(run(progress, status))).toEqual(failed);
});

it("a run that was stopped keeps its results and names the running tests", () => {
  const received = [
    began("a.test.ts"),
    began("adds"),
    ended("adds"),
    began("divides"),
    began("b.test.ts", "b.test.ts"),
  ];
  expect(run(received, 1, true)).toEqual([
    { title: "adds", status: "passed" },
    {
      title:
        "unit: the runner was ended, for no test finished after 1 tests, in the middle of: a.test.ts divides; b.test.ts",
      status: "failed",
    },
  ]);
});

/** Reports a finished test every 40 ms, this many times, then hangs or exits. */
const runner = (tests: number, then: string): string =>
  `const { writeSync } = require("node:fs"); let told = 0;
   const timer = setInterval(() => {
     if (told === ${tests}) { clearInterval(timer); ${then}; return; }
     writeSync(3, JSON.stringify({ ended: "test " + told++, file: "f", status: "passed" }) + "\\n");
   }, 40);`;

it("no limit stops a run that makes progress, however long it takes", async () => {
  const { status, isEnded, progress } = await runNode(["-e", runner(60, "")], { silenceMs: 1_500 });
  expect([status, isEnded, progress.length]).toEqual([0, false, 60]);
});

it("a run in which no test finishes any more is stopped, with its child processes and with all results kept", async () => {
  // The grandchild holds the output open: if it were alive, the run would not end. It prints, which is no
  // progress.
  const loop = join(
    folderWith({ "loop.mjs": "setInterval(() => console.log('.'), 20);" }),
    "loop.mjs",
  );
  const hang = `require("node:child_process").spawn(process.execPath, ["${loop}"], { stdio: "inherit", detached: true })`;
  const { isEnded, progress } = await runNode(["-e", runner(3, hang)], { silenceMs: 2_500 });
  expect([isEnded, progress.length]).toEqual([true, 3]);
});

it("a worker that the system has stopped ends the run in the same way", async () => {
  const stop = 'process.kill(process.pid, "SIGSTOP")';
  const { isEnded, progress } = await runNode(["-e", runner(2, stop)], { silenceMs: 2_500 });
  expect([isEnded, progress.length]).toEqual([true, 2]);
});

it("a tool without test reports is kept alive by its output", async () => {
  const prints =
    "let n = 0; const timer = setInterval(() => { console.log(n); if (++n === 40) clearInterval(timer); }, 50)";
  expect(await runNode(["-e", prints], { silenceMs: 1_500 })).toMatchObject({
    status: 0,
    isEnded: false,
  });
  const silent = await runNode(["-e", "setInterval(() => {}, 1000)"], { silenceMs: 1_500 });
  expect(silent.isEnded).toBe(true);
});

it("results of the steps that were not run again are kept, and a damaged file is tolerated", async () => {
  const path = join(folderWith({ ".cache/test-results.json": "{" }), ".cache/test-results.json");
  expect(await readResults(path)).toEqual({});
  await writeResults({ unit: [{ title: "a", status: "failed" }] }, path);
  await writeResults({ browser: [{ title: "b", status: "passed" }] }, path);
  await writeResults({ unit: [{ title: "a", status: "passed" }] }, path);
  expect(await readResults(path)).toEqual({
    unit: [{ title: "a", status: "passed" }],
    browser: [{ title: "b", status: "passed" }],
  });
});

it("results that cannot be stored are an error, and the run is not lost", async () => {
  const folder = folderWith({});
  mkdirSync(join(folder, "results.json"));
  await expect(writeResults({}, join(folder, "results.json"))).rejects.toThrow(/EISDIR/);
});

it("the time is reported: each stage, their sum, and the ten most expensive files", () => {
  const files = Array.from({ length: 12 }, (_, index): Progress => {
    return { costOf: `tests/${index}.test.ts`, wallMs: index * 1_000, cpuMs: index * 500 };
  });
  const table = costTable([
    { group: "static", wallMs: 1_000, cpuMs: 2_000, progress: [] },
    { group: "unit", wallMs: 60_000, cpuMs: 90_000, progress: files },
    { group: "browser", wallMs: 30_000, cpuMs: 45_000, progress: [] },
  ]);
  const lines = table.split("\n").map((line) => line.trim().replace(/ +/g, " "));
  expect(lines).toEqual([
    "wall s CPU s",
    "static 1.0 2.0",
    "unit 60.0 90.0",
    "browser 30.0 45.0",
    "all 91.0 137.0",
    ...Array.from({ length: 10 }, (_, index) => {
      const n = 11 - index;
      return `tests/${n}.test.ts ${n.toFixed(1)} ${(n / 2).toFixed(1)}`;
    }),
  ]);
});

it.each([
  ["its tests, whose browsers are killed and not waited for", 40_000, [60_000, 30_000], 90_000],
  ["the system, which includes what is in no test", 40_000, [10_000, 5_000], 40_000],
  ["the system, where a test could not measure it", 40_000, [10_000, null], 40_000],
  ["the system, of a tool without tests", 2_000, [], 2_000],
  ["nowhere, where the system does not report it", null, [10_000], null],
] as const)("the processor time of a step is taken from %s", (_, waitedMs, files, expected) => {
  const progress = files.map((cpuMs, at): Progress => ({ costOf: `${at}.ts`, wallMs: 0, cpuMs }));
  expect(cpuOfStep(waitedMs, [ended("a"), ...progress])).toBe(expected);
});
