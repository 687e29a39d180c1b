import {
  type CouponDetails,
  couponAccount,
  isSingles,
  lockedBets,
  openSingles,
  stakeOf,
  sumOf,
} from "../coupon/index.ts";

/** Everything that prevents placing now. */
export type Obstacle =
  | "coupon_empty"
  | "sign_in_needed"
  | "no_account"
  | "coupon_locked"
  | "amount_missing"
  | "amount_below_minimum"
  | "amount_above_maximum"
  | "not_enough_money";

export function obstacles(state: CouponDetails): readonly Obstacle[] {
  const { coupon, session } = state;
  const result: Obstacle[] = [];
  if (isSingles(coupon)) return singlesObstacles(state);
  if (coupon.bets.length === 0) result.push("coupon_empty");
  if (lockedBets(coupon).length > 0) result.push("coupon_locked");
  if (session.tag !== "player") return [...result, "sign_in_needed"];
  const account = couponAccount(state);
  if (account === null) return [...result, "no_account"];
  const { amount, min, max } = stakeOf(state);
  if (amount <= 0) return [...result, "amount_missing"];
  if (amount < min) result.push("amount_below_minimum");
  if (max !== null && amount > max) result.push("amount_above_maximum");
  if (amount > account.money) result.push("not_enough_money");
  return result;
}

/** A locked single is left out; only if all are locked, nothing can be placed. */
function singlesObstacles(state: CouponDetails): readonly Obstacle[] {
  const singles = openSingles(state);
  const result: Obstacle[] = singles.length === 0 ? ["coupon_locked"] : [];
  if (state.session.tag !== "player") return [...result, "sign_in_needed"];
  const account = couponAccount(state);
  if (account === null) return [...result, "no_account"];
  if (singles.some(({ amount }) => amount <= 0)) return [...result, "amount_missing"];
  if (singles.some(({ amount, min }) => amount < min)) result.push("amount_below_minimum");
  if (singles.some(({ amount, max }) => max !== null && amount > max))
    result.push("amount_above_maximum");
  const total = sumOf(
    singles.map(({ amount }) => amount),
    account.iso,
  );
  if (total > account.money) result.push("not_enough_money");
  return result;
}
