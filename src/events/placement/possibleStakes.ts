import { accountTypes } from "../account/index.ts";
import {
  blocksOf,
  type CouponDetails,
  couponAccount,
  hasBlocks,
  isSingles,
  openSingles,
  stakeOf,
  sumOf,
  withPrepaid,
} from "../coupon/index.ts";
import { isAboveSingleWager, singleWagerLimit, unansweredPrompt } from "../limits/index.ts";
import { isDemoMoneyOffered } from "./demoMoney.ts";
import { fittingBlocks, fittingAmounts } from "./fittingAmounts.ts";
import type { NextAction } from "./nextAction.ts";

/**
 * Replaces impossible amounts by the nearest that can be placed; null: none can. `isPaid`: by what the account has, else
 * within the other bounds alone.
 */
export function possibleStakes(state: CouponDetails, isPaid = true): NextAction | null {
  if (!isSingles(state.coupon) && !hasBlocks(state.coupon)) return possibleStake(state, isPaid);
  const amounts = hasBlocks(state.coupon)
    ? fittingBlocks(state, isPaid)
    : fittingAmounts(state, isPaid);
  if (amounts === null) return null;
  const total = sumOf(
    amounts.map(({ amount }) => amount),
    stakeOf(state).iso,
  );
  return { tag: "fit_amounts", total };
}

/**
 * For a stake above the maximum the maximum, for one above the balance the initial stake, so that one digit too many does
 * not offer the player's whole balance.
 */
function possibleStake(state: CouponDetails, isPaid: boolean): NextAction | null {
  const { amount, initial, iso, min, max, most } = stakeOf(state);
  const money = isPaid
    ? withPrepaid(state, couponAccount(state)?.money ?? 0, iso)
    : Number.POSITIVE_INFINITY;
  const isAboveMoney = amount > money && (max === null || max > money);
  const target = amount > 0 && !isAboveMoney ? amount : initial;
  const bounds = [max, singleWagerLimit(state, iso)].filter((bound) => bound !== null);
  const greatest = isPaid ? most : bounds.length === 0 ? null : Math.min(...bounds);
  const nearest = Math.min(Math.max(target, min), greatest ?? Math.max(target, min));
  return nearest >= min && nearest > 0 ? { tag: "stake", amount: nearest } : null;
}

/** The least that can be staked on one bet of the coupon. */
function leastStake(state: CouponDetails): number {
  const { iso, min } = stakeOf(state);
  if (isSingles(state.coupon)) return Math.max(...openSingles(state).map((single) => single.min));
  if (!hasBlocks(state.coupon)) return min;
  const least = blocksOf(state).map((block) => block.min);
  return sumOf(least, iso);
}

/** No stake fits: what else there is. */
export function nothingFits(state: CouponDetails): NextAction {
  if (isAboveSingleWager(state, leastStake(state), stakeOf(state).iso))
    return { tag: "closed", by: "amount_above_single_wager" };
  const isBonus = couponAccount(state)?.type === accountTypes.bonus;
  if (isBonus || !isDemoMoneyOffered(state)) return { tag: "no_money" };
  // The pack has the player asked about a limit before money is paid in.
  if (unansweredPrompt(state) !== undefined) return { tag: "closed", by: "limits_unanswered" };
  return { tag: state.coupon.isToppingUp ? "topping_up" : "top_up" };
}
