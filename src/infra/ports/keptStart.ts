import type { LogEntry, LogHeader } from "../log/line.ts";

/** Begins the keys of what is kept; the session and the entry's seq follow, or 0 for the header. */
export const KEPT_START = "tl.start.";

export const keptKeys = (local: Storage): readonly string[] =>
  Array.from({ length: local.length }, (_, index) => local.key(index) ?? "").filter((key) =>
    key.startsWith(KEPT_START),
  );

/** In characters for one start; it has about 100 entries. */
const MAX_LENGTH = 300_000;
/** Of pages that ended before their log was stored. */
const MAX_STARTS = 5;

/**
 * Keeps the entries that wait for the stored log, one by one, so that a page that is left, crashes or is killed before
 * leaves them to the next page (src/infra/log/keptStarts.ts).
 */
export function keepStart(local: Storage | null, header: LogHeader): (entry: LogEntry) => void {
  if (local === null) return () => {};
  let room = MAX_LENGTH;
  const keep = (seq: number, value: unknown) => {
    const text = JSON.stringify(value);
    room -= text.length;
    try {
      if (room > 0) local.setItem(`${KEPT_START}${header.session}.${seq}`, text);
    } catch {
      // Storage is full or forbidden. Without this entry the later ones are of no use.
      room = 0;
    }
  };
  // The oldest ones show how it began.
  if (keptKeys(local).filter((key) => key.endsWith(".0")).length >= MAX_STARTS) return () => {};
  keep(0, header);
  return (entry) => keep(entry.seq, entry);
}
