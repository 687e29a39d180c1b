import type { SiteConfig } from "../events/shell/config.ts";

/** A duration or count of a rule. `from` reads the site config's own value, where it has one; `clamp` bounds it. */
export type Parameter = {
  readonly unit: "ms" | "count";
  readonly fallback: number;
  readonly from?: (config: SiteConfig) => number | undefined;
  readonly clamp?: readonly [number, number];
};

/** One rule over time: its id, the ledger rows it serves, its figures. Its words are in `ruleBook.ts`. */
export type Rule<I extends string, P extends Readonly<Record<string, Parameter>>> = {
  readonly id: I;
  readonly ledger: readonly string[];
  readonly parameters: P;
};

const rule = <const I extends string, P extends Readonly<Record<string, Parameter>>>(
  entry: Rule<I, P>,
): Rule<I, P> => entry;

/** The figure in force: the site config's when there is one, else the catalogue's, within its bounds. */
export function figure(parameter: Parameter, config: SiteConfig | null): number {
  const value = (config === null ? undefined : parameter.from?.(config)) ?? parameter.fallback;
  const [least, most] = parameter.clamp ?? [0, Number.POSITIVE_INFINITY];
  return Number.isFinite(value) ? Math.min(Math.max(value, least), most) : parameter.fallback;
}

export const POLL = rule({
  id: "POLL",
  ledger: ["polling-003", "polling-004"],
  parameters: {
    defaultMs: {
      unit: "ms",
      fallback: 10_000,
      from: ({ polling }) => polling?.defaultMs,
      clamp: [1_000, 60_000],
    },
    lineMs: {
      unit: "ms",
      fallback: 15_000,
      from: ({ polling }) => polling?.lineMs,
      clamp: [5_000, 60_000],
    },
    liveMs: {
      unit: "ms",
      fallback: 5_000,
      from: ({ polling }) => polling?.liveMs,
      clamp: [2_000, 5_000],
    },
    couponMs: {
      unit: "ms",
      fallback: 3_000,
      from: ({ polling }) => polling?.liveMs,
      clamp: [2_000, 5_000],
    },
  },
});

export const POLL_PAUSE = rule({
  id: "POLL-PAUSE",
  ledger: ["polling-001", "polling-002"],
  parameters: {
    hiddenMs: {
      unit: "ms",
      fallback: 30_000,
      from: ({ polling }) => polling?.pauseHiddenMs,
      clamp: [1_000, 600_000],
    },
  },
});

export const COUPON_REMINDER = rule({
  id: "COUPON-REMINDER",
  ledger: [
    "reminders-001",
    "reminders-002",
    "reminders-003",
    "reminders-004",
    "reminders-005",
    "reminders-006",
  ],
  parameters: {
    liveMs: { unit: "ms", fallback: 30_000 },
    lineMs: { unit: "ms", fallback: 300_000 },
  },
});

export const NOTICE_CLOSE = rule({
  id: "NOTICE-CLOSE",
  ledger: [],
  parameters: { alertMs: { unit: "ms", fallback: 10_000 } },
});

export const CONFIG_RETRY = rule({
  id: "CONFIG-RETRY",
  ledger: [],
  parameters: { everyMs: { unit: "ms", fallback: 1_000 }, tries: { unit: "count", fallback: 5 } },
});

export const SESSION_CHECK = rule({
  id: "SESSION-CHECK",
  ledger: ["session-001"],
  parameters: { everyMs: { unit: "ms", fallback: 1_500 }, tries: { unit: "count", fallback: 2 } },
});

export const COUPON_SETTLE = rule({
  id: "COUPON-SETTLE",
  ledger: [],
  parameters: { quietMs: { unit: "ms", fallback: 300 } },
});

export const PLACE_CHECK = rule({
  id: "PLACE-CHECK",
  ledger: [],
  parameters: {
    pendingMs: { unit: "ms", fallback: 2_000 },
    unknownMs: { unit: "ms", fallback: 1_000 },
    longestMs: { unit: "ms", fallback: 16_000 },
    lostAfter: { unit: "count", fallback: 3 },
  },
});

/** Every rule over time of the product, in reading order. */
export const rules = [
  CONFIG_RETRY,
  SESSION_CHECK,
  POLL,
  POLL_PAUSE,
  COUPON_SETTLE,
  COUPON_REMINDER,
  PLACE_CHECK,
  NOTICE_CLOSE,
] as const;

export type RuleId = (typeof rules)[number]["id"];
