import {
  type CouponDetails,
  isVipOn,
  loweredStake,
  prepaidPart,
  promoToSend,
} from "../../events/coupon/index.ts";
import type { CouponToPlace } from "../../events/placement/index.ts";

/** What the player asks for beyond the coupon itself; nothing where they ask for nothing. [coupon-004] [coupon-032] [coupon-040] [coupon-053] */
export function optionsOf(state: CouponDetails): Pick<CouponToPlace, "options"> {
  const promoCode = promoToSend(state.coupon);
  const prepaidAmount = prepaidPart(state);
  const options = {
    ...(isVipOn(state) && { isVipBet: true }),
    // Only where the player was told so.
    ...(loweredStake(state) !== null && { isAutoMax: true }),
    ...(promoCode !== null && { promoCode }),
    ...(prepaidAmount > 0 && { prepaidAmount }),
  };
  return Object.keys(options).length === 0 ? {} : { options };
}
