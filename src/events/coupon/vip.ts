import { type CouponDetails, stakeOf } from "./stake.ts";
import { couponTypes, type Bet } from "./bet.ts";
import { promoToSend } from "./promoStake.ts";
import { typeIdOf } from "./selectors.ts";

/**
 * Whether the player may ask for an amount above the maximum. Once they do, the maximum is another one, so it
 * need not be finite any more. Never with a promo code or as an anti-express. [coupon-032] [coupon-033] [coupon-034] [coupon-035] [coupon-036]
 */
export function isVipAvailable(state: CouponDetails): boolean {
  const { coupon, shell } = state;
  return (
    shell.config?.coupon?.isVipBetAllowed === true &&
    coupon.bets.length > 0 &&
    coupon.bets.every(isLine) &&
    !withoutVip.includes(typeIdOf(coupon)) &&
    promoToSend(coupon) === null &&
    (coupon.isActiveVipBet || stakeOf(state).max !== null)
  );
}

const withoutVip: readonly number[] = [couponTypes.singles, couponTypes.antiExpress];

const isLine = ({ market }: Bet): boolean => !market.isLive;

/** Whether the coupon is a Vip bet now; the choice rests while there is none. */
export const isVipOn = (state: CouponDetails): boolean =>
  state.coupon.isActiveVipBet && isVipAvailable(state);
