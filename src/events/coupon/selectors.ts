import type { Account } from "../account/account.ts";
import { type Bet, isLocked } from "./bet.ts";
import type { CouponState } from "./state.ts";

/** A bet is out of play when it is locked itself or its outcome cannot be bet on now. */
export type BetView = {
  readonly bet: Bet;
  /** Newest known price. */
  readonly coef: number;
  /** The price the player agreed to, when it is another. */
  readonly agreedCoef: number | null;
  readonly lock: "suspended" | "gone" | "dependent" | "not_in_express" | null;
};

export function betView(coupon: CouponState, bet: Bet): BetView {
  const price = coupon.prices[bet.market.id];
  const coef = price?.coef ?? bet.market.coef;
  return {
    bet,
    coef,
    agreedCoef: coef === bet.market.coef ? null : bet.market.coef,
    lock: lockOf(bet, price?.state ?? 0),
  };
}

function lockOf(bet: Bet, state: number): BetView["lock"] {
  if (state === 2) return "gone";
  if (bet.isDepend) return "dependent";
  if (bet.isBannedExpress) return "not_in_express";
  return state === 1 || isLocked(bet) ? "suspended" : null;
}

/**
 * Prices have at most 3 decimals: the product is exact, and rounded half up to 3 decimals once at its end, as the
 * server does it. [coupon-010]
 */
export const productOfCoefs = (coefs: readonly number[]): number => {
  let product = 1_000n;
  let scale = 1n;
  for (const coef of coefs) {
    product *= BigInt(Math.round(coef * 1000));
    scale *= 1_000n;
  }
  return Number((2n * product + scale) / (2n * scale)) / 1000;
};

/** Total price: of the one bet, or the product for an express. [coupon-013] */
export const totalCoef = (coupon: CouponState): number =>
  coupon.bets.length === 0
    ? 0
    : productOfCoefs(coupon.bets.map((bet) => betView(coupon, bet).coef));

/** Stake times price in whole minor units (cents), rounded half up as the server does. */
export const possibleWin = (amount: number, coef: number): number => {
  const thousandths = BigInt(Math.round(amount * 100)) * BigInt(Math.round(coef * 1000));
  return Number((thousandths + 500n) / 1000n) / 100;
};

export const lockedBets = (coupon: CouponState): readonly Bet[] =>
  coupon.bets.filter((bet) => betView(coupon, bet).lock !== null);

export const movedBets = (coupon: CouponState): readonly BetView[] =>
  coupon.bets.map((bet) => betView(coupon, bet)).filter(({ agreedCoef }) => agreedCoef !== null);

/** The bets that `placement` is about. */
export const placedBets = ({ bets, oneClickBet }: CouponState): readonly Bet[] =>
  oneClickBet === null ? bets : [oneClickBet];

/** Everything that stands in the way of placing now, all at once. */
export type Obstacle =
  | "coupon_empty"
  | "sign_in_needed"
  | "no_account"
  | "coupon_locked"
  | "amount_missing"
  | "amount_below_minimum"
  | "amount_above_maximum"
  | "not_enough_money";

export function obstacles(
  coupon: CouponState,
  isSignedIn: boolean,
  account: Account | null,
): readonly Obstacle[] {
  const found: Obstacle[] = [];
  const { amount } = coupon;
  if (coupon.bets.length === 0) found.push("coupon_empty");
  if (lockedBets(coupon).length > 0) found.push("coupon_locked");
  if (!isSignedIn) return [...found, "sign_in_needed"];
  if (account === null) return [...found, "no_account"];
  if (amount === null || amount <= 0) return [...found, "amount_missing"];
  if (amount < coupon.minBetAmount) found.push("amount_below_minimum");
  if (coupon.maxBetAmount !== null && amount > coupon.maxBetAmount)
    found.push("amount_above_maximum");
  if (amount > account.money) found.push("not_enough_money");
  return found;
}
