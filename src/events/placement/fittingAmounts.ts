import {
  type Block,
  blocksOf,
  type CouponDetails,
  type Single,
  couponAccount,
  openSingles,
  stakeOf,
  sumOf,
} from "../coupon/index.ts";
import { singleWagerLimit } from "../limits/index.ts";
import { amountOf, minorOf } from "../money/minorUnits.ts";

type Part = Pick<Block, "amount" | "max" | "min">;
type Fitted<P extends Part> = readonly { readonly part: P; readonly amount: number }[];

/**
 * An amount for each single that can be placed, in major units; null: not even the least amounts fit. `isPaid`: the account
 * has them.
 */
export function fittingAmounts(state: CouponDetails, isPaid = true): Fitted<Single> | null {
  const wager = wagerOf(state);
  const capped = (max: number | null) => (max === null ? wager : Math.min(max, wager));
  return fitting(
    state,
    openSingles(state).map((single) =>
      wager === Number.POSITIVE_INFINITY ? single : { ...single, max: capped(single.max) },
    ),
    isPaid ? moneyOf(state) : Number.POSITIVE_INFINITY,
  );
}

/** The same for each block of a system; all of them are one bet. [coupon-045] */
export const fittingBlocks = (state: CouponDetails, isPaid = true): Fitted<Block> | null =>
  fitting(
    state,
    blocksOf(state),
    Math.min(wagerOf(state), isPaid ? moneyOf(state) : Number.POSITIVE_INFINITY),
  );

const moneyOf = (state: CouponDetails): number => couponAccount(state)?.money ?? 0;

/** The most that the player lets one bet stake. */
const wagerOf = (state: CouponDetails): number =>
  singleWagerLimit(state, stakeOf(state).iso) ?? Number.POSITIVE_INFINITY;

/**
 * The nearest amounts that can be placed together: each within its bounds; if `most` does not cover
 * them, the initial amount for each, else equal shares.
 */
function fitting<P extends Part>(
  state: CouponDetails,
  parts: readonly P[],
  most: number,
): Fitted<P> | null {
  const { initial, iso } = stakeOf(state);
  const share = amountOf(Math.floor(minorOf(most, iso) / Math.max(1, parts.length)), iso);
  const ways: readonly ((part: Part) => number)[] = [
    ({ amount }) => (amount > 0 ? amount : initial),
    () => initial,
    () => share,
  ];
  const found = ways
    .map((way) => parts.map((part) => ({ part, amount: within(part, way(part)) })))
    .find((fitted) => {
      const amounts = fitted.map(({ amount }) => amount);
      const isPossible = fitted.every(({ part, amount }) => amount > 0 && amount >= part.min);
      return isPossible && sumOf(amounts, iso) <= most;
    });
  return found ?? null;
}

const within = ({ min, max }: Part, amount: number): number =>
  Math.min(Math.max(amount, min), max ?? amount + min);
