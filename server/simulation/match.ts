import type { GameStatus, Score, Sport } from "../feed/types.ts";
import type { Family } from "./families.ts";

export type MatchPhase = {
  readonly status: GameStatus;
  readonly score: Score;
  /** Seconds on the match clock, for sports that have one. */
  readonly timeSec?: number;
  readonly isClockRunning?: boolean;
};

/** Half-open interval of milliseconds since the start of the match. */
export type Span = { readonly from: number; readonly to: number };

/**
 * One match whose course is fixed when it is created. Milliseconds count from its start; before 0 it has not
 * started. During a suspension its markets are judged as of the start of the suspension.
 */
export type Match = {
  readonly durationMs: number;
  readonly suspensions: readonly Span[];
  readonly families: readonly Family[];
  phaseAt(ms: number): MatchPhase;
};

/** Creates the matches of a sport. All of them have the same number of markets and outcomes. */
export type Model = {
  readonly sport: Sport;
  readonly pageType: string;
  readonly betDelayMs: number;
  create(seed: number): Match;
};

/** The last item at or before a time; items are sorted by `ms`. */
export function lastAt<T extends { readonly ms: number }>(
  items: readonly T[],
  ms: number,
): T | undefined {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.ms ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
}
