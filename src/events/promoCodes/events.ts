import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineSessionCall, defineEvent, defineInput } from "../define.ts";

const promocode = personal(t.string);
/** Personal, because the server may repeat the code in its message. */
const message = personal(t.string);
const state = t.keyof({ valid: null, used: null, expired: null });

/** A promo code; `expiresAt` in Unix seconds, null: it never expires. */
export const PromoCodeBody = shape({
  promocode,
  title: openString,
  state,
  expiresAt: nullable(finite),
});
export type PromoCodeBody = t.TypeOf<typeof PromoCodeBody>;

/**
 * A code used by the player; `at` in Unix seconds, `amount` in major units of the currency, null: no money.
 */
export const UsedPromoCode = shape({
  promocode,
  title: openString,
  at: finite,
  state,
  amount: nullable(finite),
  currencyIso: openString,
});
export type UsedPromoCode = t.TypeOf<typeof UsedPromoCode>;

/** POST /web-api/promo-codes/check (checkPromoCode); without `promo` the code is unknown. */
export const PromoCode = defineSessionCall(
  "PromoCode",
  1,
  shape({ promocode }),
  shape({ success: t.boolean }, { message, promo: PromoCodeBody }),
);
/** POST /web-api/promo-codes/activate (activatePromoCode); it moves money and has no idempotency key. */
export const PromoCodeActivation = defineSessionCall(
  "PromoCodeActivation",
  1,
  shape({ promocode }),
  shape({ success: t.boolean }, { message }),
);
/**
 * GET /web-api/promo-codes/history (listPromoCodeHistory), newest first; `pageToken` null: the first page.
 */
export const PromoCodes = defineSessionCall(
  "PromoCodes",
  1,
  shape({ pageToken: nullable(openString) }),
  shape({ items: list(UsedPromoCode), nextPageToken: nullable(openString) }),
);

/** The query of the page that checks codes contains one. [route-office-004] */
export const PromoCodeFound = defineInput("PromoCodeFound", 1, shape({ promocode }));
/** The player wants to check a code. */
export const PromoCodeTyped = defineEvent("PromoCodeTyped", 1, shape({ promocode }));
/** The player wants to activate the checked code. */
export const PromoCodeAccepted = defineEvent("PromoCodeAccepted", 1, shape({ promocode }));
/** The page of the player's codes requests them: the newest ones, or older ones by a page token. */
export const PromoCodesWanted = defineEvent(
  "PromoCodesWanted",
  1,
  shape({ pageToken: nullable(openString) }),
);
