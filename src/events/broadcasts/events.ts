import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { list, looseShape } from "../../codec/tolerant.ts";
import { defineCall, defineEvent } from "../define.ts";

/** A game that can be followed as it is played: of the live feed while it is running, else of the line. */
const Broadcast = looseShape(
  { gameId: finite, sportId: finite, startTime: finite, isRunning: t.boolean },
  {},
);
export type Broadcast = t.TypeOf<typeof Broadcast>;

/** GET /live-feed/v1/broadcasts (listBroadcasts): those of one sport. */
export const Broadcasts = defineCall(
  "Broadcasts",
  1,
  shape({ sportId: finite, lng: openString }),
  looseShape({ items: list(Broadcast) }, { pollAfterMs: finite }),
);

/** They did not load, and the player wants them now. */
export const BroadcastsWanted = defineEvent("BroadcastsWanted", 1, shape({}));
