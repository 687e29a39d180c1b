import {
  type Combination,
  combinationsOf,
  meanMilli,
  systemSizes,
  systemWin,
} from "../../src/events/money/systems.ts";
import { winMinor } from "../../src/events/money/winnings.ts";
import { paidMilli, productMilli } from "../money.ts";
import { bonusMilliAt } from "./bonus.ts";
import type { AskedCoupon } from "./request.ts";

/**
 * The combinations of a system at these coefs in thousandths; null for other types, and for a size that the
 * bets do not allow.
 */
function combinationsAt(
  { typeId, systemValue, bets }: AskedCoupon,
  coefs: readonly number[],
  stakeMinor: number,
): readonly Combination[] | null {
  if (typeId !== 2 || combinationCount({ typeId, systemValue, bets }) === 1) return null;
  const legs = coefs.map(
    (milli, place) => ({ milli, state: "open", isBanker: bets[place]?.isBanker === true }) as const,
  );
  return combinationsOf(legs, systemValue, stakeMinor, paidMilli);
}

/** How many bets the stake is divided into: 1 but for a system. */
export function combinationCount({ typeId, systemValue, bets }: AskedCoupon): number {
  if (typeId !== 2) return 1;
  const bankers = bets.filter(({ isBanker }) => isBanker).length;
  const chosen = systemSizes(bets.length, bankers).find(({ size }) => size === systemValue);
  return chosen?.count ?? 1;
}

/** Total coef in thousandths: the product with the bonus bet, or for a system the mean of its combinations. */
export function totalMilliAt(coupon: AskedCoupon, coefs: readonly number[]): number {
  const combinations = combinationsAt(coupon, coefs, 0);
  return combinations === null ? productMilli(withBonus(coupon, coefs)) : meanMilli(combinations);
}

/** What the coupon pays if all its bets win, in minor units. */
export function possibleWinAt(
  coupon: AskedCoupon,
  coefs: readonly number[],
  stakeMinor: number,
): number {
  const combinations = combinationsAt(coupon, coefs, stakeMinor);
  return combinations === null
    ? winMinor(stakeMinor, productMilli(withBonus(coupon, coefs)))
    : systemWin(combinations);
}

const withBonus = (coupon: AskedCoupon, coefs: readonly number[]): readonly number[] => {
  const bonus = bonusMilliAt(coupon, coefs);
  return bonus === null ? coefs : [...coefs, bonus];
};
