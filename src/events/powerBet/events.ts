import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { HistoryCoupon } from "../bets/events.ts";
import { defineCall, defineEvent, defineInput, defineSessionCall } from "../define.ts";
import { PowerBetWish } from "./wish.ts";

/** A pick of the coupon that may be taken once more, at this price. Money in major units of its currency. */
export const PowerBetOffer = shape({
  offerId: openString,
  marketId: finite,
  outcomeName: openString,
  coef: finite,
  minBetAmount: finite,
  /** Null: there is no maximum. */
  maxBetAmount: nullable(finite),
});
export type PowerBetOffer = t.TypeOf<typeof PowerBetOffer>;

/** GET /web-api/bets/coupons/{couponId}: the bet whose offers are shown. */
export const PowerBetCoupon = defineSessionCall(
  "PowerBetCoupon",
  1,
  shape({ couponId: finite }),
  HistoryCoupon,
);
/** GET /web-api/bets/coupons/{couponId}/powerbet */
export const PowerBetOffers = defineSessionCall(
  "PowerBetOffers",
  1,
  shape({ couponId: finite }),
  shape({ isAvailable: t.boolean, offers: list(PowerBetOffer) }, { pollAfterMs: finite }),
);
/**
 * POST /web-api/bets/coupons/{couponId}/powerbet. `key` is the idempotency key: one per confirmation, kept across
 * retries.
 */
export const PowerBet = defineCall(
  "PowerBet",
  1,
  shape({ key: openString, wish: PowerBetWish }),
  // PlaceResult of the contract. Not the coupon's codec of it, which loads with the coupon.
  shape(
    {
      state: t.keyof({ accepted: null, pending: null, rejected: null }),
      couponId: nullable(finite),
    },
    { message: openString, code: finite, possibleWin: finite, balance: finite },
  ),
);

/** The player confirmed; nothing is sent yet. */
export const PowerBetRequested = defineEvent("PowerBetRequested", 1, PowerBetWish);
/**
 * The bet has its key and is about to be sent. From now on until a definite answer it is not known whether it was
 * placed. The device stores it, marked with its owner.
 */
export const PowerBetOpened = defineEvent(
  "PowerBetOpened",
  1,
  shape({ key: openString, userId: personal(finite), wish: PowerBetWish }),
);
/** The server has placed it, as the coupon `placedId`. `balance` null: the server does not say. */
export const PowerBetPlaced = defineEvent(
  "PowerBetPlaced",
  1,
  shape({
    key: openString,
    wish: PowerBetWish,
    placedId: finite,
    possibleWin: finite,
    balance: nullable(finite),
  }),
);
/** The server refused; nothing was placed. `code` as in the contract. */
export const PowerBetRefused = defineEvent(
  "PowerBetRefused",
  1,
  shape({ key: openString, code: finite }, { message: openString }),
);
/** No definite answer: the same request with the same key is repeated at `askAt`. */
export const PowerBetUnknown = defineEvent(
  "PowerBetUnknown",
  1,
  shape({ key: openString, tries: finite, askAt: finite }),
);
/**
 * There has been no definite answer for too long to repeat the request by itself: the next one might place the bet,
 * so it waits for the player's consent.
 */
export const PowerBetLost = defineEvent("PowerBetLost", 1, shape({ key: openString }));
/** The player wants a power bet without an answer checked once more: the same request with the same key. */
export const PowerBetRetried = defineEvent("PowerBetRetried", 1, shape({ key: openString }));
/**
 * Power bets without a definite answer stored on the device, from before the page was loaded or by another tab.
 * `userId` is the player signed in here, `isOwn` whether a bet is theirs, `isElsewhere`: another tab has just written
 * them.
 */
export const PowerBetsFound = defineInput(
  "PowerBetsFound",
  1,
  shape({
    userId: nullable(personal(finite)),
    isElsewhere: t.boolean,
    bets: t.array(shape({ key: openString, sentAt: finite, wish: PowerBetWish, isOwn: t.boolean })),
  }),
);
