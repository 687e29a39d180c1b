import { runPlaywright } from "./playwright.ts";
import type { Report } from "./results.ts";
import { runNode } from "./run.ts";
import { runVitest } from "./vitest.ts";

/** What `--only` chooses from. */
export const groups = ["static", "unit", "build", "browser"] as const;
export type Group = (typeof groups)[number];
export type Step = {
  readonly name: string;
  readonly group: Group;
  readonly run: () => Promise<Report>;
};

const bin = (path: string, ...args: string[]): string[] => [`node_modules/${path}`, ...args];
const tool = (path: string): string[] => ["tools/run.mjs", `tools/${path}`];

/** What git leaves out, such as the results of the last run, has no form to keep. */
const withoutIgnored = [
  "--vcs-enabled=true",
  "--vcs-client-kind=git",
  "--vcs-use-ignore-file=true",
];

/** Every check of `npm test`, in the order it is run. The browser tests use what "build" has built. */
export const steps: readonly Step[] = [
  command("types", "static", bin("typescript/bin/tsc", "--noEmit", "-p", "tsconfig.json")),
  command("lint", "static", bin("oxlint/bin/oxlint", "--deny-warnings")),
  command("format", "static", bin("@biomejs/biome/bin/biome", "format", ...withoutIgnored, ".")),
  command("import direction", "static", tool("check/imports.ts")),
  command("dead code", "static", bin("knip/bin/knip.js", "--no-progress")),
  command("contract", "static", tool("check/contract.ts")),
  command("lock file", "static", tool("check/lock.ts")),
  { name: "unit", group: "unit", run: runVitest },
  command("build", "build", tool("build.ts")),
  command("byte budget", "build", tool("check/budget.ts")),
  { name: "browser", group: "browser", run: runPlaywright },
];

/** A program that says by its exit code whether all is well counts as one check. */
function command(name: string, group: Group, args: readonly string[]): Step {
  const run = async (): Promise<Report> => {
    const { status, output } = await runNode(args);
    return { outcomes: [{ title: name, status: status === 0 ? "passed" : "failed" }], output };
  };
  return { name, group, run };
}
