import { readFile, rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { ExpectedError } from "./expected.ts";
import { cellsOf, type Coverage, coverageOf, drawCoverage } from "./rules/coverage.ts";
import { type Found, type FoundFault, foundFiles, readFound } from "./rules/found.ts";
import { runNode } from "./test/run.ts";

const faults = ["wake", "pause", "throttle"];
const usage = `Options: --mutate, --fault ${faults.join("|")}, or none`;

/**
 * `npm run rules`: runs the tests of the rules and tells which edge of which rule they show. `-- --mutate`: whether the
 * tests notice every change of a rule. `-- --fault NAME`: which cells turn red with that fault. 1 on a hole, a failure
 * or a survivor.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { mutate: { type: "boolean" }, fault: { type: "string" } },
    strict: false,
  });
  const { mutate, fault, ...others } = values;
  const isUnderstood = positionals.length === 0 && Object.keys(others).length === 0;
  if (!isUnderstood || (mutate !== undefined && fault !== undefined)) {
    throw new ExpectedError(`"${args.join(" ")}" is not understood. ${usage}`);
  }
  if (mutate === true) return tellMutation(await runTests("mutate", 2));
  if (fault === undefined) return tellCoverage(await runTests("cover", 1));
  if (typeof fault !== "string" || !faults.includes(fault)) {
    throw new ExpectedError(`There is no fault "${String(fault)}". ${usage}`);
  }
  return tellFault(await runTests("fault", 1, fault));
}

/** Runs the tests of the rules in processes of their own; each leaves what it found in a file. */
async function runTests(
  work: "cover" | "mutate" | "fault",
  processes: 1 | 2,
  fault = "",
): Promise<readonly Found[]> {
  for (const file of foundFiles) await rm(file, { force: true });
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--root", ".", "--reporter=default"];
  const args = [...vitest, "--config", "tests/rules/run/vitest.config.ts", `run/${work}`];
  const { output } = await runNode(args, { TOUCHLINE_FAULT: fault });
  const left = foundFiles.slice(0, processes).map((file) => readFile(file, "utf8"));
  const texts = await Promise.all(left).catch(() => {
    throw new ExpectedError(`The tests of the rules could not be run:\n${output}`);
  });
  return texts.map(readFound);
}

function tellCoverage([found]: readonly Found[]): number {
  const coverage = coverageOf(found?.fault?.outcomes ?? []);
  console.log(drawCoverage(coverage));
  return tellWrong(coverage);
}

function tellWrong(coverage: Coverage): number {
  const list = (what: string, cells: readonly string[]) => {
    if (cells.length > 0) console.log(`\n${what}: ${cells.join(" ")}`);
    return cells.length;
  };
  const wrong =
    list("no test", cellsOf(coverage, "hole")) +
    list("a test fails", cellsOf(coverage, "failing")) +
    list("shown, but called not applicable", cellsOf(coverage, "conflict"));
  return wrong === 0 ? 0 : 1;
}

function tellMutation(found: readonly Found[]): number {
  const verdicts = found.flatMap((one) => one.verdicts);
  const failing = [...new Set(found.flatMap((one) => one.failing))];
  const count = (fate: string) => verdicts.filter((one) => one.fate === fate).length;
  for (const one of failing) console.log(`fails without any change: ${one}\n`);
  for (const { mutant, fate, tried } of verdicts) {
    if (fate !== "survived") continue;
    const what = tried.length === 0 ? "no test carries a tag of the rule" : "tests that were run:";
    console.log([`survived: ${mutant}; ${what}`, ...tried.map((title) => `  ${title}`)].join("\n"));
  }
  for (const { mutant, reason } of verdicts) {
    if (reason !== null) console.log(`cannot be told apart: ${mutant}: ${reason}`);
  }
  const sums = ["killed", "equivalent", "survived"].map((fate) => `${count(fate)} ${fate}`);
  console.log(`${verdicts.length} changes: ${sums.join(", ")}`);
  return count("survived") === 0 && failing.length === 0 ? 0 : 1;
}

function tellFault([found]: readonly Found[]): number {
  const { outcomes = [], red = [] }: Partial<FoundFault> = found?.fault ?? {};
  console.log(drawCoverage(coverageOf(outcomes)));
  console.log(`\nturned red: ${red.join(" ") || "nothing"}`);
  return red.length === 0 ? 1 : 0;
}
