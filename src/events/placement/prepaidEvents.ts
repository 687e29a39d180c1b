import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineSessionCall } from "../define.ts";

/** Whether as much as possible of the stake is paid in advance from open bets. */
export const PrepaidTurned = defineEvent("PrepaidTurned", 1, shape({ isOn: t.boolean }));
/**
 * GET /web-api/coupon/prepaid: what can be paid in advance of a coupon with bets on these matches, by their permanent ids.
 * Their own open bets pay nothing of it.
 */
export const CouponPrepaid = defineSessionCall(
  "CouponPrepaid",
  1,
  shape({ accountId: finite, permanentIds: t.array(finite) }),
  shape({ availablePrepaidAmount: finite }, { currencyIso: openString }),
);
