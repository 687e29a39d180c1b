import * as t from "io-ts";
import { byNumber, finite, shape } from "../../codec/codec.ts";
import { Bet, CouponTypeId } from "./bet.ts";

/** `tl.coupon`: the coupon as this device remembers it. [coupon-003] */
export const StoredCoupon = shape(
  {
    bets: t.array(Bet),
    addedAtByBetId: byNumber(finite),
    typeId: CouponTypeId,
    systemValue: finite,
  },
  /** What was cleared and can be put back. */
  { cleared: shape({ bets: t.array(Bet), addedAtByBetId: byNumber(finite) }) },
);
export type StoredCoupon = t.TypeOf<typeof StoredCoupon>;

/** `tl.couponSettings`, by field. Names as in the product's list of coupon settings. [coupon-004] */
export const couponSettingFields = {
  changeCoefAction: finite,
  isDropOnScoreChange: t.boolean,
};
export const StoredCouponSettings = shape({}, couponSettingFields);
export type StoredCouponSettings = t.TypeOf<typeof StoredCouponSettings>;
