import { accountTypes } from "../account/index.ts";
import { singleWagerLimit } from "../limits/index.ts";
import { leastAmount } from "../money/least.ts";
import { amountOf, minorOf } from "../money/minorUnits.ts";
import { possibleWin, type BetView, betView } from "./selectors.ts";
import { type CouponDetails, type Stake, couponAccount, paidAtMost, stakeOf } from "./stake.ts";

/** One bet of a set of singles. Amounts in major units of the account's currency. */
export type Single = BetView & {
  readonly amount: number;
  /** 0: none. */
  readonly min: number;
  /** Null: none, or not known. */
  readonly max: number | null;
  readonly possibleWin: number;
};

/** The bets of a set of singles, each with its own amount and bounds. [coupon-016] [coupon-037] [coupon-038] */
export function singlesOf(state: CouponDetails): readonly Single[] {
  const { coupon } = state;
  const { amount: sharedAmount, iso, maxPayout, ...shared } = stakeOf(state);
  const { hasMin, hasMax } = boundsOf(state);
  const isSameCurrency = coupon.amountIso === null || coupon.amountIso === iso;
  return coupon.bets.map((bet) => {
    const { id } = bet.market;
    const view = betView(coupon, bet);
    const bounds = coupon.boundsByBetId?.[id];
    const own = isSameCurrency ? coupon.amountByBetId[id] : undefined;
    const amount = own ?? sharedAmount;
    return {
      ...view,
      amount,
      min: hasMin && bounds !== undefined ? leastAmount(bounds.minBetAmount, iso) : shared.min,
      max: hasMax && bounds !== undefined ? bounds.maxBetAmount : shared.max,
      possibleWin: paidAtMost(possibleWin(amount, view.coef, iso), amount, maxPayout),
    };
  });
}

/** Bounds that the server gave for this account, where the site has such bounds. [coupon-039] */
function boundsOf(state: CouponDetails) {
  const { coupon, shell } = state;
  const account = couponAccount(state);
  const isKnown = coupon.boundsAccountId === account?.id;
  const has = (typeIds: readonly number[] | undefined) => isKnown && typeIds?.includes(9) === true;
  return {
    hasMin: has(shell.config?.coupon?.minAmountTypeIds),
    hasMax: has(shell.config?.coupon?.maxAmountTypeIds) && account?.type !== accountTypes.bonus,
  };
}

/** The most singles of one request (contract, `placeCoupons`). */
const MOST_SINGLES = 50;

/**
 * The singles that can be placed now: a locked one stays in the coupon and stops no other, and so do those that
 * are too many for one request.
 */
export const openSingles = (state: CouponDetails): readonly Single[] =>
  singlesOf(state)
    .filter(({ lock }) => lock === null)
    .slice(0, MOST_SINGLES);

/** The sum of amounts, exact to the minor unit. */
export const sumOf = (amounts: readonly number[], iso: string): number =>
  amountOf(
    amounts.reduce((sum, amount) => sum + minorOf(amount, iso), 0),
    iso,
  );

/** The stake that all singles share: within the bounds of each, and of the balance for all of them. */
export const sharedStakeOf = (state: CouponDetails): Stake => {
  const { iso } = stakeOf(state);
  return sharedStake(state, openSingles(state), singleWagerLimit(state, iso));
};

/** One amount for each of several parts of the coupon; `wager`: the most that the player's limit on one bet leaves each. */
export function sharedStake(
  state: CouponDetails,
  parts: readonly Pick<Single, "max" | "min">[],
  wager: number | null,
): Stake {
  const stake = stakeOf(state);
  const maxima = parts.flatMap(({ max }) => max ?? []);
  const account = couponAccount(state);
  const share =
    account === null || parts.length === 0
      ? null
      : amountOf(Math.floor(minorOf(account.money, stake.iso) / parts.length), stake.iso);
  const max = maxima.length === 0 ? stake.max : Math.min(...maxima);
  const limits = [max, share, wager].filter((limit) => limit !== null);
  return {
    ...stake,
    min: Math.max(stake.min, ...parts.map(({ min }) => min)),
    max,
    most: limits.length === 0 ? null : Math.min(...limits),
  };
}
