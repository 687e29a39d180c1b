import * as t from "io-ts";
import { shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";
import { Sum } from "./stored.ts";

export { StoredOneClick } from "./stored.ts";

/** One-click betting was turned on or off. [coupon-018] [coupon-020] */
export const OneClickTurned = defineEvent(
  "OneClickTurned",
  1,
  shape({ isActiveOneClick: t.boolean }),
);
/** The stake of one-click bets was set; bonus accounts have a separate amount. */
export const OneClickAmountSet = defineEvent(
  "OneClickAmountSet",
  1,
  shape({ sum: Sum, isBonusAccount: t.boolean }),
);
/** The player dismissed the reason why a tap placed no bet. */
export const OneClickRefusalClosed = defineEvent("OneClickRefusalClosed", 1, shape({}));
