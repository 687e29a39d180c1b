import type { ClientLimit } from "../../src/events/limits/events.ts";
import { instant } from "../kit/play.ts";
import { answers, inTurn } from "../kit/replies.ts";
import { siteConfig } from "../kit/site.ts";
import { START_AT } from "../kit/world.ts";

/** A limit in force since yesterday. */
export const limit = (limitType: number, over: Partial<ClientLimit> = {}): ClientLimit => ({
  limitType,
  limitValue: 100,
  limitBalance: 100,
  limitState: "ACTIVE",
  startedAt: START_AT / 1000 - 86_400,
  endsAt: null,
  needApprove: false,
  measure: "EUR",
  ...over,
});

/** A session limit of two hours with this many seconds left; -1 for none. */
export const session = (limitBalance: number, limitValue = 2): ClientLimit =>
  limit(31, { limitValue, limitBalance, measure: "hours" });

export const selfExclusion = limit(30, { limitValue: 7 });

/** A raise from 100 to 150 that was requested this many seconds before the timeline starts. */
export const raise = (secondsAgo: number, limitType = 20): ClientLimit =>
  limit(limitType, {
    limitValue: 150,
    limitState: "PENDING",
    needApprove: true,
    startedAt: START_AT / 1000 - secondsAgo,
  });

/** The site closes for maintenance this long after the start. */
export const closingAfter = (after: string, site: object = siteConfig) =>
  answers({
    ...site,
    maintenance: {
      isActive: false,
      web_state: 0,
      started_at: instant(after) / 1000,
      ended_at: null,
      notify_started_at: null,
      notify_ended_at: null,
    },
  });

/** The limits always answer with these. */
export const having = (...data: readonly ClientLimit[]) => answers({ data });
/** No limits, and what the national registers say of the player. */
export const registers = (state: string) =>
  answers({
    data: [],
    register: { state, isPlayOpen: state === "clear", askedAgoSec: 5, rounds: ["round"] },
  });
/** No limits, and where the player is active, for this many seconds from the start. */
export const activity = (state: string, seconds: number | null) =>
  answers({
    data: [],
    activity: { state, until: seconds === null ? null : START_AT / 1000 + seconds },
  });
/** What the pings report as left, one after the other. */
export const pings = (first: number, ...rest: readonly number[]) =>
  inTurn(balance(first), ...rest.map(balance));
const balance = (limitBalance: number) => answers({ data: { limitBalance } });
