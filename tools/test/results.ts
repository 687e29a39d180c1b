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

/** One check: a test by its full title, or a tool by its name. */
export type Outcome = t.TypeOf<typeof outcome>;
/** Outcomes of the last run of each step, by step name. */
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
 * The outcomes reported by a test runner, however it ended. A runner that was killed for its silence, exited
 * with an error although no test failed, or ran no tests is a failure of its own, reported with the tests in
 * progress.
 */
export function outcomesOf(step: string, { status, isEnded, progress }: Run): readonly Outcome[] {
  const ended = progress.flatMap((item) => ("ended" in item ? [item] : []));
  const outcomes = ended.map(outcomeOf);
  const isReported = outcomes.some((result) => result.status === "failed");
  if (!isEnded && outcomes.length > 0 && (status === 0 || isReported)) return outcomes;
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

/** Titles of tests that started but did not end, and files that were being loaded. */
function unfinished(progress: Run["progress"]): readonly string[] {
  const open = new Map<string, string>();
  for (const item of progress) {
    if ("began" in item) open.set(item.began, item.file);
    else if ("ended" in item) open.delete(item.ended);
    else open.delete(item.costOf);
  }
  const files = new Set(
    [...open].filter(([title, file]) => title !== file).map(([, file]) => file),
  );
  // A file is listed only if none of its tests is in progress.
  return [...open]
    .filter(([title, file]) => title !== file || !files.has(file))
    .map(([title, file]) => (title === file || file === "" ? title : `${file} ${title}`));
}
