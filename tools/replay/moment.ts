import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { countUntil, type Instant } from "../../src/infra/replay/why.ts";
import { ExpectedError } from "../expected.ts";

/** `15:00`, `1:02:03`, `0:30.250`, or the seq of an entry; null for anything else. */
export function instantIn(text: string): Instant | null {
  if (/^\d{1,15}$/.test(text)) return { seq: Number(text) };
  const [, hours = "0", minutes = "", seconds = ""] =
    /^(?:(\d{1,3}):)?(\d{1,4}):([0-5]\d(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (minutes === "") return null;
  const totalMinutes = Number(hours) * 60 + Number(minutes);
  return { sinceStartMs: Math.round((totalMinutes * 60 + Number(seconds)) * 1_000) };
}

/** The first entry at this instant or after it. */
export function firstSeqAt(log: ImportedLog, instant: Instant): number {
  if ("seq" in instant) return Math.max(seqAt(log, instant), log.baseSeq + 1);
  return seqAt(log, { sinceStartMs: instant.sinceStartMs - 1 }) + 1;
}

/**
 * The last entry at this instant; 0 before the first one. Throws an ExpectedError for an entry that the log does
 * not have.
 */
export function seqAt({ entries, baseSeq, header }: ImportedLog, instant: Instant): number {
  const last = baseSeq + entries.length;
  const seq =
    "seq" in instant
      ? instant.seq
      : baseSeq + countUntil(entries, header.startedAt + instant.sinceStartMs);
  if (seq >= baseSeq && seq <= last) return seq;
  throw new ExpectedError(`there is no entry ${seq}: this log has states ${baseSeq} to ${last}`);
}
