import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import * as t from "io-ts";
import { isRight } from "fp-ts/lib/Either.js";

export const outcome = t.type({
  title: t.string,
  status: t.union([t.literal("passed"), t.literal("flaky"), t.literal("failed")]),
});
const results = t.record(t.string, t.array(outcome));

/**
 * One counted check: a test by its full title, or a tool by its name. "flaky" is a browser test that
 * passed at its second try only: it is named after the run and proves no row of the ledger.
 */
export type Outcome = t.TypeOf<typeof outcome>;
/** Outcomes of the last run of each step, by the step's name. */
export type Results = t.TypeOf<typeof results>;

/** What one step found out, and what it printed. */
export type Report = { readonly outcomes: readonly Outcome[]; readonly output: string };

export const resultsFile = ".cache/test-results.json";

/** What the last runs left; empty when there was none or the file is damaged. */
export async function readResults(file = resultsFile): Promise<Results> {
  const decoded = results.decode(JSON.parse(await readFile(file, "utf8").catch(() => "{}")));
  return isRight(decoded) ? decoded.right : {};
}

/** Replaces the outcomes of the steps that ran and keeps those of the others. */
export async function writeResults(ran: Results, file = resultsFile): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...(await readResults(file)), ...ran }, null, 1)}\n`);
}

/** A runner that ends badly though no test failed, or without any test, is a failure of its own. */
export function withCrash(outcomes: readonly Outcome[], step: string, status: number): Outcome[] {
  const isTold = outcomes.some((one) => one.status === "failed");
  if (outcomes.length > 0 && (status === 0 || isTold)) return [...outcomes];
  const title = `${step}: the runner ended with ${status} after ${outcomes.length} tests`;
  return [...outcomes, { title, status: "failed" }];
}

/** A crowded machine makes two tests in a hundred late; more of them are a fault of the app or of the tests. */
const flakyAllowed = 5;

/** Takes all flaky tests for failed when there are more of them than a crowded machine explains. */
export function strict(outcomes: readonly Outcome[]): Outcome[] {
  const isMuch = outcomes.filter(({ status }) => status === "flaky").length > flakyAllowed;
  if (!isMuch) return [...outcomes];
  return outcomes.map((one) => (one.status === "flaky" ? { ...one, status: "failed" } : one));
}
