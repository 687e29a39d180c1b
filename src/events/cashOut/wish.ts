import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";

/**
 * What the player confirmed. `full`: sell the coupon for `amount`, or more if it is worth more by then; `partial`:
 * sell as much of it as pays `amount`; `auto`: sell it once the offer reaches `amount`, 0 takes that back.
 */
export const CashOutWish = shape({
  couponId: finite,
  accountId: finite,
  currencyIso: openString,
  mode: t.keyof({ full: null, partial: null, auto: null }),
  amount: finite,
  offerId: nullable(openString),
});
export type CashOutWish = t.TypeOf<typeof CashOutWish>;
