import * as t from "io-ts";
import { nullable, openString, personal, shape } from "../../infra/codec.ts";
import { defineCall, defineEvent } from "../define.ts";
import { Bet, CouponTypeId } from "./bet.ts";
import { CouponToPlace, PlaceResult } from "./placeCoupon.ts";

/** [coupon-011] */
export const BetAdded = defineEvent("BetAdded", 1, "durable", shape({ bet: Bet }));
/** [coupon-012] `betId` is the outcome id. */
export const BetRemoved = defineEvent("BetRemoved", 1, "durable", shape({ betId: t.number }));
/** The last removed bet is back at its place. */
export const BetRestored = defineEvent("BetRestored", 1, "durable", shape({ betId: t.number }));
export const CouponCleared = defineEvent("CouponCleared", 1, "durable", shape({}));
/** What is to be staked, in major units of the account's currency. */
export const AmountChanged = defineEvent("AmountChanged", 1, "durable", shape({ amount: t.number }));
/** The player agreed to the prices as they are now, by outcome id. */
export const PricesAccepted = defineEvent(
  "PricesAccepted",
  1,
  "durable",
  shape({ prices: t.array(shape({ betId: t.number, coef: t.number })) }),
);
export const ChangeCoefActionChosen = defineEvent(
  "ChangeCoefActionChosen",
  1,
  "durable",
  shape({ changeCoefAction: t.number }),
);

/** The player ordered the bet; nothing is sent yet. */
export const PlacementRequested = defineEvent(
  "PlacementRequested",
  1,
  "durable",
  shape({ coupon: CouponToPlace }),
);
/** POST /web-api/coupon/place [call-coupon-001] `key` is the idempotency key: one for an intention, kept over retries. */
export const PlaceCouponCall = defineCall(
  "PlaceCoupon",
  1,
  shape({ key: openString, userId: personal(t.number), coupon: CouponToPlace }),
  PlaceResult,
);
/** GET /web-api/coupon/place/{requestId}: what became of a placement. The key serves as its request id. */
export const LoadPlaceState = defineCall(
  "PlaceState",
  1,
  shape({ requestId: openString }),
  PlaceResult,
);
/** The bet stands. `couponId` is its number in the history. [coupon-043] */
export const CouponPlaced = defineEvent(
  "CouponPlaced",
  1,
  "durable",
  shape({
    key: openString,
    couponId: t.number,
    accountId: t.number,
    coef: t.number,
    amount: t.number,
    possibleWin: t.number,
    balance: nullable(t.number),
  }),
);
/** The server takes its time (delay of live bets); asked again at `checkAt`. */
export const CouponPending = defineEvent(
  "CouponPending",
  1,
  "durable",
  shape({ key: openString, requestId: openString, checkAt: t.number }),
);
/** The server refused; nothing was staked. `code` as in the contract. */
export const CouponRejected = defineEvent(
  "CouponRejected",
  1,
  "durable",
  shape(
    { key: openString, code: t.number, changed: t.array(shape({ betId: t.number, coef: t.number, isBlocked: t.boolean })) },
    { message: openString },
  ),
);
/** No answer came: whether the bet stands is not known and is being asked. Never sent again by itself. */
export const PlacementUnknown = defineEvent(
  "PlacementUnknown",
  1,
  "durable",
  shape({ key: openString, tries: t.number }),
);
/** The server has never heard of the placement: nothing was staked; the player may send it again. */
export const PlacementLost = defineEvent("PlacementLost", 1, "durable", shape({ key: openString }));
/** The player has seen the outcome and goes on with the coupon. */
export const PlacementClosed = defineEvent("PlacementClosed", 1, "durable", shape({}));
/** The player wants the lost placement sent again, under the same key. */
export const PlacementRetried = defineEvent("PlacementRetried", 1, "durable", shape({ key: openString }));

const couponAsk = { typeId: CouponTypeId, systemValue: t.number, bets: t.array(Bet) };

/** POST /web-api/coupon/refresh: locks and totals after the set of bets changed. */
export const RefreshCoupon = defineCall(
  "RefreshCoupon",
  1,
  shape({ ...couponAsk, coefViewId: t.number }),
  shape({
    bets: t.array(
      shape(
        { market: shape({ id: t.number, coef: t.number }) },
        {
          isBlocked: t.boolean,
          isDepend: t.boolean,
          isBannedExpress: t.boolean,
          isDisabledBanker: t.boolean,
        },
      ),
    ),
    coef: t.number,
    pollAfterMs: t.number,
  }),
);
/** POST /web-api/coupon/limits: bounds of the amount. Null: unbounded. */
export const LoadCouponLimits = defineCall(
  "CouponLimits",
  1,
  shape({ ...couponAsk, accountId: t.number }),
  shape({
    minBetAmount: t.number,
    maxBetAmount: nullable(t.number),
    maxPayout: nullable(t.number),
    amountStep: t.number,
    initialAmount: t.number,
  }),
);
