import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { HistoryCoupon } from "../bets/events.ts";
import { defineCall, defineEvent, defineInput, defineSessionCall } from "../define.ts";
import { CashOutWish } from "./wish.ts";

/** GET /web-api/bets/coupons/{couponId}/cash-out. Money in major units of the coupon's currency. */
export const CashOutOffer = defineSessionCall(
  "CashOutOffer",
  1,
  shape({ couponId: finite }),
  shape(
    { isAvailable: t.boolean, amount: finite, offerId: openString },
    {
      /** The smallest part that can be sold. */
      minAmount: finite,
      isPartialAllowed: t.boolean,
      /** The server sells by itself once the offer reaches this; null: it does not. */
      autoAmount: nullable(finite),
      pollAfterMs: finite,
    },
  ),
);
/**
 * POST /web-api/bets/coupons/{couponId}/cash-out. `key` is the idempotency key: one per confirmation, kept across
 * retries.
 */
export const CashOut = defineCall(
  "CashOut",
  1,
  shape({ key: openString, wish: CashOutWish }),
  shape({ success: t.boolean, coupon: HistoryCoupon, balance: finite }, { message: openString }),
);

/** The player looks at the offer for a coupon; null: at none. */
export const CashOutShown = defineEvent("CashOutShown", 1, shape({ couponId: nullable(finite) }));
/** The player confirmed; nothing is sent yet. */
export const CashOutRequested = defineEvent("CashOutRequested", 1, CashOutWish);
/**
 * The sale has its key and is about to be sent. From now on until a definite answer it is not known whether
 * the coupon was sold. The device stores it, marked with its owner.
 */
export const CashOutOpened = defineEvent(
  "CashOutOpened",
  1,
  shape({ key: openString, userId: personal(finite), wish: CashOutWish }),
);
/** The server has done it. `coupon`: as it is now. */
export const CashOutDone = defineEvent(
  "CashOutDone",
  1,
  shape({ key: openString, coupon: HistoryCoupon, balance: finite }),
);
/** The server refused; nothing was sold. `code` as in the contract. */
export const CashOutRefused = defineEvent(
  "CashOutRefused",
  1,
  shape({ key: openString, code: finite }, { message: openString }),
);
/** No definite answer: the same request with the same key is repeated at `askAt`. */
export const CashOutUnknown = defineEvent(
  "CashOutUnknown",
  1,
  shape({ key: openString, tries: finite, askAt: finite }),
);
/**
 * There has been no definite answer for too long to repeat the request by itself: the next one might sell the
 * coupon, so it waits for the player's consent.
 */
export const CashOutLost = defineEvent("CashOutLost", 1, shape({ key: openString }));
/** The player wants a sale without an answer checked once more: the same request with the same key. */
export const CashOutRetried = defineEvent("CashOutRetried", 1, shape({ key: openString }));
/**
 * Sales without a definite answer stored on the device, from before the page was loaded or by another tab.
 * `userId` is the player signed in here, `isOwn` whether a sale is theirs, `isElsewhere`: another tab has just
 * written them.
 */
export const CashOutsFound = defineInput(
  "CashOutsFound",
  1,
  shape({
    userId: nullable(personal(finite)),
    isElsewhere: t.boolean,
    sales: t.array(shape({ key: openString, sentAt: finite, wish: CashOutWish, isOwn: t.boolean })),
  }),
);
