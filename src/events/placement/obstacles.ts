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
  const found: Obstacle[] = [];
  if (coupon.bets.length === 0) found.push("coupon_empty");
  if (lockedBets(coupon).length > 0) found.push("coupon_locked");
  if (session.tag !== "player") return [...found, "sign_in_needed"];
  const account = couponAccount(state);
  if (account === null) return [...found, "no_account"];
  const { amount, min, max } = stakeOf(state);
  if (amount <= 0) return [...found, "amount_missing"];
  if (amount < min) found.push("amount_below_minimum");
  if (max !== null && amount > max) found.push("amount_above_maximum");
  if (amount > account.money) found.push("not_enough_money");
  return found;
}
