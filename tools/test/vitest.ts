import { readFile, rm } from "node:fs/promises";
import { relative } from "node:path";
import * as t from "io-ts";
import { isLeft } from "fp-ts/lib/Either.js";
import { type Outcome, type Report, withCrash } from "./results.ts";
import { runNode } from "./run.ts";

const file = t.type({
  name: t.string,
  status: t.string,
  assertionResults: t.array(t.type({ fullName: t.string, status: t.string })),
});
const report = t.type({ testResults: t.array(file) });
const reportFile = ".cache/vitest.json";

/** Unit, marble, replay and contract tests. A skipped test counts as failed: it proves nothing. */
export async function runVitest(): Promise<Report> {
  await rm(reportFile, { force: true });
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const { status, output } = await runNode(["node_modules/vitest/vitest.mjs", ...args]);
  const outcomes = readVitestReport(await readFile(reportFile, "utf8").catch(() => ""));
  return { outcomes: withCrash(outcomes, "unit", status), output };
}

/** Outcomes in Vitest's JSON report; none when there is no report. */
export function readVitestReport(text: string): Outcome[] {
  const decoded = text === "" ? undefined : report.decode(JSON.parse(text));
  if (decoded === undefined || isLeft(decoded)) return [];
  return decoded.right.testResults.flatMap(({ name, status, assertionResults }): Outcome[] => {
    const tests = assertionResults.map(
      (one): Outcome => ({
        title: one.fullName,
        status: one.status === "passed" ? "passed" : "failed",
      }),
    );
    const isBroken = status === "failed" && tests.every((test) => test.status === "passed");
    const title = `${relative(".", name)} could not be run`;
    return isBroken ? [...tests, { title, status: "failed" }] : tests;
  });
}
