import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { defineCall, defineEvent } from "../define.ts";
import { CouponToPlace } from "./couponToPlace.ts";

/** The stake, in major units of a currency. */
export const AmountChanged = defineEvent(
  "AmountChanged",
  1,
  shape({ amount: finite }, { iso: openString }),
);
/** The account that the coupon is paid from; null: the active one. */
export const CouponAccountChosen = defineEvent(
  "CouponAccountChosen",
  1,
  shape({ accountId: nullable(finite) }),
);
/** The label of the coupon's button changed; null if there is no button. */
export const CouponButtonChanged = defineEvent(
  "CouponButtonChanged",
  1,
  shape({ label: nullable(openString) }),
);
export const ChangeCoefActionChosen = defineEvent(
  "ChangeCoefActionChosen",
  1,
  shape({ changeCoefAction: finite }),
);
/** Whether a coupon is refused when the score has changed since the player saw it. */
export const DropOnScoreChangeChosen = defineEvent(
  "DropOnScoreChangeChosen",
  1,
  shape({ isDropOnScoreChange: t.boolean }),
);

/** The server's answer to a placement (contract, PlaceResult). */
export const PlaceResult = shape(
  {
    success: t.boolean,
    state: t.keyof({ accepted: null, pending: null, rejected: null }),
    requestId: openString,
    couponId: nullable(finite),
  },
  {
    checkAfterMs: finite,
    message: openString,
    code: finite,
    coef: finite,
    amount: finite,
    possibleWin: finite,
    balance: finite,
    bets: t.array(shape({ marketId: finite, coef: finite, isBlocked: t.boolean })),
  },
);
export type PlaceResult = t.TypeOf<typeof PlaceResult>;

/** The player placed the coupon, or a single bet with one click; nothing is sent yet. */
export const PlacementRequested = defineEvent(
  "PlacementRequested",
  1,
  shape({ coupon: CouponToPlace }, { isOneClick: t.boolean }),
);
/**
 * POST /web-api/coupon/place [call-coupon-001] `key` is the idempotency key: one per placement, kept across
 * retries.
 */
export const PlaceCoupon = defineCall(
  "PlaceCoupon",
  1,
  shape(
    { key: openString, userId: personal(finite), coupon: CouponToPlace },
    { isOneClick: t.boolean },
  ),
  PlaceResult,
);
/** GET /web-api/coupon/place/{requestId}: the result of a placement, by the id that the server gave it. */
export const PlaceState = defineCall(
  "PlaceState",
  1,
  shape({ requestId: openString }),
  PlaceResult,
);
/** The server has not decided yet (delay of live bets); checked again at `checkAt`. */
export const CouponPending = defineEvent(
  "CouponPending",
  1,
  shape({ key: openString, requestId: openString, checkAt: finite }),
);
/** The server refused; nothing was staked. `code` as in the contract. */
export const CouponRejected = defineEvent(
  "CouponRejected",
  1,
  shape(
    {
      key: openString,
      code: finite,
      changed: t.array(shape({ betId: finite, coef: finite, isBlocked: t.boolean })),
    },
    { message: openString },
  ),
);
/**
 * No definite answer: it is not known whether the bet was placed. The same request with the same key is
 * repeated at `askAt`. `isUnheardOf`: the server does not know the request id that it gave.
 */
export const PlacementUnknown = defineEvent(
  "PlacementUnknown",
  1,
  shape({ key: openString, tries: finite }, { askAt: finite, isUnheardOf: t.boolean }),
);
/**
 * There has been no definite answer for too long to retry automatically: the next request might place the
 * bet, so it waits for the player's consent. It is not known whether the bet was placed.
 */
export const PlacementLost = defineEvent("PlacementLost", 1, shape({ key: openString }));
/**
 * The player dismissed the report on the bet to go on with the coupon. A bet without an answer is set aside.
 */
export const PlacementClosed = defineEvent("PlacementClosed", 1, shape({}));
/** The player wants a bet without an answer checked once more: the same request with the same key. */
export const PlacementRetried = defineEvent("PlacementRetried", 1, shape({ key: openString }));
