import * as t from "io-ts";
import { byNumber, finite, shape } from "../../codec/codec.ts";
import { Bet, CouponTypeId } from "./bet.ts";

/** `tl.coupon`: the coupon as stored on this device. [coupon-003] */
export const StoredCoupon = shape(
  {
    bets: t.array(Bet),
    addedAtByBetId: byNumber(finite),
    typeId: CouponTypeId,
    systemValue: finite,
  },
  {
    /** The player took the bonus bet out. [coupon-012] */
    isBonusDeleted: t.boolean,
    /** Cleared bets that can be restored. */
    cleared: shape(
      { bets: t.array(Bet), addedAtByBetId: byNumber(finite) },
      { isBonusDeleted: t.boolean },
    ),
  },
);
export type StoredCoupon = t.TypeOf<typeof StoredCoupon>;

/** `tl.couponSettings`, by field. Names follow the product's list of coupon settings. [coupon-004] */
export const couponSettingFields = {
  changeCoefAction: finite,
  isDropOnScoreChange: t.boolean,
};
export const StoredCouponSettings = shape({}, couponSettingFields);
export type StoredCouponSettings = t.TypeOf<typeof StoredCouponSettings>;
