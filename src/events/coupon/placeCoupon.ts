import * as t from "io-ts";
import { byNumber, finite, nullable, openString, shape } from "../../infra/codec.ts";
import { Bet, CouponTypeId } from "./bet.ts";

/**
 * What is sent to place a coupon, but for `userId`, which the port adds. [coupon-007]
 * Amounts in major units of the account's currency.
 */
export const CouponToPlace = shape({
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
  refId: nullable(finite),
  systemValue: finite,
  typeId: CouponTypeId,
  hyperBonusPercent: finite,
  minHyperBonusBetLimit: finite,
  maxHyperBonusLimit: nullable(finite),
});
export type CouponToPlace = t.TypeOf<typeof CouponToPlace>;

/** What the server says of a placement (contract, PlaceResult). */
export const PlaceResult = shape(
  {
    success: t.boolean,
    state: t.keyof({ accepted: null, pending: null, rejected: null }),
    requestId: openString,
    couponId: nullable(finite),
  },
  {
    checkAfterMs: finite,
    message: openString,
    code: finite,
    coef: finite,
    amount: finite,
    possibleWin: finite,
    balance: finite,
    bets: t.array(shape({ marketId: finite, coef: finite, isBlocked: t.boolean })),
  },
);
export type PlaceResult = t.TypeOf<typeof PlaceResult>;
