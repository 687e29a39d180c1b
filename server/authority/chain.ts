import { createHash } from "node:crypto";

/** An act of a player under a pseudonym; `at` in Unix ms, `data` as JSON. */
export type RecordedAct = {
  readonly number: number;
  readonly at: number;
  readonly kind: string;
  readonly person: string;
  readonly data: string;
};
export type RecordEntry = RecordedAct & { readonly sum: string };

/** The sum before the first entry. */
export const firstSum = createHash("sha256").update("touchline.authority 1").digest("hex");

/** Continues the sum of the entry before it. */
export const sumAfter = (before: string, { number, at, kind, person, data }: RecordedAct): string =>
  createHash("sha256")
    .update(`${before}\n${JSON.stringify([number, at, kind, person, data])}`)
    .digest("hex");

/** What is wrong with the chain; null: nothing. Numbers count up from 1. */
export function faultOfChain(entries: readonly RecordEntry[]): string | null {
  let before = firstSum;
  for (const [index, entry] of entries.entries()) {
    const number = index + 1;
    if (entry.number !== number)
      return `entry ${number} is missing: entry ${entry.number} stands in its place`;
    if (entry.sum !== sumAfter(before, entry))
      return `entry ${number} was changed: its sum does not continue that of ${number === 1 ? "the beginning" : `entry ${number - 1}`}`;
    before = entry.sum;
  }
  return null;
}
