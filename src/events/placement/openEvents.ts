import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";
import { CouponToPlace } from "./couponToPlace.ts";
import { PlacementAnswer } from "./stored.ts";

/**
 * The bet has its key and is about to be sent: from now on, until an answer is certain, it is not known whether it
 * stands. The device keeps it, marked with whose it is.
 */
export const PlacementOpened = defineEvent(
  "PlacementOpened",
  1,
  shape(
    { key: openString, userId: personal(finite), coupon: CouponToPlace },
    { isOneClick: t.boolean },
  ),
);
/**
 * What the device keeps of bets without a certain answer, from before the page was loaded or by another tab; `answer`:
 * what another tab has learned. `userId` is who is signed in here, and `isOwn` whether a bet is that player's.
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
          { isOneClick: t.boolean, requestId: openString, isAside: t.boolean },
        ),
      ),
    },
    { answer: PlacementAnswer },
  ),
);
/** The server took no bet for now (429): the same request goes out again at `askAt`. */
export const PlacementDeferred = defineEvent(
  "PlacementDeferred",
  1,
  shape({ key: openString, tries: finite, askAt: finite }),
);
