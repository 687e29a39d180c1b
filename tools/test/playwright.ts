import { readFile, rm } from "node:fs/promises";
import * as t from "io-ts";
import { isLeft } from "fp-ts/lib/Either.js";
import { findChromium, thisMachine } from "./chromium.ts";
import { type Outcome, type Report, strict, withCrash } from "./results.ts";
import { runNode } from "./run.ts";

type Suite = { title: string; specs: t.TypeOf<typeof spec>[]; suites?: Suite[] };
const spec = t.type({ title: t.string, tests: t.array(t.type({ status: t.string })) });
const suite: t.Type<Suite> = t.recursion("Suite", () =>
  t.intersection([
    t.type({ title: t.string, specs: t.array(spec) }),
    t.partial({ suites: t.array(suite) }),
  ]),
);
const report = t.type({ suites: t.array(suite) });
const reportFile = ".cache/playwright.json";

/** Browser tests in a real Chromium against the built app and its server. */
export async function runPlaywright(): Promise<Report> {
  await rm(reportFile, { force: true });
  const args = [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--reporter=list,json",
    "--retries=1",
  ];
  const { status, output } = await runNode(args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    TOUCHLINE_CHROMIUM: findChromium(thisMachine),
  });
  const outcomes = readPlaywrightReport(await readFile(reportFile, "utf8").catch(() => ""));
  return { outcomes: withCrash(strict(outcomes), "browser", status), output };
}

/** Outcomes in Playwright's JSON report; none when there is no report. */
export function readPlaywrightReport(text: string): Outcome[] {
  const decoded = text === "" ? undefined : report.decode(JSON.parse(text));
  if (decoded === undefined || isLeft(decoded)) return [];
  return decoded.right.suites.flatMap((own) => outcomesOf(own, ""));
}

/** "expected" is Playwright's word for passed at once; a skipped test has failed. */
function outcomesOf({ title, specs, suites = [] }: Suite, before: string): Outcome[] {
  const path = before === "" ? title : `${before} ${title}`;
  const own = specs.map((one): Outcome => {
    const found = new Set(one.tests.map(({ status }) => status));
    const isDone = found.delete("expected") || found.has("flaky");
    const isFlaky = found.delete("flaky");
    const status = !isDone || found.size > 0 ? "failed" : isFlaky ? "flaky" : "passed";
    return { title: `${path} ${one.title}`, status };
  });
  return [...own, ...suites.flatMap((inner) => outcomesOf(inner, path))];
}
