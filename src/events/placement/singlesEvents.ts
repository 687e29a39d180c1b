import * as t from "io-ts";
import { finite, openString, personal, shape } from "../../codec/codec.ts";
import { defineCall, defineEvent } from "../define.ts";
import { CouponToPlace } from "./couponToPlace.ts";
import { PlaceResult } from "./events.ts";
import { AddedPicks } from "./openEvents.ts";

/** Amounts of single bets in a set of singles, in major units of a currency; `betId` is the outcome id. */
export const BetAmountsChanged = defineEvent(
  "BetAmountsChanged",
  1,
  shape({ amounts: t.array(shape({ betId: finite, amount: finite })), iso: openString }),
);

/** The player placed a set of singles, one coupon per bet; nothing is sent yet. */
export const SinglesRequested = defineEvent(
  "SinglesRequested",
  1,
  shape({ coupons: t.array(CouponToPlace) }),
);

const singles = t.array(shape({ key: openString, coupon: CouponToPlace }));

/**
 * The request has its key, and each single its own; it is about to be sent. From now on until each has a
 * definite answer, it is not known which were placed. The device stores them, marked with their owner.
 */
export const SinglesOpened = defineEvent(
  "SinglesOpened",
  1,
  shape({ setKey: openString, userId: personal(finite), singles }, { added: AddedPicks }),
);

/**
 * POST /web-api/coupon/place-batch: `setKey` is the idempotency key of the request, kept across retries like
 * the keys of the singles. The results are in the order of the singles.
 */
export const PlaceSingles = defineCall(
  "PlaceSingles",
  1,
  shape({ setKey: openString, userId: personal(finite), singles }),
  shape({ results: t.array(PlaceResult) }),
);
