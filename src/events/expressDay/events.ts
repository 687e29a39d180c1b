import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall, defineEvent } from "../define.ts";
import { FeedName } from "../sports/events.ts";

/** A bet of an express: `id` is the outcome. Its price and names are those of the feeds. */
const ExpressBet = shape({ market: shape({ id: finite, gameId: finite }) });
/** An express that the operator has put together; `bonusPercent`: what they add to its win. */
export const Express = shape({
  expressId: finite,
  bonusPercent: finite,
  // Without one of them it would be another express, at the same bonus.
  bets: t.array(ExpressBet),
});
export type Express = t.TypeOf<typeof Express>;

/** GET /{feed}-feed/v1/express-day (listLineExpressDay, listLiveExpressDay) */
export const ExpressDay = defineCall(
  "ExpressDay",
  1,
  shape({ feed: FeedName, lng: openString }),
  shape({ items: list(Express), pollAfterMs: finite }),
);

/** All of an express is in the coupon, maybe beside other bets. `bonusPercent`: as the player saw it. */
export const ExpressTaken = defineEvent(
  "ExpressTaken",
  1,
  shape({ expressId: finite, outcomeIds: t.array(finite), bonusPercent: finite }),
);
/** Expresses have come on screen below another page, or have left it: they are polled as long as they are there. */
export const ExpressesWatched = defineEvent("ExpressesWatched", 1, shape({ isWatched: t.boolean }));
