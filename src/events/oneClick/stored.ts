import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";

/** An amount in major units of the currency it was chosen in; not valid for other currencies. */
export const Sum = shape({ amount: finite, iso: openString });
export type Sum = t.TypeOf<typeof Sum>;

/** `tl.oneClick`. Names as in the product's list of coupon settings. [coupon-004] [coupon-022] */
export const StoredOneClick = shape(
  { isActiveOneClick: t.boolean },
  { oneClickAmount: Sum, bonusAccountOneClickAmount: Sum },
);
export type StoredOneClick = t.TypeOf<typeof StoredOneClick>;
