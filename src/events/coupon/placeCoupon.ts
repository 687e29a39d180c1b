import * as t from "io-ts";
import { byNumber, nullable, openString, shape } from "../../infra/codec.ts";
import { Bet, CouponTypeId } from "./bet.ts";

/**
 * What is sent to place a coupon, but for `userId`, which the port adds. [coupon-007]
 * Amounts in major units of the account's currency.
 */
export const CouponToPlace = shape({
  accountId: t.number,
  amount: t.number,
  amountByBlockId: byNumber(t.number),
  bets: t.array(Bet),
  changeCoefAction: t.number,
  coef: t.number,
  coefByView: openString,
  coefViewId: t.number,
  exactCoef: t.number,
  isDropOnScoreChange: t.boolean,
  refId: nullable(t.number),
  systemValue: t.number,
  typeId: CouponTypeId,
  hyperBonusPercent: t.number,
  minHyperBonusBetLimit: t.number,
  maxHyperBonusLimit: nullable(t.number),
});
export type CouponToPlace = t.TypeOf<typeof CouponToPlace>;

/** What the server says of a placement (contract, PlaceResult). */
export const PlaceResult = shape(
  {
    success: t.boolean,
    state: t.keyof({ accepted: null, pending: null, rejected: null }),
    requestId: openString,
    couponId: nullable(t.number),
  },
  {
    checkAfterMs: t.number,
    message: openString,
    code: t.number,
    coef: t.number,
    amount: t.number,
    possibleWin: t.number,
    balance: t.number,
    bets: t.array(shape({ marketId: t.number, coef: t.number, isBlocked: t.boolean })),
  },
);
export type PlaceResult = t.TypeOf<typeof PlaceResult>;
