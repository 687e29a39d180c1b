import { shape } from "../codec/codec.ts";
import { BroadcastsWanted } from "../events/broadcasts/events.ts";
import { broadcastsOf } from "../events/broadcasts/index.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Asks again for the broadcasts that did not load. */
export const RefreshBroadcasts = defineCommand("RefreshBroadcasts", shape({}), (_data, state) =>
  broadcastsOf(state).data.tag === "failed"
    ? accept(BroadcastsWanted({}))
    : refuse("nothing_to_do"),
);
