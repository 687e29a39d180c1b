import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";
import { Bet, CouponTypeId } from "./bet.ts";

export { Bet, CouponTypeId } from "./bet.ts";
export { StoredCoupon, StoredCouponSettings } from "./stored.ts";

/** [coupon-011] */
export const BetAdded = defineEvent("BetAdded", 1, shape({ bet: Bet }));
/** [coupon-012] `betId` is the outcome id. */
export const BetRemoved = defineEvent("BetRemoved", 1, shape({ betId: finite }));
/** The last removed bet was put back in its place. */
export const BetRestored = defineEvent("BetRestored", 1, shape({ betId: finite }));
/** All bets left the coupon. `isUndoable`: the player cleared it and may restore the bets. */
export const CouponCleared = defineEvent("CouponCleared", 1, shape({}, { isUndoable: t.boolean }));
/** The cleared bets were restored. */
export const CouponRestored = defineEvent("CouponRestored", 1, shape({}));
/**
 * What several bets make: an express, a set of singles, or a system. Of a system also how many bets each
 * combination has, and which of them are in every combination (outcome ids).
 */
export const CouponTypeChosen = defineEvent(
  "CouponTypeChosen",
  1,
  shape({ typeId: CouponTypeId }, { systemValue: finite, bankerIds: t.array(finite) }),
);
/** The player agreed to the current prices, by outcome id. */
export const PricesAccepted = defineEvent(
  "PricesAccepted",
  1,
  shape({ prices: t.array(shape({ betId: finite, coef: finite })) }),
);
/**
 * The bet was placed. `couponId` is its number in the history, `message` the server's word for the player. What the server
 * does not say of price and amount is as it was sent; `possibleWin` null: nobody has said. [coupon-043]
 */
export const CouponPlaced = defineEvent(
  "CouponPlaced",
  1,
  shape(
    {
      key: openString,
      couponId: finite,
      accountId: finite,
      coef: finite,
      amount: finite,
      possibleWin: nullable(finite),
      balance: nullable(finite),
    },
    { message: openString },
  ),
);
