import type { SiteConfig } from "../events/shell/config.ts";

/** A duration or count of a rule. `from` reads the site config's own value, where it has one; `clamp` bounds it. */
export type Parameter = {
  readonly unit: "ms" | "count";
  readonly fallback: number;
  readonly from?: (config: SiteConfig) => number | undefined;
  readonly clamp?: readonly [number, number];
};

/** One rule over time: what the runtime reads its figures from, and the tests and the documentation their words. */
export type Rule<P extends Readonly<Record<string, Parameter>>> = {
  readonly id: string;
  readonly ledger: readonly string[];
  readonly parameters: P;
  readonly arms: string;
  readonly resets: string;
  readonly pauses: string;
  readonly cancels: string;
  readonly fires: string;
  readonly reload: string;
  readonly tabs: string;
};

const rule = <P extends Readonly<Record<string, Parameter>>>(entry: Rule<P>): Rule<P> => entry;

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
  arms: "an answer, or a failure, of a feed that the screen wants",
  resets: "nothing: the next question waits a whole interval after the last answer",
  pauses: "PollingPaused, and being offline",
  cancels: "the screen no longer wants the feed",
  fires: "the feed is asked again from its cursor",
  reload: "starts anew with a whole answer",
  tabs: "each tab polls for itself",
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
  arms: "the tab is hidden",
  resets: "nothing",
  pauses: "nothing",
  cancels: "the tab is shown again before the time is up",
  fires: "PollingPaused: every poll stops; shown again, each polls at once",
  reload: "a page that starts hidden arms it at its start",
  tabs: "each tab for itself",
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
  arms: "a bet stands in the coupon while another screen than the coupon is open",
  resets: "another bet is added: the newest bet counts",
  pauses: "nothing: a reminder missed by a sleeping phone is due on waking",
  cancels: "the coupon empties, the coupon is opened, or one was shown in this session",
  fires: "a warning offers the way to the coupon, if the bet is still there and not locked",
  reload: "the record in session storage is taken up; one that fell due meanwhile is shown at once",
  tabs: "each tab for itself: session storage belongs to a tab",
});

export const NOTICE_CLOSE = rule({
  id: "NOTICE-CLOSE",
  ledger: [],
  parameters: { alertMs: { unit: "ms", fallback: 10_000 } },
  arms: "a notification is shown",
  resets: "the same notification is shown again",
  pauses: "the tab is hidden: shown again, it has its whole time",
  cancels: "the player closes or answers it",
  fires: "NotificationClosed",
  reload: "notifications do not outlive the page",
  tabs: "each tab for itself",
});

export const CONFIG_RETRY = rule({
  id: "CONFIG-RETRY",
  ledger: [],
  parameters: { everyMs: { unit: "ms", fallback: 1_000 }, tries: { unit: "count", fallback: 5 } },
  arms: "the site config did not come",
  resets: "nothing",
  pauses: "nothing",
  cancels: "nothing",
  fires: "it is asked for again; after the last try ConfigMissing",
  reload: "starts anew",
  tabs: "each tab for itself",
});

export const SESSION_CHECK = rule({
  id: "SESSION-CHECK",
  ledger: ["session-001"],
  parameters: { everyMs: { unit: "ms", fallback: 1_500 }, tries: { unit: "count", fallback: 2 } },
  arms: "the session check failed",
  resets: "nothing",
  pauses: "nothing",
  cancels: "nothing",
  fires: "it is asked again; after the last try the player counts as a visitor",
  reload: "starts anew",
  tabs: "each tab for itself",
});

export const COUPON_SETTLE = rule({
  id: "COUPON-SETTLE",
  ledger: [],
  parameters: { quietMs: { unit: "ms", fallback: 300 } },
  arms: "the set of bets or the account changed",
  resets: "it changed again",
  pauses: "nothing",
  cancels: "the coupon empties",
  fires: "locks and bounds of the coupon are asked for",
  reload: "a restored coupon counts as changed",
  tabs: "each tab for itself",
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
  arms: "a placement is pending, or its answer was lost",
  resets: "nothing",
  pauses: "being offline",
  cancels: "the server said what became of it",
  fires: "the server is asked for the placement by its key; never is it sent again by itself",
  reload: "the stored placement is asked for at start",
  tabs: "each tab asks for its own placement",
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
