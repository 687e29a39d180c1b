import * as t from "io-ts";
import { byNumber, finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { Bet, CouponTypeId } from "../coupon/index.ts";

/**
 * The request body that places a coupon, without `userId`, which the port adds. [coupon-007]
 * Amounts in major units of the account's currency.
 */
export const CouponToPlace = shape(
  {
    accountId: finite,
    amount: finite,
    amountByBlockId: byNumber(finite),
    bets: t.array(Bet),
    changeCoefAction: finite,
    coef: finite,
    coefByView: openString,
    coefViewId: finite,
    exactCoef: finite,
    isDropOnScoreChange: t.boolean,
    /** `user_ref_id` of the player. */
    refId: nullable(personal(finite)),
    systemValue: finite,
    typeId: CouponTypeId,
    hyperBonusPercent: finite,
    minHyperBonusBetLimit: finite,
    maxHyperBonusLimit: nullable(finite),
  },
  {
    options: shape(
      {},
      {
        isVipBet: t.boolean,
        isAutoMax: t.boolean,
        promoCode: personal(t.string),
        /** The part of the amount that is paid in advance. [coupon-053] */
        prepaidAmount: finite,
      },
    ),
  },
);
export type CouponToPlace = t.TypeOf<typeof CouponToPlace>;
