import type { GameStatus, Score, Sport, Texts } from "../feed/types.ts";
import type { Family } from "./families.ts";

export type MatchPhase = {
  readonly status: GameStatus;
  readonly score: Score;
  /** Seconds on the match clock, for sports that have one. */
  readonly timeSec?: number;
  readonly isClockRunning?: boolean;
};

/** A half, quarter, period, set, map or innings: bet on by itself, at prices of the same model, until it is over. */
export type MatchPeriod = {
  readonly title: Texts;
  readonly families: readonly Family[];
  /** Its own score, absent until it has begun. */
  phaseAt(ms: number): { readonly status: GameStatus; readonly score?: Score };
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
  /** In order, the same number in all matches of a sport; empty where none is bet on by itself. */
  readonly periods: readonly MatchPeriod[];
  phaseAt(ms: number): MatchPhase;
};

/** Creates the matches of a sport. All of them have the same number of markets and outcomes. */
export type Model = {
  readonly sport: Sport;
  readonly pageType: string;
  readonly betDelayMs: number;
  create(seed: number): Match;
};

/** The score of a period by itself. */
export const periodScore = ([first, second]: readonly [number, number]): Score => ({
  full: [first, second],
  formatted: `${first}:${second}`,
});

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
