import { ExpressDay } from "../../src/events/expressDay/events.ts";
import { answered } from "./events.ts";

const bets = [901, 902, 903].map((id) => ({ market: { id, gameId: 501 } }));

/** A feed's expresses of the day: one of three bets, or none. */
export const expresses = (count: 0 | 1, feed: "live" | "line") =>
  answered(
    ExpressDay,
    { feed, lng: "en" },
    { items: [{ expressId: 1, bonusPercent: 0, bets }].slice(0, count), pollAfterMs: 30_000 },
  );
