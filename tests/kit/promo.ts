import { couponToCheck } from "../../src/events/coupon/index.ts";
import { CouponPromoCheck, CouponPromoChosen } from "../../src/events/couponPromo/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { answered, readyToPlace, sealed } from "./events.ts";
import { stateOf } from "./spec.ts";

export const [free, other] = [sealed("FREE"), sealed("OTHER")];
export type Fields = Readonly<Record<string, unknown>>;
export const promo = (over: Fields = {}) => ({
  promoCode: "FREE",
  title: "Free bet",
  amount: 5,
  currencyIso: "EUR",
  expiresAt: null,
  ...over,
});
export const chosen = CouponPromoChosen({ promoCode: free });
const askOf = (before: readonly Draft[]) => {
  const { bets, ...coupon } = couponToCheck(stateOf(...before).coupon);
  return { promoCode: free, ...coupon, bets: [...bets] };
};
/** The server is being asked about the code for the coupon as it is after these events. */
export const asking = (before: readonly Draft[]): readonly Draft[] => [
  ...before,
  CouponPromoCheck.asked({ call: 1, ask: askOf(before) }),
];
/** It has answered so. */
export const withCheck = (before: readonly Draft[], body: Fields = {}): readonly Draft[] => [
  ...asking(before),
  answered(CouponPromoCheck, askOf(before), { success: true, promo: promo(), ...body }),
];
export const paid = withCheck([...readyToPlace, chosen]);
/** It could not be asked whether the code pays for that single bet. */
export const checkFailed = CouponPromoCheck.failed({
  call: 1,
  ask: askOf([...readyToPlace, chosen]),
  error: { tag: "offline" },
});
