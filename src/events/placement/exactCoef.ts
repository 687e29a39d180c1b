import {
  type CouponDetails,
  type CouponState,
  isSingles,
  isSystem,
  milliOf,
  totalCoefOf,
} from "../coupon/index.ts";

/**
 * Lowest total price that the player takes for this coupon, with at most 3 decimals; 0: any. A system and a set of
 * singles have no total price that is shown, so it does not apply to them.
 */
export const exactCoefOf = (coupon: CouponState): number =>
  isSingles(coupon) || isSystem(coupon) ? 0 : Math.max(0, milliOf(coupon.exactCoef) / 1000);

export const isBelowExactCoef = (state: CouponDetails): boolean =>
  state.coupon.bets.length > 0 && totalCoefOf(state) < exactCoefOf(state.coupon);
