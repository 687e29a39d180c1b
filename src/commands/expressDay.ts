import * as t from "io-ts";
import { finite, shape } from "../codec/codec.ts";
import { BetAdded } from "../events/coupon/events.ts";
import { type Bet, isPlacing, mostBets } from "../events/coupon/index.ts";
import { ExpressesWatched, ExpressTaken } from "../events/expressDay/events.ts";
import { OneClickTurned } from "../events/oneClick/events.ts";
import { betToTake } from "./coupon.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/**
 * Adds the bets of an express, as the player saw it, that are not in the coupon yet, at their prices now: all of them, or
 * none. This turns one-click betting off, which needs an empty coupon. [coupon-018]
 */
export const AddExpress = defineCommand(
  "AddExpress",
  shape({ expressId: finite, outcomeIds: t.array(finite) }, { bonusPercent: finite }),
  ({ expressId, outcomeIds, bonusPercent = 0 }, state) => {
    const { coupon, oneClick } = state;
    if (isPlacing(coupon)) return refuse("placement_running");
    const ids = outcomeIds.filter((id) => !coupon.bets.some(({ market }) => market.id === id));
    if (ids.length === 0) return refuse("already_in_coupon");
    if (coupon.bets.length + ids.length > mostBets) return refuse("coupon_full");
    const bets: Bet[] = [];
    for (const id of ids) {
      const bet = betToTake(state, id);
      if (typeof bet === "string") return refuse(bet);
      bets.push({ ...bet, expressId });
    }
    const added = [
      ...bets.map((bet) => BetAdded({ bet })),
      ExpressTaken({ expressId, outcomeIds, bonusPercent }),
    ];
    return oneClick.isActiveOneClick
      ? accept(OneClickTurned({ isActiveOneClick: false }), ...added)
      : accept(...added);
  },
);

/** The expresses of the day have come on screen below another page, or have left it. */
export const WatchExpresses = defineCommand(
  "WatchExpresses",
  shape({ isWatched: t.boolean }),
  ({ isWatched }, { expressDay }) =>
    (expressDay.isWatched ?? false) === isWatched
      ? refuse("nothing_to_do")
      : accept(ExpressesWatched({ isWatched })),
);
