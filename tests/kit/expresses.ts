import { ExpressDay } from "../../src/events/expressDay/events.ts";
import { answered } from "./events.ts";

/** A feed's expresses of the day: one of three bets, or none. */
export const expresses = (count: 0 | 1, feed: "live" | "line") =>
  expressesOf(feed, ...[[901, 902, 903]].slice(0, count));

/** A feed's expresses of the day, each of these bets. The first keeps its id. */
export const expressesOf = (feed: "live" | "line", ...legs: readonly (readonly number[])[]) =>
  answered(
    ExpressDay,
    { feed, lng: "en" },
    {
      items: legs.map((ids, index) => ({
        expressId: index + 1,
        bonusPercent: 0,
        bets: ids.map((id) => ({ market: { id, gameId: 501 } })),
      })),
      pollAfterMs: 30_000,
    },
  );
