import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { Bet, CouponTypeId } from "../coupon/events.ts";
import { defineEvent, defineInput, defineSessionCall } from "../define.ts";

const promoCode = personal(t.string);

/**
 * A code that pays the stake of a coupon. `amount` in major units of its currency, `expiresAt` in Unix seconds (null: it
 * never does); `minCoef`: least price of each bet. Absent conditions are none. [coupon-040]
 */
export const CouponPromo = shape(
  {
    promoCode,
    title: openString,
    amount: finite,
    currencyIso: openString,
    expiresAt: nullable(finite),
  },
  { minCoef: finite, minBets: finite, typeIds: t.array(finite) },
);
export type CouponPromo = t.TypeOf<typeof CouponPromo>;

/** GET /web-api/coupon/promo-codes (listCouponPromoCodes): those that the player can use. */
export const CouponPromoCodes = defineSessionCall(
  "CouponPromoCodes",
  1,
  shape({}),
  shape({ items: list(CouponPromo) }),
);

/**
 * POST /web-api/coupon/promo-codes/check (checkCouponPromoCode): whether the code pays for this coupon. `message`: why
 * not; personal, because it may repeat the code.
 */
export const CouponPromoCheck = defineSessionCall(
  "CouponPromoCheck",
  1,
  shape({ promoCode, typeId: CouponTypeId, systemValue: finite, bets: t.array(Bet) }),
  shape({ success: t.boolean }, { message: personal(t.string), promo: CouponPromo }),
);

/** The player wants to see their codes. */
export const CouponPromoCodesWanted = defineEvent("CouponPromoCodesWanted", 1, shape({}));
/** This code is to pay for the coupon. `isManual`: it was typed. */
export const CouponPromoChosen = defineEvent(
  "CouponPromoChosen",
  1,
  shape({ promoCode }, { isManual: t.boolean }),
);
/** The player took the code out of the coupon. */
export const CouponPromoRemoved = defineEvent("CouponPromoRemoved", 1, shape({}));
/** The player wants the code checked once more, after that failed. */
export const CouponPromoCheckWanted = defineEvent("CouponPromoCheckWanted", 1, shape({}));

/** What the device keeps about the code: see `PromoState`. */
const kept = { promoCode, manualPromoCode: promoCode, removed: promoCode };
/** The device has a code from before the page was loaded, or another tab has chosen or removed one. */
export const CouponPromoFound = defineInput("CouponPromoFound", 1, shape({}, kept));
