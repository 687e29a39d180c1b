import { type CouponDetails, couponAccount, lockedBets, stakeOf } from "../coupon/index.ts";

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
