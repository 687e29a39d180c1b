import { fileURLToPath } from "node:url";
import { findChromium, thisMachine } from "../test/chromium.ts";
import type { Progress } from "../test/progress.ts";
import { type Run, runNode } from "../test/run.ts";

/** The result of a test run. */
export type Received = {
  /** Failed tests, earliest first. */
  readonly failed: readonly { readonly title: string; readonly file: string }[];
  /** Why it proves nothing, such as a file that does not compile; null: tests have been run. */
  readonly fault: string | null;
};

export type Asked = {
  /** A copy of the sources. */
  readonly folder: string;
  readonly files: readonly string[];
  /** Browser tests to run; empty means all. */
  readonly titles: readonly string[];
  /** How many times slower than usual the machine is. */
  readonly slowness: number;
  /** One failure is enough. */
  readonly isFirstEnough: boolean;
};

const minuteMs = 60_000;
// Of this checkout: another one may have none that tell.
const reporter = (name: string): string =>
  fileURLToPath(new URL(`../test/${name}Reporter.ts`, import.meta.url));

export const isInBrowser = (file: string): boolean => file.startsWith("tests/browser/");

export async function askUnitTests(asked: Asked): Promise<Received> {
  const { files, slowness, isFirstEnough } = asked;
  const timeoutMs = Math.round(minuteMs * slowness);
  const run = await runIn(asked, [
    ...["node_modules/vitest/vitest.mjs", "run", "--root", "."],
    ...["--reporter=default", `--reporter=${reporter("vitest")}`],
    ...[`--testTimeout=${timeoutMs}`, `--hookTimeout=${timeoutMs}`],
    // Files that the previous break did not touch are not compiled again.
    ...["--experimental.fsModuleCache", "--experimental.fsModuleCachePath=.cache/vitest"],
    ...(isFirstEnough ? ["--bail=1"] : []),
    ...files,
  ]);
  return receivedOf(run);
}

/** Builds the app and runs the browser tests on it. */
export async function askBrowserTests(asked: Asked): Promise<Received> {
  const { files, titles } = asked;
  const built = await runIn(asked, ["tools/run.mjs", "tools/build.ts"]);
  if (built.status !== 0) return { failed: [], fault: `it cannot be built:\n${endOf(built)}` };
  const pattern = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const run = await runIn(
    asked,
    [
      ...["node_modules/@playwright/test/cli.js", "test", "--retries=0"],
      `--reporter=list,${reporter("playwright")}`,
      ...(pattern === "" ? [] : ["--grep", pattern]),
      ...files,
    ],
    { TOUCHLINE_CHROMIUM: findChromium(thisMachine) },
  );
  return receivedOf(run);
}

const runIn = (
  { folder, slowness }: Asked,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Run> =>
  runNode(args, {
    cwd: folder,
    env: { TOUCHLINE_SLOWNESS: slowness.toFixed(1), ...env },
    silenceMs: 5 * minuteMs * slowness,
  });

/** A failed test has noticed the break; a file that cannot run, or a run without tests, has not. */
export function receivedOf({ status, isEnded, output, progress }: Run): Received {
  const ended = progress.flatMap((received: Progress) => ("ended" in received ? [received] : []));
  const isTest = ({ ended: title, file }: (typeof ended)[number]): boolean =>
    file !== "" && title !== `${file} could not be run`;
  const failed = ended
    .filter((received) => received.status === "failed" && isTest(received))
    .map(({ ended: title, file }) => ({ title, file }));
  if (failed.length > 0) return { failed, fault: null };
  const broken = ended.find((received) => received.status === "failed");
  if (broken !== undefined) return { failed, fault: broken.ended };
  if (isEnded || status !== 0 || ended.length === 0)
    return { failed, fault: `the run proves nothing:\n${endOf({ output })}` };
  return { failed, fault: null };
}

const endOf = ({ output }: Pick<Run, "output">): string =>
  output.trimEnd().split("\n").slice(-15).join("\n");
