import * as t from "io-ts";
import { finite, shape } from "../infra/codec.ts";
import { activeAccount } from "../events/account/state.ts";
import {
  AmountChanged,
  BetAdded,
  BetRemoved,
  BetRestored,
  ChangeCoefActionChosen,
  CouponCleared,
  PlacementClosed,
  PlacementRequested,
  PlacementRetried,
  PricesAccepted,
} from "../events/coupon/events.ts";
import type { CouponToPlace } from "../events/coupon/placeCoupon.ts";
import {
  betView,
  isPlacing,
  lockedBets,
  movedBets,
  obstacles,
  totalCoef,
} from "../events/coupon/selectors.ts";
import type { State } from "../events/index.ts";
import { betOf, findOutcome } from "./couponBet.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** The server takes at most this many outcomes at once (contract, `prices`). */
const MOST_BETS = 100;

const nothing = shape({});
export const AddBet = defineCommand("AddBet", shape({ outcomeId: finite }));
export const RemoveBet = defineCommand("RemoveBet", shape({ betId: finite }));
export const RestoreBet = defineCommand("RestoreBet", nothing);
export const RemoveLockedBets = defineCommand("RemoveLockedBets", nothing);
export const ClearCoupon = defineCommand("ClearCoupon", nothing);
export const SetAmount = defineCommand("SetAmount", shape({ amount: finite }));
export const AcceptPrices = defineCommand("AcceptPrices", nothing);
/** 0 ask, 1 accept any, 2 accept higher. [coupon-005] */
export const ChooseChangeCoefAction = defineCommand(
  "ChooseChangeCoefAction",
  shape({ changeCoefAction: t.union([t.literal(0), t.literal(1), t.literal(2)]) }),
);
/** Places the coupon at the prices now shown, which the player thereby agrees to. */
export const PlaceCoupon = defineCommand("PlaceCoupon", nothing);
/** Sends a lost placement once more, under its key. */
export const RetryPlacement = defineCommand("RetryPlacement", nothing);
/** Leaves the result (accepted, refused, lost) and goes on with the coupon. */
export const ClosePlacement = defineCommand("ClosePlacement", nothing);

type Empty = Readonly<Record<never, never>>;

export const addBet: Decider<{ readonly outcomeId: number }> = ({ outcomeId }, state) => {
  const { coupon } = state;
  if (isPlacing(coupon)) return refuse("placement_running");
  if (coupon.bets.some(({ market }) => market.id === outcomeId)) return refuse("already_in_coupon");
  if (coupon.bets.length >= MOST_BETS) return refuse("coupon_full");
  const outcome = findOutcome(state, outcomeId);
  if (outcome === undefined || outcome.state === 2) return refuse("outcome_gone");
  if (outcome.state !== 0) return refuse("outcome_suspended");
  const bet = betOf(state, outcome);
  return bet === null ? refuse("outcome_gone") : accept(BetAdded({ bet }));
};

export const removeBet: Decider<{ readonly betId: number }> = ({ betId }, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  const isThere = coupon.bets.some(({ market }) => market.id === betId);
  return isThere ? accept(BetRemoved({ betId })) : refuse("nothing_to_do");
};

export const restoreBet: Decider<Empty> = (_data, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  return coupon.lastRemoved === null
    ? refuse("nothing_to_do")
    : accept(BetRestored({ betId: coupon.lastRemoved.bet.market.id }));
};

export const removeLockedBets: Decider<Empty> = (_data, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  const locked = lockedBets(coupon);
  if (locked.length === 0) return refuse("nothing_to_do");
  return accept(...locked.map(({ market }) => BetRemoved({ betId: market.id })));
};

export const clearCoupon: Decider<Empty> = (_data, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  return coupon.bets.length === 0 ? refuse("coupon_empty") : accept(CouponCleared({}));
};

/** Amounts are kept in whole minor units; the bounds are judged when placing, so that typing is free. */
export const setAmount: Decider<{ readonly amount: number }> = ({ amount }, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  const whole = Math.round(Math.min(Math.max(amount, 0), 1_000_000_000) * 100) / 100;
  return Number.isFinite(whole)
    ? accept(AmountChanged({ amount: whole }))
    : refuse("amount_missing");
};

const acceptedPrices = (state: State) =>
  PricesAccepted({
    prices: movedBets(state.coupon).map(({ bet, coef }) => ({ betId: bet.market.id, coef })),
  });

export const acceptPrices: Decider<Empty> = (_data, state) => {
  if (isPlacing(state.coupon)) return refuse("placement_running");
  return movedBets(state.coupon).length === 0
    ? refuse("nothing_to_do")
    : accept(acceptedPrices(state));
};

export const chooseChangeCoefAction: Decider<{ readonly changeCoefAction: 0 | 1 | 2 }> = (
  chosen,
  { coupon },
) => (isPlacing(coupon) ? refuse("placement_running") : accept(ChangeCoefActionChosen(chosen)));

export const placeCoupon: Decider<Empty> = (_data, state) => {
  const { coupon, session } = state;
  if (isPlacing(coupon)) return refuse("placement_running");
  const account = activeAccount(state.account);
  const [first] = obstacles(coupon, session.tag === "player", account);
  if (first !== undefined) return refuse(first);
  if (account === null || coupon.amount === null) return refuse("amount_missing");
  const request = PlacementRequested({ coupon: couponToPlace(state, account.id, coupon.amount) });
  return movedBets(coupon).length === 0 ? accept(request) : accept(acceptedPrices(state), request);
};

function couponToPlace(
  { coupon, settings }: State,
  accountId: number,
  amount: number,
): CouponToPlace {
  const coef = totalCoef(coupon);
  return {
    accountId,
    amount,
    amountByBlockId: {},
    bets: coupon.bets.map((bet) => ({
      ...bet,
      market: { ...bet.market, coef: betView(coupon, bet).coef },
    })),
    changeCoefAction: coupon.changeCoefAction,
    coef,
    coefByView: coef.toFixed(2),
    coefViewId: settings.coefViewId,
    exactCoef: 0,
    isDropOnScoreChange: false,
    refId: null,
    systemValue: coupon.systemValue,
    typeId: coupon.typeId,
    hyperBonusPercent: 0,
    minHyperBonusBetLimit: 0,
    maxHyperBonusLimit: null,
  };
}

export const retryPlacement: Decider<Empty> = (_data, { coupon }) =>
  coupon.placement.tag === "lost"
    ? accept(PlacementRetried({ key: coupon.placement.key }))
    : refuse("nothing_to_do");

export const closePlacement: Decider<Empty> = (_data, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  return coupon.placement.tag === "editing" ? refuse("nothing_to_do") : accept(PlacementClosed({}));
};
