import { finite, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";
import { FeedName } from "../sports/events.ts";

/** For `afterMs` a feed has not said a new price of the coupon's bets: nothing is placed until it does. */
export const FeedFellSilent = defineEvent(
  "FeedFellSilent",
  1,
  shape({ feed: FeedName, afterMs: finite }),
);
