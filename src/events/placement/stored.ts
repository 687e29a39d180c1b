import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { CouponToPlace } from "./couponToPlace.ts";

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
  { isOneClick: t.boolean, requestId: openString, isAside: t.boolean },
);
export type StoredPlacement = t.TypeOf<typeof StoredPlacement>;

const placed = shape({ couponId: finite, coef: finite, amount: finite, possibleWin: finite });
const refused = shape({ code: finite }, { message: openString });

/**
 * `tl.placementAnswer`: the last definite answer, for the other tabs. Without `placed` and `refused` the bet
 * was never sent.
 */
export const PlacementAnswer = shape({ key: openString }, { placed, refused });
export type PlacementAnswer = t.TypeOf<typeof PlacementAnswer>;
