import { findChromium, findChromiumWithWindows, thisMachine } from "./chromium.ts";
import { type Outcome, outcomesOf } from "./results.ts";
import { type Run, runNode } from "./run.ts";

/** The stages that `--only` accepts, besides files. */
export const groups = ["static", "unit", "build", "browser"] as const;
export type Group = (typeof groups)[number];

/** The results of one step, its output, and the cost of its files. */
export type Report = {
  readonly outcomes: readonly Outcome[];
  readonly output: string;
  readonly progress: Run["progress"];
};

export type Context = {
  /** How many times slower this machine is than the reference that limits were set for. */
  readonly slowness: number;
  /** Test files to run; null for all. */
  readonly files: readonly string[] | null;
};

export type Step = {
  readonly name: string;
  readonly group: Group;
  readonly run: (context: Context) => Promise<Report>;
};

const minuteMs = 60_000;
const silenceMs = ({ slowness }: Context): number => 5 * minuteMs * slowness;

const bin = (path: string, ...args: string[]): string[] => [`node_modules/${path}`, ...args];
const tool = (path: string): string[] => ["tools/run.mjs", `tools/${path}`];

/** Files ignored by git, such as the results of the last run, are not checked. */
const withoutIgnored = [
  "--vcs-enabled=true",
  "--vcs-client-kind=git",
  "--vcs-use-ignore-file=true",
];

/** Every check of `npm test`, in order. The browser tests use the output of "build". */
export const steps: readonly Step[] = [
  command("types", "static", bin("typescript/bin/tsc", "--noEmit", "-p", "tsconfig.json")),
  command("lint", "static", bin("oxlint/bin/oxlint", "--deny-warnings")),
  command("format", "static", bin("@biomejs/biome/bin/biome", "format", ...withoutIgnored, ".")),
  command("import direction", "static", tool("check/imports.ts")),
  command("domains", "static", tool("check/domains.ts")),
  command("dead code", "static", bin("knip/bin/knip.js", "--no-progress")),
  // Code used only by tests is dead too.
  command("test-only code", "static", [
    ...bin("knip/bin/knip.js", "--production", "--no-progress"),
    "--config=knip.production.json",
  ]),
  command("unused messages", "static", tool("check/unsent.ts")),
  command("contract", "static", tool("check/contract.ts")),
  command("leftovers", "static", tool("check/leftovers.ts")),
  command("lock file", "static", tool("check/lock.ts")),
  { name: "unit", group: "unit", run: runUnitTests },
  command("build", "build", tool("build.ts")),
  command("byte budget", "build", tool("check/budget.ts")),
  { name: "browser", group: "browser", run: runBrowserTests },
];

/** A program whose exit code reports success counts as one check. */
function command(name: string, group: Group, args: readonly string[]): Step {
  const run = async (context: Context): Promise<Report> => {
    const result = await runNode(args, { silenceMs: silenceMs(context) });
    const isSuccess = result.status === 0 && !result.isEnded;
    const title = result.isEnded ? `${name}: was ended, for it said nothing any more` : name;
    return { ...result, outcomes: [{ title, status: isSuccess ? "passed" : "failed" }] };
  };
  return { name, group, run };
}

/** Unit, marble, replay and contract tests. */
function runUnitTests(context: Context): Promise<Report> {
  const args = bin("vitest/vitest.mjs", "run", "--reporter=default");
  return runTests("unit", [...args, "--reporter=./tools/test/vitestReporter.ts"], context);
}

/** Browser tests in a real Chromium against the built app and its server. */
function runBrowserTests(context: Context): Promise<Report> {
  const args = bin("@playwright/test/cli.js", "test", "--retries=0");
  const reporters = "--reporter=list,./tools/test/playwrightReporter.ts";
  return runTests("browser", [...args, reporters], context, {
    // A process of tests holds a site and its database: with the usual young generation, a third of its time went into collecting it.
    NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --max-semi-space-size=64`,
    TOUCHLINE_CHROMIUM: findChromium(thisMachine),
    TOUCHLINE_CHROMIUM_WITH_WINDOWS: findChromiumWithWindows(thisMachine) ?? undefined,
  });
}

async function runTests(
  step: string,
  args: readonly string[],
  context: Context,
  env: NodeJS.ProcessEnv = {},
): Promise<Report> {
  const { slowness, files } = context;
  const run = await runNode([...args, ...(files ?? [])], {
    env: { ...env, TOUCHLINE_SLOWNESS: slowness.toFixed(1) },
    silenceMs: silenceMs(context),
  });
  return { ...run, outcomes: outcomesOf(step, run) };
}
