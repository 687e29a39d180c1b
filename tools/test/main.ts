import { changedTests } from "./changed.ts";
import { costTable, cpuOfStep } from "./costTable.ts";
import { childrenCpuMs, measureSlowness } from "./machine.ts";
import { help, readOptions, type TestOptions } from "./options.ts";
import { type Outcome, writeResults } from "./results.ts";
import { type Context, type Report, type Step, steps } from "./stages.ts";

const linesShown = 150;

/** What to run: the steps, and for test steps the files; null for all. */
type Plan = readonly { readonly step: Step; readonly files: readonly string[] | null }[];

/** `npm test`: runs every step, even if earlier ones failed. Resolves to 0 only if nothing failed. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options.kind === "help") {
    console.log(help);
    return 0;
  }
  const plan = await planOf(options);
  const slowness = measureSlowness();
  console.log(
    `This machine takes ${slowness.toFixed(1)} times as long as the one the limits are made for.`,
  );
  const ran: Record<string, Outcome[]> = {};
  const costs = [];
  for (const { step, files } of plan) {
    const startedAt = Date.now();
    const cpuBefore = childrenCpuMs();
    const report = await attempt(step, { slowness, files });
    const wallMs = Date.now() - startedAt;
    const cpuAfter = childrenCpuMs();
    const waitedMs = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
    const cpuMs = cpuOfStep(waitedMs, report.progress);
    ran[step.name] = [...report.outcomes];
    costs.push({ group: step.group, wallMs, cpuMs, progress: report.progress });
    printReport(step, report, wallMs);
  }
  const outcomes = Object.values(ran).flat();
  // Only complete steps prove anything.
  const isWhole = plan.every(({ files }) => files === null);
  if (isWhole) outcomes.push(...(await storeResults(ran)));
  console.log(`\n${costTable(costs)}`);
  const { passed, failed } = count(outcomes);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

async function planOf(options: Exclude<TestOptions, { readonly kind: "help" }>): Promise<Plan> {
  if (options.kind === "all") return steps.map((step) => ({ step, files: null }));
  if (options.kind === "only") {
    const { groups, files } = options;
    const isBuilt = groups.includes("build");
    const isIncluded = ({ name, group }: Step): boolean =>
      groups.includes(group) || (name === "build" && groups.includes("browser"));
    const completeSteps = steps.filter(isIncluded).map((step) => ({ step, files: null }));
    return [...completeSteps, ...planOfFiles(files, isBuilt || groups.includes("browser"))];
  }
  const { files, reasons } = await changedTests(options.since);
  for (const reason of reasons) console.log(reason);
  const completeSteps = steps
    .filter(({ group }) => group === "static")
    .map((step) => ({ step, files: null }));
  return [...completeSteps, ...planOfFiles(files, false)];
}

/**
 * The steps that these test files need. A folder of unit tests never contains browser tests, but `tests`
 * contains both.
 */
function planOfFiles(files: readonly string[], isBuilt: boolean): Plan {
  const inBrowser = files.filter((file) => file.startsWith("tests/browser"));
  const inNode = files.filter((file) => !file.startsWith("tests/browser"));
  const stepFor = (name: string, chosen: readonly string[]): Plan =>
    steps.filter((step) => step.name === name).map((step) => ({ step, files: chosen }));
  return [
    ...(inNode.length > 0 ? stepFor("unit", inNode) : []),
    ...(inBrowser.length > 0 && !isBuilt ? stepFor("build", []) : []),
    ...(inBrowser.length > 0 ? stepFor("browser", inBrowser) : []),
  ];
}

/** A step that throws has failed; the next one still runs. */
async function attempt(step: Step, context: Context): Promise<Report> {
  try {
    return await step.run(context);
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const title = `${step.name} could not be run`;
    return { outcomes: [{ title, status: "failed" }], output, progress: [] };
  }
}

/** Stores the results for `npm run requirements`. A full disk fails the run without losing results. */
async function storeResults(ran: Record<string, Outcome[]>): Promise<readonly Outcome[]> {
  try {
    await writeResults(ran);
    return [];
  } catch (error) {
    console.log(`The results could not be kept: ${error instanceof Error ? error.message : error}`);
    return [{ title: "the results are kept", status: "failed" }];
  }
}

function printReport({ name }: Step, { outcomes, output }: Report, tookMs: number): void {
  const { passed, failed } = count(outcomes);
  const sum = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
  console.log(`${name.padEnd(18)}${sum.padEnd(24)}${(tookMs / 1000).toFixed(1)} s`);
  if (failed === 0) return;
  console.log(shortened(output.trimEnd()));
  for (const { title, status } of outcomes)
    if (status === "failed") console.log(`  failed: ${title}`);
}

/** A tool may print a line for every file on the disk: the first and last lines are enough. */
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
