import type { Sealed } from "../../codec/codec.ts";
import { wholeAmount } from "./amounts.ts";
import { couponTypes } from "./bet.ts";
import { typeIdOf } from "./selectors.ts";
import type { CouponState } from "./state.ts";

const withoutPromo: readonly number[] = [couponTypes.singles, couponTypes.antiExpress];

/** A set of singles and an anti-express have no code. [coupon-040] */
export const isPromoAllowed = (coupon: CouponState): boolean =>
  coupon.bets.length > 0 && !withoutPromo.includes(typeIdOf(coupon));

/** The code as it is sent with the coupon; null: the account pays. */
export const promoToSend = (coupon: CouponState): Sealed | null =>
  isPromoAllowed(coupon) ? coupon.promo.promoCode : null;

/** The stake that a code pays, in major units of `iso`; null: none does, or it is of another currency. */
export function freeStake(coupon: CouponState, iso: string): number | null {
  const { details } = coupon.promo;
  if (promoToSend(coupon) === null || details === null || details.currencyIso !== iso) return null;
  return wholeAmount(details.amount, iso);
}
