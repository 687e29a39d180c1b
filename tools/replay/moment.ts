import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { countUntil, type Instant } from "../../src/infra/replay/why.ts";
import type { Entry } from "../../src/events/define.ts";
import { MomentMarked } from "../../src/events/report/events.ts";
import { ExpectedError } from "../expected.ts";

/** An instant, or the moment that the player marked, counted from 1. */
export type Moment = Instant | { readonly mark: number };

/** `15:00`, `1:02:03`, `0:30.250`, the seq of an entry, `mark` or `mark:2`; null for anything else. */
export function momentIn(text: string): Moment | null {
  const [mark, number = "1"] = /^mark(?::([1-9]\d{0,3}))?$/.exec(text) ?? [];
  if (mark !== undefined) return { mark: Number(number) };
  if (/^\d{1,15}$/.test(text)) return { seq: Number(text) };
  const [, hours = "0", minutes = "", seconds = ""] =
    /^(?:(\d{1,3}):)?(\d{1,4}):([0-5]\d(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (minutes === "") return null;
  const totalMinutes = Number(hours) * 60 + Number(minutes);
  return { sinceStartMs: Math.round((totalMinutes * 60 + Number(seconds)) * 1_000) };
}

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

function seqOfMark(log: ImportedLog, number: number): number {
  const marks = marksIn(log);
  const mark = marks[number - 1];
  if (mark !== undefined) return mark.seq;
  const found = marks.length === 0 ? "no mark" : `marks 1 to ${marks.length}`;
  throw new ExpectedError(`there is no mark ${number}: the player left ${found} in this log`);
}
