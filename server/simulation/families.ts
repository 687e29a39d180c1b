import type { OutcomeResult } from "../feed/source.ts";

export type PlannedOutcome = { readonly typeId: number; readonly param: number | null };

export type PlannedMarket = {
  readonly typeId: number;
  readonly param: number | null;
  readonly outcomes: readonly PlannedOutcome[];
};

/** The result of an outcome in one ending: 1 won, 0 lost, null returned. */
export type Verdict = 1 | 0 | null;

/** A market and the rule that settles it; its prices are derived from the same rule. */
export type Rule<E> = PlannedMarket & {
  readonly judge: (ending: E, outcomeIndex: number) => Verdict;
};

/** One possible ending and its likelihood (weights need not add up to 1). */
export type Ending<E> = { readonly end: E; readonly weight: number };

export type Quote = {
  /** Probability that each outcome wins, given that it is not returned. */
  readonly chances: readonly number[];
  /** Null while undecided. */
  readonly results: readonly (OutcomeResult | null)[];
};

/** Markets that depend on the same result, for example the final score. */
export type Family = {
  readonly markets: readonly PlannedMarket[];
  /** @returns null while the markets are not offered. */
  quote(ms: number, drift: Drift): readonly Quote[] | null;
};

/** Temporary market bias towards side 1 and side 2, about -0.05 to 0.05. */
export type Drift = readonly [number, number];

export const noDrift: Drift = [0, 0];

export function family<E>(
  rules: readonly Rule<E>[],
  endings: (ms: number, drift: Drift) => readonly Ending<E>[] | null,
): Family {
  return {
    markets: rules,
    quote: (ms, drift) => {
      const possible = endings(ms, drift);
      return possible && rules.map((rule) => quoteOf(rule, possible));
    },
  };
}

function quoteOf<E>(rule: Rule<E>, endings: readonly Ending<E>[]): Quote {
  const chances: number[] = [];
  const results: (OutcomeResult | null)[] = [];
  for (let index = 0; index < rule.outcomes.length; index += 1) {
    let [won, lost, returned] = [0, 0, 0];
    let seen = 0;
    for (const { end, weight } of endings) {
      const verdict = rule.judge(end, index);
      if (verdict === 1) {
        won += weight;
        seen |= 1;
      } else if (verdict === 0) {
        lost += weight;
        seen |= 2;
      } else {
        returned += weight;
        seen |= 4;
      }
    }
    chances.push(won + lost > 0 ? won / (won + lost) : returned > 0 ? 0.5 : 0);
    results.push(seen === 1 ? "won" : seen === 2 ? "lost" : seen === 4 ? "returned" : null);
  }
  return { chances, results };
}
