import type { Book } from "./book.ts";
import type { MarketGroup, MarketType, Score, Sport } from "./types.ts";

export type OutcomeResult = "won" | "lost" | "returned";

export type Settled = { readonly result: OutcomeResult; readonly score: Score | null };

/**
 * Where games, prices and results come from. `advance` writes into the book all that happened up to an
 * instant (Unix milliseconds, never going back) and must be called again to see more.
 */
export type FeedSource = {
  readonly sports: readonly Sport[];
  readonly marketTypes: readonly MarketType[];
  readonly marketGroups: readonly MarketGroup[];
  advance(book: Book, now: number): void;
  /** Result of an outcome by its key, null while it is undecided or not one of this source. */
  settled(outcomeKey: string, now: number): Settled | null;
};
