import { readFile, rm } from "node:fs/promises";
import type { RuleId } from "../src/catalogue.ts";
import { ExpectedError } from "./expected.ts";
import { cellsOf, type Coverage, coverageOf, drawCoverage } from "./rules/coverage.ts";
import { type Found, type FoundFault, foundFiles, readFound } from "./rules/found.ts";
import { help, readOptions } from "./rules/options.ts";
import { measureSlowness } from "./test/machine.ts";
import { runNode } from "./test/run.ts";

type Chosen = readonly RuleId[] | null;

/**
 * `npm run rules`: runs the tests of the rules and prints which edge of which rule they cover. `-- --mutate`:
 * whether the tests notice every change of a rule. `-- --fault NAME`: which cells turn red with that fault.
 * Exits with 1 on a hole, a failure or a survivor.
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options.work === "help") {
    console.log(help);
    return 0;
  }
  const { work, rules, fault } = options;
  if (work === "mutate") return reportMutation(await runTests("mutate", 2, rules));
  if (work === "cover") return reportCoverage(await runTests("cover", 1, rules), rules);
  return reportFault(await runTests("fault", 1, rules, fault), rules);
}

/** Runs the tests of the rules in separate processes; each writes its results to a file. */
async function runTests(
  work: "cover" | "mutate" | "fault",
  processes: 1 | 2,
  rules: Chosen,
  fault = "",
): Promise<readonly Found[]> {
  for (const file of foundFiles) await rm(file, { force: true });
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--root", ".", "--reporter=default"];
  const args = [...vitest, "--config", "tests/rules/run/vitest.config.ts", `run/${work}`];
  const { output } = await runNode(args, {
    env: { TOUCHLINE_FAULT: fault, TOUCHLINE_RULES: rules?.join(",") ?? "" },
    silenceMs: 10 * 60_000 * measureSlowness(),
  });
  const resultTexts = foundFiles.slice(0, processes).map((file) => readFile(file, "utf8"));
  const texts = await Promise.all(resultTexts).catch(() => {
    throw new ExpectedError(`The tests of the rules could not be run:\n${output}`);
  });
  return texts.map(readFound);
}

function reportCoverage([found]: readonly Found[], rules: Chosen): number {
  const coverage = chosenOf(coverageOf(found?.fault?.outcomes ?? []), rules);
  console.log(drawCoverage(coverage));
  return reportWrong(coverage);
}

function reportWrong(coverage: Coverage): number {
  const list = (label: string, cells: readonly string[]) => {
    if (cells.length > 0) console.log(`\n${label}: ${cells.join(" ")}`);
    return cells.length;
  };
  const wrong =
    list("no test", cellsOf(coverage, "hole")) +
    list("a test fails", cellsOf(coverage, "failing")) +
    list("shown, but called not applicable", cellsOf(coverage, "conflict"));
  return wrong === 0 ? 0 : 1;
}

function reportMutation(found: readonly Found[]): number {
  const verdicts = found.flatMap((result) => result.verdicts);
  const failing = [...new Set(found.flatMap((result) => result.failing))];
  const count = (fate: string) => verdicts.filter((verdict) => verdict.fate === fate).length;
  for (const test of failing) console.log(`fails without any change: ${test}\n`);
  for (const { mutant, fate, tried } of verdicts) {
    if (fate !== "survived") continue;
    const tests = tried.length === 0 ? "no test carries a tag of the rule" : "tests that were run:";
    console.log(
      [`survived: ${mutant}; ${tests}`, ...tried.map((title) => `  ${title}`)].join("\n"),
    );
  }
  for (const { mutant, reason } of verdicts) {
    if (reason !== null) console.log(`indistinguishable: ${mutant}: ${reason}`);
  }
  const sums = ["killed", "equivalent", "survived"].map((fate) => `${count(fate)} ${fate}`);
  console.log(`${verdicts.length} changes: ${sums.join(", ")}`);
  return count("survived") === 0 && failing.length === 0 ? 0 : 1;
}

function chosenOf(coverage: Coverage, rules: Chosen): Coverage {
  return new Map([...coverage].filter(([id]) => rules === null || rules.includes(id)));
}

function reportFault([found]: readonly Found[], rules: Chosen): number {
  const { outcomes = [], red = [] }: Partial<FoundFault> = found?.fault ?? {};
  console.log(drawCoverage(chosenOf(coverageOf(outcomes), rules)));
  console.log(`\nturned red: ${red.join(" ") || "nothing"}`);
  return red.length === 0 ? 1 : 0;
}
