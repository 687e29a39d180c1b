import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";
import { CouponToPlace } from "./couponToPlace.ts";
import { PlacementAnswer, StoredSet } from "./stored.ts";

/** When picks of a bet came into the coupon, and at which price. `betId` is the outcome id. */
export const AddedPicks = t.array(shape({ betId: finite, coef: finite, at: finite }));
/**
 * The bet has its key and is about to be sent. From now on until a definite answer, it is not known whether
 * it was placed. The device stores it, marked with its owner.
 */
export const PlacementOpened = defineEvent(
  "PlacementOpened",
  1,
  shape(
    { key: openString, userId: personal(finite), coupon: CouponToPlace },
    { isOneClick: t.boolean, added: AddedPicks },
  ),
);
/**
 * Bets without a definite answer stored on the device, from before the page was loaded or by another tab.
 * `answer`: received by another tab. `userId` is the player signed in here, `isOwn` whether a bet is theirs.
 */
export const PlacementsFound = defineInput(
  "PlacementsFound",
  1,
  shape(
    {
      userId: nullable(personal(finite)),
      open: t.array(
        shape(
          { key: openString, sentAt: finite, coupon: CouponToPlace, isOwn: t.boolean },
          { isOneClick: t.boolean, requestId: openString, isAside: t.boolean, set: StoredSet },
        ),
      ),
    },
    { answer: PlacementAnswer },
  ),
);
/** The server refused bets for now (429): the same request is sent again at `askAt`. */
export const PlacementDeferred = defineEvent(
  "PlacementDeferred",
  1,
  shape({ key: openString, tries: finite, askAt: finite }),
);
