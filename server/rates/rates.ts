import { ApiError } from "../http/errors.ts";
import { createPaces, type Pace } from "./paces.ts";
import { type Action, rules, type Subject } from "./rules.ts";

/** Who performs an action, as the subjects that a rule counts. */
export type Doers = Readonly<Partial<Record<Subject, string>>>;

/** Limits how often each action may be performed, per subject and overall. */
export type Rates = {
  /** @throws ApiError 429, code 60, with the longest wait, if one of the subjects has to wait */
  check(action: Action, doers: Doers, now: number, cost?: number): void;
  /** Counts against all subjects, or against none. @throws as above */
  spend(action: Action, doers: Doers, now: number, cost?: number): void;
  /** Whether one more would have to wait. */
  isSpent(action: Action, doers: Doers, now: number): boolean;
  /** Refunds an action that should not count. */
  giveBack(action: Action, doers: Doers, now: number): void;
  forget(action: Action, doers: Doers): void;
  /** Multiplies the limits per address and session; 1 in production. */
  factor: number;
  /** Resets all counts. */
  clear(): void;
};

/** Subjects shared by a test machine or an office; all others are about one person or one destination. */
const widened = new Set<string>(["address", "session"]);

export function createRates(factor: number): Rates {
  const paces = createPaces();
  const counted = (action: Action, doers: Doers): { key: string; pace: Pace }[] =>
    Object.entries<Pace>(rules[action]).flatMap(([subject, pace]) => {
      const doer = Object.entries(doers).find(([name]) => name === subject)?.[1];
      if (doer === undefined) return [];
      const times = widened.has(subject) ? rates.factor : 1;
      const wide = { burst: pace.burst * times, everyMs: pace.everyMs / times };
      return [{ key: `${action} ${subject} ${doer}`, pace: wide }];
    });
  const longestWait = (counts: { key: string; pace: Pace }[], now: number, cost = 1): number =>
    Math.max(0, ...counts.map(({ key, pace }) => paces.waitMs(key, pace, now, cost)));
  const rates: Rates = {
    factor,
    check: (action, doers, now, cost) => {
      const waitMs = longestWait(counted(action, doers), now, cost);
      if (waitMs > 0) throw new ApiError(429, 60, { retryAfterSec: Math.ceil(waitMs / 1000) });
    },
    spend: (action, doers, now, cost) => {
      rates.check(action, doers, now, cost);
      for (const { key, pace } of counted(action, doers)) paces.take(key, pace, now, cost);
    },
    isSpent: (action, doers, now) => longestWait(counted(action, doers), now) > 0,
    giveBack: (action, doers, now) => {
      for (const { key, pace } of counted(action, doers)) paces.giveBack(key, pace, now);
    },
    forget: (action, doers) => {
      for (const { key } of counted(action, doers)) paces.forget(key);
    },
    clear: () => paces.clear(),
  };
  return rates;
}
