import type { CouponDetails } from "./stake.ts";
import { couponTypes, type Bet } from "./bet.ts";
import { promoToSend } from "./promoStake.ts";
import { typeIdOf } from "./selectors.ts";

type Details = Pick<CouponDetails, "coupon" | "shell">;

/** Whether these bets may ask for an amount above the maximum. [coupon-032] [coupon-034] [coupon-035] [coupon-036] */
export const canBeVip = ({ coupon, shell }: Details): boolean =>
  shell.config?.coupon?.isVipBetAllowed === true &&
  coupon.bets.length > 0 &&
  coupon.bets.every(isLine) &&
  !withoutVip.includes(typeIdOf(coupon)) &&
  promoToSend(coupon) === null;

const withoutVip: readonly number[] = [couponTypes.singles, couponTypes.antiExpress];

const isLine = ({ market }: Bet): boolean => !market.isLive;

/** Whether the coupon is a Vip bet now; the choice rests while there is none. */
export const isVipOn = (state: Details): boolean => state.coupon.isActiveVipBet && canBeVip(state);
