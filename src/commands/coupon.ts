import { outcomeOf, outcomeState } from "../events/sports/index.ts";
import { finite, shape } from "../codec/codec.ts";
import {
  BetAdded,
  BetRemoved,
  BetRestored,
  CouponCleared,
  CouponRestored,
} from "../events/coupon/events.ts";
import { DomainsWanted } from "../events/runtime/events.ts";
import { OneClickTurned } from "../events/oneClick/events.ts";
import { mostBets } from "../events/coupon/prices.ts";
import { canRestore, isPlacing } from "../events/coupon/state.ts";
import type { Bet } from "../events/coupon/bet.ts";
import type { State } from "../events/index.ts";
import { betOf } from "./couponBet.ts";
import { accept, refuse, type RefusalCode } from "./decision.ts";
import { defineCommand } from "./define.ts";

const noData = shape({});

export const AddBet = defineCommand(
  "AddBet",
  shape({ outcomeId: finite }),
  ({ outcomeId }, state) => {
    const { coupon } = state;
    if (isPlacing(coupon)) return refuse("placement_running");
    if (coupon.bets.some(({ market }) => market.id === outcomeId))
      return refuse("already_in_coupon");
    if (coupon.bets.length >= mostBets) return refuse("coupon_full");
    const bet = betToTake(state, outcomeId);
    return typeof bet === "string" ? refuse(bet) : accept(BetAdded({ bet }));
  },
);

/** A bet on the outcome at its current price, or the reason why there is none. */
export function betToTake(state: State, outcomeId: number): Bet | RefusalCode {
  const outcome = outcomeOf(state.sports.tables, outcomeId);
  if (outcome === undefined || outcome.state === outcomeState.gone) return "outcome_gone";
  if (outcome.state !== outcomeState.open) return "outcome_suspended";
  return betOf(state, outcome) ?? "outcome_gone";
}

export const RemoveBet = defineCommand(
  "RemoveBet",
  shape({ betId: finite }),
  ({ betId }, { coupon }) => {
    if (isPlacing(coupon)) return refuse("placement_running");
    const isInCoupon = coupon.bets.some(({ market }) => market.id === betId);
    return isInCoupon ? accept(BetRemoved({ betId })) : refuse("nothing_to_do");
  },
);

export const RestoreBet = defineCommand("RestoreBet", noData, (_data, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  return coupon.lastRemoved === null
    ? refuse("nothing_to_do")
    : accept(BetRestored({ betId: coupon.lastRemoved.bet.market.id }));
});

export const ClearCoupon = defineCommand("ClearCoupon", noData, (_data, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  return coupon.bets.length === 0
    ? refuse("coupon_empty")
    : accept(CouponCleared({ isUndoable: true }));
});

/** Loads once more what the coupon needs, after that failed. [coupon-050] */
export const LoadCoupon = defineCommand("LoadCoupon", noData, (_data, { runtime }) =>
  runtime.missing.coupon === true
    ? accept(DomainsWanted({ need: "coupon" }))
    : refuse("nothing_to_do"),
);

/**
 * Restores the bets that were cleared, or that others from a code have replaced. This turns one-click betting off, which
 * needs an empty coupon. [coupon-018]
 */
export const RestoreCoupon = defineCommand("RestoreCoupon", noData, (_data, state) => {
  const { coupon, oneClick } = state;
  if (isPlacing(coupon)) return refuse("placement_running");
  if (!canRestore(coupon)) return refuse("nothing_to_do");
  return oneClick.isActiveOneClick
    ? accept(OneClickTurned({ isActiveOneClick: false }), CouponRestored({}))
    : accept(CouponRestored({}));
});
