import {
  type CouponDetails,
  type Single,
  couponAccount,
  openSingles,
  stakeOf,
  sumOf,
} from "../coupon/index.ts";
import { amountOf, minorOf } from "../money/minorUnits.ts";

/** An amount for each single that can be placed, in major units; `betId` is the outcome id. */
export type BetAmounts = readonly { readonly betId: number; readonly amount: number }[];

/**
 * The nearest amounts that can be placed together: each within its bounds; if the balance does not cover them,
 * the initial amount for each, else equal shares of the balance. Null: not even the least amounts fit.
 */
export function fittingAmounts(state: CouponDetails): BetAmounts | null {
  const { initial, iso } = stakeOf(state);
  const singles = openSingles(state);
  const money = couponAccount(state)?.money ?? 0;
  const share = amountOf(Math.floor(minorOf(money, iso) / Math.max(1, singles.length)), iso);
  const ways: readonly ((single: Single) => number)[] = [
    ({ amount }) => (amount > 0 ? amount : initial),
    () => initial,
    () => share,
  ];
  const found = ways
    .map((way) => singles.map((single) => ({ single, amount: within(single, way(single)) })))
    .find((amounts) => {
      const sums = amounts.map(({ amount }) => amount);
      return sums.every((amount) => amount > 0) && sumOf(sums, iso) <= money;
    });
  return found?.map(({ single, amount }) => ({ betId: single.bet.market.id, amount })) ?? null;
}

const within = ({ min, max }: Single, amount: number): number =>
  Math.min(Math.max(amount, min), max ?? amount + min);
