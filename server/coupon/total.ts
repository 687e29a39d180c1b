import {
  blockCombinations,
  type Combination,
  combinationsOf,
  meanMilli,
  systemWin,
} from "../../src/events/money/systems.ts";
import { winMinor } from "../../src/events/money/winnings.ts";
import { paidMilli, productMilli } from "../money.ts";
import { bonusMilliAt } from "./bonus.ts";
import { type BlockMinor, blockIdsOf, sizesOf } from "./blocks.ts";
import type { AskedCoupon } from "./request.ts";

/** What is staked: the whole amount, or the amount of each block, in minor units. */
export type Stakes = { readonly minor: number; readonly blocks: readonly BlockMinor[] };

/**
 * The combinations of a system at these coefs in thousandths; null for other types, and for a size that the
 * bets do not allow.
 */
function combinationsAt(
  coupon: AskedCoupon,
  coefs: readonly number[],
  stakes: Stakes,
): readonly Combination[] | null {
  const { systemValue, bets } = coupon;
  if (chosenSize(coupon) === undefined) return null;
  const legs = coefs.map(
    (milli, place) =>
      ({
        milli,
        state: "open",
        isBanker: bets[place]?.isBanker === true,
        blockId: bets[place]?.blockId ?? 0,
      }) as const,
  );
  if (stakes.blocks.length === 0) return combinationsOf(legs, systemValue, stakes.minor, paidMilli);
  const minors = new Map(stakes.blocks.map(({ blockId, minor }) => [blockId, minor]));
  return blockCombinations(legs, systemValue, minors, paidMilli);
}

const chosenSize = (coupon: AskedCoupon) =>
  coupon.typeId === 2 ? sizesOf(coupon).find(({ size }) => size === coupon.systemValue) : undefined;

/** How many bets the stake is divided into: 1 but for a system. */
export const combinationCount = (coupon: AskedCoupon): number => chosenSize(coupon)?.count ?? 1;

/** The blocks of a coupon with nothing staked on them. */
const unpaid = (coupon: AskedCoupon): Stakes => ({
  minor: 0,
  blocks: blockIdsOf(coupon).map((blockId) => ({ blockId, minor: 0 })),
});

/** Total coef in thousandths: the product with the bonus bet, or for a system the mean of its combinations. */
export function totalMilliAt(coupon: AskedCoupon, coefs: readonly number[]): number {
  const combinations = combinationsAt(coupon, coefs, unpaid(coupon));
  return combinations === null ? productMilli(withBonus(coupon, coefs)) : meanMilli(combinations);
}

/** The number of combinations of each block, and their mean coef in thousandths. [coupon-045] */
export function blockTotals(coupon: AskedCoupon, coefs: readonly number[]) {
  return blockIdsOf(coupon).map((blockId) => {
    const combinations =
      combinationsAt(coupon, coefs, { minor: 0, blocks: [{ blockId, minor: 0 }] }) ?? [];
    return { blockId, count: combinations.length, totalMilli: meanMilli(combinations) };
  });
}

/** What the coupon pays if all its bets win, in minor units. */
export function possibleWinAt(
  coupon: AskedCoupon,
  coefs: readonly number[],
  stakes: Stakes,
): number {
  const combinations = combinationsAt(coupon, coefs, stakes);
  return combinations === null
    ? winMinor(stakes.minor, productMilli(withBonus(coupon, coefs)))
    : systemWin(combinations);
}

const withBonus = (coupon: AskedCoupon, coefs: readonly number[]): readonly number[] => {
  const bonus = bonusMilliAt(coupon, coefs);
  return bonus === null ? coefs : [...coefs, bonus];
};
