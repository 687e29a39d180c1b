import { outcomeState } from "../sports/index.ts";
import { amountOf, minorOf } from "../money/minorUnits.ts";
import { totalMilli, winMinor } from "../money/winnings.ts";
import { type Bet, type CouponTypeId, couponTypes, isLocked } from "./bet.ts";
import type { CouponState } from "./state.ts";
import type { TakenExpress } from "./takenExpress.ts";

/** Several bets, each of them placed as a single with its own amount. [coupon-016] */
export const isSingles = ({ bets, typeId }: Pick<CouponState, "bets" | "typeId">): boolean =>
  typeId === couponTypes.singles && bets.length > 1;

/** Several bets of which one has to lose. [coupon-015] */
export const isAntiExpress = ({ bets, typeId }: Pick<CouponState, "bets" | "typeId">): boolean =>
  typeId === couponTypes.antiExpress && bets.length > 1;

/** The type of the coupon as it is now: fewer bets than its type needs make an express or a single. */
export const typeIdOf = ({ bets, typeId }: Pick<CouponState, "bets" | "typeId">): CouponTypeId =>
  bets.length < (leastBets[typeId] ?? 0) ? (bets.length > 1 ? 1 : 0) : typeId;

const leastBets: Partial<Readonly<Record<CouponTypeId, number>>> = { 2: 3, 4: 2, 9: 2 };

/** The express of the day that the coupon is, as long as it is an express of exactly these bets; null: it is none. [coupon-001] */
export const expressOfDay = (coupon: CouponState): TakenExpress | null =>
  coupon.expressId !== null && typeIdOf(coupon) === couponTypes.express
    ? (coupon.takenExpress ?? null)
    : null;

/** Why a bet cannot be placed. */
export type BetLock = "suspended" | "gone" | "dependent" | "not_in_express";

/** A bet with its current price. `lock`: the bet itself is locked, or its outcome cannot be bet on now. */
export type BetView = {
  readonly bet: Bet;
  /** Latest known price. */
  readonly coef: number;
  /** The price the player agreed to, if it differs; in an anti-express they agree to no price of a bet. */
  readonly agreedCoef: number | null;
  readonly lock: BetLock | null;
};

export function betView(coupon: CouponState, bet: Bet): BetView {
  const price = coupon.prices[bet.market.id];
  const coef = price?.coef ?? bet.market.coef;
  return {
    bet,
    coef,
    agreedCoef: coef === bet.market.coef || isAntiExpress(coupon) ? null : bet.market.coef,
    lock: lockOf(bet, price?.state ?? outcomeState.open),
  };
}

function lockOf(bet: Bet, state: number): BetView["lock"] {
  if (state === outcomeState.gone) return "gone";
  if (bet.isDepend) return "dependent";
  if (bet.isBannedExpress) return "not_in_express";
  return state !== outcomeState.open || isLocked(bet) ? "suspended" : null;
}

/** Prices have at most 3 decimals. */
export const milliOf = (coef: number): number => Math.round(coef * 1000);

/** Total price of bets that are all open, with at most 3 decimals. [coupon-010] */
export const productOfCoefs = (coefs: readonly number[]): number =>
  totalMilli(coefs.map((coef) => ({ milli: milliOf(coef), state: "open" }))) / 1000;

/** Stake times price in whole minor units of the currency. */
export const possibleWin = (amount: number, coef: number, iso: string): number =>
  amountOf(winMinor(minorOf(amount, iso), milliOf(coef)), iso);

export const lockedBets = (coupon: CouponState): readonly Bet[] =>
  coupon.bets.filter((bet) => betView(coupon, bet).lock !== null);

export const movedBets = (coupon: CouponState): readonly BetView[] =>
  coupon.bets.map((bet) => betView(coupon, bet)).filter(({ agreedCoef }) => agreedCoef !== null);

/** The bets that `placement` is about. */
export const placedBets = ({ bets, oneClickBet }: CouponState): readonly Bet[] =>
  oneClickBet === null ? bets : [oneClickBet];
