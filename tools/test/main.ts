import { parseArgs } from "node:util";
import { ExpectedError } from "../expected.ts";
import { type Outcome, type Report, writeResults } from "./results.ts";
import { type Group, groups, type Step, steps } from "./steps.ts";

const linesShown = 150;

/** `npm test [-- --only GROUP]`: runs every step, whatever the ones before have found. */
export async function main(args: readonly string[]): Promise<number> {
  const only = readOnly(args);
  const ran: Record<string, Outcome[]> = {};
  for (const step of steps.filter(({ group }) => only.includes(group))) {
    const startedAt = Date.now();
    const report = await attempt(step);
    ran[step.name] = [...report.outcomes];
    tell(step, report, Date.now() - startedAt);
  }
  await writeResults(ran);
  const { passed, failed } = count(Object.values(ran).flat());
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function readOnly(args: readonly string[]): readonly Group[] {
  const parsed = parseArgs({
    args: [...args],
    options: { only: { type: "string", multiple: true } },
    strict: false,
  });
  const chosen = [parsed.values.only ?? [...groups]].flat();
  const known = groups.filter((group) => chosen.includes(group));
  if (known.length === chosen.length && parsed.positionals.length === 0) return known;
  const text = args.join(" ");
  throw new ExpectedError(`"${text}" is not understood. Options: --only ${groups.join("|")}`);
}

/** A step that throws has failed; the next one is run all the same. */
async function attempt(step: Step): Promise<Report> {
  try {
    return await step.run();
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { outcomes: [{ title: `${step.name} could not be run`, status: "failed" }], output };
  }
}

function tell({ name }: Step, { outcomes, output }: Report, tookMs: number): void {
  const { passed, failed } = count(outcomes);
  const sum = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
  console.log(`${name.padEnd(18)}${sum.padEnd(24)}${(tookMs / 1000).toFixed(1)} s`);
  for (const { title, status } of outcomes)
    if (status === "flaky") console.log(`  passed at its second try only: ${title}`);
  if (failed === 0) return;
  console.log(shortened(output.trimEnd()));
  for (const { title, status } of outcomes)
    if (status === "failed") console.log(`  failed: ${title}`);
}

/** A tool gone wild may print a line for every file on the disk: the first and the last lines tell enough. */
function shortened(output: string): string {
  const lines = output.split("\n");
  if (lines.length <= 2 * linesShown) return output;
  const cut = `… ${lines.length - 2 * linesShown} lines left out …`;
  return [...lines.slice(0, linesShown), cut, ...lines.slice(-linesShown)].join("\n");
}

function count(outcomes: readonly Outcome[]): { passed: number; failed: number } {
  const failed = outcomes.filter(({ status }) => status === "failed").length;
  return { passed: outcomes.length - failed, failed };
}
