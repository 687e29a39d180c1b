import type { Entry } from "../define.ts";

export type Fields = { readonly [key: string]: unknown };

/**
 * One step of the history of events: reads an entry as an earlier build wrote it, and makes it what the next one
 * writes. A step is fixed once a log of the later version exists: it says what an event once was, whatever it is today.
 */
export type Upcaster = {
  /** The type whose version it raises by one; null for a step that renames types or makers. */
  readonly raises: { readonly type: string; readonly from: number } | null;
  /** May throw on data that no build has written: the entry then counts as damaged. */
  readonly up: (entry: Entry) => Entry;
};

/** A step from one version of an event or command to the next. */
export const raise = (type: string, from: number, up: (data: Fields) => Fields): Upcaster => ({
  raises: { type, from },
  up: (entry) =>
    entry.type === type && entry.v === from
      ? { ...entry, v: from + 1, data: up(fieldsOf(entry)) }
      : entry,
});

function fieldsOf({ type, v, data }: Entry): Fields {
  if (typeof data === "object" && data !== null) return { ...data };
  throw new Error(`the data of ${type} version ${v} has no fields`);
}
