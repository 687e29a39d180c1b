import type * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";

/** What the player confirmed: a single on `marketId` for `amount`, at `coef`. Money in major units. */
export const PowerBetWish = shape({
  couponId: finite,
  accountId: finite,
  currencyIso: openString,
  offerId: openString,
  marketId: finite,
  amount: finite,
  coef: finite,
});
export type PowerBetWish = t.TypeOf<typeof PowerBetWish>;
