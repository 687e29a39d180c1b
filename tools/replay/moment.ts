import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { countUntil } from "../../src/infra/replay/why.ts";
import type { Entry } from "../../src/events/define.ts";
import { MomentMarked } from "../../src/events/report/events.ts";
import { ExpectedError } from "../expected.ts";
import { sinceStart } from "./texts.ts";
import type { Moment } from "./when.ts";

/** The first entry at this instant or after it. */
export function firstSeqAt(log: ImportedLog, moment: Moment): number {
  if (!("sinceStartMs" in moment)) return Math.max(seqAt(log, moment), log.baseSeq + 1);
  return seqAt(log, { sinceStartMs: moment.sinceStartMs - 1 }) + 1;
}

/** The entries with which the player said that something had just gone wrong. */
export const marksIn = ({ entries }: ImportedLog): readonly Entry[] =>
  entries.filter(MomentMarked.is);

/**
 * The last entry at this instant; 0 before the first one. Throws an ExpectedError for an entry that the log does
 * not have.
 */
export function seqAt(log: ImportedLog, moment: Moment): number {
  const { entries, baseSeq, header } = log;
  if ("mark" in moment) return seqOfMark(log, moment.mark);
  const last = baseSeq + entries.length;
  const seq =
    "seq" in moment
      ? moment.seq
      : baseSeq + countUntil(entries, header.startedAt + moment.sinceStartMs);
  if (seq >= baseSeq && seq <= last) return seq;
  throw new ExpectedError(`there is no entry ${seq}: this log has states ${baseSeq} to ${last}`);
}

/** What a time after the end of the log was taken for. */
export function endWarnings(log: ImportedLog, moments: readonly Moment[]): string[] {
  const { startedAt } = log.header;
  const last = log.entries.reduce((latest, { at }) => Math.max(latest, at), startedAt);
  const isAfter = moments.some(
    (moment) => "sinceStartMs" in moment && startedAt + moment.sinceStartMs > last,
  );
  return isAfter
    ? [`the visit ends at ${sinceStart(last, startedAt)}; what follows is of then`]
    : [];
}

function seqOfMark(log: ImportedLog, number: number): number {
  const marks = marksIn(log);
  const mark = marks[number - 1];
  if (mark !== undefined) return mark.seq;
  const found = marks.length === 0 ? "no mark" : `marks 1 to ${marks.length}`;
  throw new ExpectedError(`there is no mark ${number}: the player left ${found} in this log`);
}
