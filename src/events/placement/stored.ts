import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { CouponToPlace } from "./couponToPlace.ts";

/** The set of singles that a bet was sent with: the key of the request, its place in it, and their number. */
export const StoredSet = shape({ key: openString, index: finite, size: finite });

/** `tl.placement` is a list of these: bets that were sent and have no definite answer, oldest first. */
export const StoredPlacement = shape(
  {
    key: openString,
    /** When the player last confirmed it, Unix ms. */
    sentAt: finite,
    coupon: CouponToPlace,
    /** Shows whether the signed-in player sent it, without naming anyone. */
    mark: finite,
  },
  { isOneClick: t.boolean, requestId: openString, isAside: t.boolean, set: StoredSet },
);
export type StoredPlacement = t.TypeOf<typeof StoredPlacement>;

const placed = shape(
  { couponId: finite, coef: finite, amount: finite, possibleWin: nullable(finite) },
  { message: openString },
);
const refused = shape({ code: finite }, { message: openString });

/**
 * `tl.placementAnswer`: the last definite answer, for the other tabs. Without `placed` and `refused` the bet
 * was never sent.
 */
export const PlacementAnswer = shape({ key: openString }, { placed, refused });
export type PlacementAnswer = t.TypeOf<typeof PlacementAnswer>;

/** As stored: with the answers to the other singles of the set that came before it. */
export const StoredAnswer = shape(
  { key: openString },
  { placed, refused, others: t.array(PlacementAnswer) },
);
