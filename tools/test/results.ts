import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import * as t from "io-ts";
import { isRight } from "fp-ts/lib/Either.js";
import { type Ended, noted } from "./progress.ts";
import type { Run } from "./run.ts";

export const outcome = t.intersection([
  t.type({
    title: t.string,
    status: t.union([t.literal("passed"), t.literal("failed")]),
  }),
  noted,
]);
const results = t.record(t.string, t.array(outcome));

/** One counted check: a test by its full title, or a tool by its name. */
export type Outcome = t.TypeOf<typeof outcome>;
/** Outcomes of the last run of each step, by the step's name. */
export type Results = t.TypeOf<typeof results>;

export const resultsFile = ".cache/test-results.json";

/** The results of the last runs; empty if there are none or the file is damaged. */
export async function readResults(file = resultsFile): Promise<Results> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  try {
    const decoded = results.decode(JSON.parse(text));
    return isRight(decoded) ? decoded.right : {};
  } catch {
    return {};
  }
}

/** Replaces the outcomes of the steps that ran and keeps those of the others. */
export async function writeResults(ran: Results, file = resultsFile): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...(await readResults(file)), ...ran }, null, 1)}\n`);
}

/**
 * The outcomes that a test runner has reported, however it ended. A runner that was stopped for its silence,
 * failed without a failed test, or ran no test is a failure itself, reported with the tests that were
 * running.
 */
export function outcomesOf(step: string, { status, isEnded, progress }: Run): readonly Outcome[] {
  const ended = progress.flatMap((received) => ("ended" in received ? [received] : []));
  const outcomes = ended.map(outcomeOf);
  const isNotified = outcomes.some((one) => one.status === "failed");
  if (!isEnded && outcomes.length > 0 && (status === 0 || isNotified)) return outcomes;
  const how = isEnded ? "was ended, for no test finished" : `ended with ${status}`;
  const underWay = unfinished(progress);
  const where = underWay.length === 0 ? "" : `, in the middle of: ${underWay.join("; ")}`;
  const title = `${step}: the runner ${how} after ${outcomes.length} tests${where}`;
  return [...outcomes, { title, status: "failed" }];
}

const outcomeOf = ({ ended: title, status, opened, answered }: Ended): Outcome => ({
  title,
  status,
  ...(opened === undefined ? {} : { opened }),
  ...(answered === undefined ? {} : { answered }),
});

/** Titles of tests that have started and not ended, and files that were being loaded. */
function unfinished(progress: Run["progress"]): readonly string[] {
  const open = new Map<string, string>();
  for (const received of progress) {
    if ("began" in received) open.set(received.began, received.file);
    else if ("ended" in received) open.delete(received.ended);
    else open.delete(received.costOf);
  }
  const files = new Set(
    [...open].filter(([title, file]) => title !== file).map(([, file]) => file),
  );
  // A file is listed only if none of its tests is running.
  return [...open]
    .filter(([title, file]) => title !== file || !files.has(file))
    .map(([title, file]) => (title === file || file === "" ? title : `${file} ${title}`));
}
