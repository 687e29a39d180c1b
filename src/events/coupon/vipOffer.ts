import { type CouponDetails, stakeOf } from "./stake.ts";
import { canBeVip } from "./vip.ts";

/**
 * Whether a Vip bet is offered: where there is a maximum. While that of new picks is not known, the last one says whether
 * there is one; once the player has asked for a Vip bet, the maximum is another one, which need not be finite. [coupon-033]
 */
export function isVipAvailable(state: CouponDetails): boolean {
  const { isActiveVipBet, maxBetAmount } = state.coupon;
  if (!canBeVip(state)) return false;
  const { isMaxKnown, max } = stakeOf(state);
  return isActiveVipBet || max !== null || (!isMaxKnown && maxBetAmount !== null);
}
