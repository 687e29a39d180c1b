import * as t from "io-ts";
import { byNumber, finite, nullable, openString, shape } from "../../codec/codec.ts";
import { Bet, CouponTypeId } from "./bet.ts";
import { LeftType } from "./leftType.ts";
import type { CouponState } from "./state.ts";
import { TakenExpress } from "./takenExpress.ts";

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
    takenExpress: TakenExpress,
    /** The type that the player left last, whose amounts can be put back. */
    typeBefore: LeftType,
    /** The bet that the player removed last, and where it was: it can be restored. */
    lastRemoved: shape({ bet: Bet, index: finite }, { isActiveVipBet: t.boolean }),
    /** Cleared bets that can be restored. */
    cleared: shape(
      { bets: t.array(Bet), addedAtByBetId: byNumber(finite) },
      {
        isBonusDeleted: t.boolean,
        /** More than the maximum was asked for, and a part was to be paid in advance. */
        isActiveVipBet: t.boolean,
        isPrepaid: t.boolean,
        /** Bets under a code took their place; what they made. [coupon-044] */
        replaced: shape(
          { typeId: CouponTypeId, systemValue: finite },
          /** And the stake, if theirs came too. */
          { amount: nullable(finite), amountIso: nullable(openString) },
        ),
      },
    ),
  },
);
export type StoredCoupon = t.TypeOf<typeof StoredCoupon>;

/** What two tabs must agree on. */
export const written = (coupon: CouponState): string => {
  const { bets, cleared, isBonusDeleted, lastRemoved, systemValue, typeBefore, typeId } = coupon;
  const type = [typeId, systemValue, typeBefore, coupon.expressId];
  return JSON.stringify([bets, cleared, isBonusDeleted, lastRemoved, type]);
};

const ownFields = {
  isManualAmountStep: t.boolean,
  /** In major units of each currency. */
  amountStepByCurrencyIso: t.record(openString, finite),
  isAutoMax: t.boolean,
  isBalanceShown: t.boolean,
  isPossibleWinShown: t.boolean,
  isSelectAccountShown: t.boolean,
  isCouponFixed: t.boolean,
};
/** Those that concern no bet by themselves; see `settingsOf`. */
export const CouponSettings = shape({}, ownFields);
export type CouponSettings = t.TypeOf<typeof CouponSettings>;
/** `tl.couponSettings`, by field. Names follow the product's list of coupon settings. [coupon-004] */
export const couponSettingFields = {
  changeCoefAction: finite,
  isDropOnScoreChange: t.boolean,
  exactCoef: finite,
  ...ownFields,
};
export const StoredCouponSettings = shape({}, couponSettingFields);
export type StoredCouponSettings = t.TypeOf<typeof StoredCouponSettings>;
