import { join } from "node:path";
import { expect, it } from "vitest";
import { readPlaywrightReport } from "../../tools/test/playwright.ts";
import { readResults, strict, withCrash, writeResults } from "../../tools/test/results.ts";
import { runNode } from "../../tools/test/run.ts";
import { readVitestReport } from "../../tools/test/vitest.ts";
import { folderWith } from "./workshop.ts";

const file = (name: string, status: string, tests: Record<string, string>): object => ({
  name,
  status,
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
});

it("counts each unit test, takes a skipped one for failed, and sees a file that did not load", () => {
  const testResults = [
    file("/a.test.ts", "failed", { good: "passed", bad: "failed", left: "skipped", later: "todo" }),
    file("/b.test.ts", "failed", {}),
  ];
  const outcomes = readVitestReport(JSON.stringify({ testResults }));
  expect(outcomes.map(({ status }) => status).join(" ")).toBe("passed failed failed failed failed");
  expect(outcomes.at(-1)?.title).toMatch(/b\.test\.ts could not be run$/);
});

it("counts each browser test by its path, tells a flaky one apart, and takes a skipped one for failed", () => {
  const spec = (title: string, status: string): object => ({ title, tests: [{ status }] });
  const suites = [
    {
      title: "coupon.spec.ts",
      specs: [spec("opens", "expected")],
      suites: [
        { title: "placing", specs: [spec("once", "flaky"), spec("twice", "skipped")] },
        { title: "pausing", specs: [spec("waits", "unexpected"), { title: "none", tests: [] }] },
      ],
    },
  ];
  expect(readPlaywrightReport(JSON.stringify({ suites }))).toEqual([
    { title: "coupon.spec.ts opens", status: "passed" },
    { title: "coupon.spec.ts placing once", status: "flaky" },
    { title: "coupon.spec.ts placing twice", status: "failed" },
    { title: "coupon.spec.ts pausing waits", status: "failed" },
    { title: "coupon.spec.ts pausing none", status: "failed" },
  ]);
});

it.each([
  ["all passed", ["passed"], 0, 0],
  ["one failed and the runner says so", ["passed", "failed"], 1, 1],
  ["all passed, yet the runner failed", ["passed"], 1, 1],
  ["no test was run", [], 0, 1],
  ["the runner crashed", [], 134, 1],
] as const)("when %s", (_, statuses, exitCode, failed) => {
  const outcomes = statuses.map((status) => ({ title: "a", status }));
  const counted = withCrash(outcomes, "unit", exitCode);
  expect(counted.filter(({ status }) => status === "failed")).toHaveLength(failed);
});

it("lets five tests pass at their second try, and not a sixth", () => {
  const flaky = (count: number) =>
    Array.from({ length: count }, () => ({ title: "a", status: "flaky" }) as const);
  const failedOf = (count: number) =>
    strict([...flaky(count), { title: "b", status: "passed" }]).map(({ status }) => status);
  expect(new Set(failedOf(5))).toEqual(new Set(["flaky", "passed"]));
  expect(new Set(failedOf(6))).toEqual(new Set(["failed", "passed"]));
});

it("finds nothing in a report that is missing or foreign", () => {
  for (const text of ["", "{}", "[]"]) {
    expect(readVitestReport(text)).toEqual([]);
    expect(readPlaywrightReport(text)).toEqual([]);
  }
});

it("keeps the results of the steps that were not run again", async () => {
  const path = join(folderWith({}), ".cache/test-results.json");
  await writeResults({ unit: [{ title: "a", status: "failed" }] }, path);
  await writeResults({ browser: [{ title: "b", status: "passed" }] }, path);
  await writeResults({ unit: [{ title: "a", status: "passed" }] }, path);
  expect(await readResults(path)).toEqual({
    unit: [{ title: "a", status: "passed" }],
    browser: [{ title: "b", status: "passed" }],
  });
});

it("ends a run that does not finish, with the processes it has started", async () => {
  // The grandchild holds the output open: were it alive, the run would not be over.
  const file = join(folderWith({ "loop.mjs": "for (;;);" }), "loop.mjs");
  const code = `require("node:child_process").spawn(process.execPath, ["${file}"], { stdio: "inherit" });`;
  const { status, output } = await runNode(["-e", code], {}, 1500);
  expect(status).toBe(1);
  expect(output).toContain("Ended after 1500 ms");
});
