import { Broadcasts } from "../../../events/broadcasts/events.ts";
import { type Endpoint, endpoint, FEED_TIMEOUT_MS } from "../request.ts";

/** The games that can be followed; shared and cacheable like all lists of the feeds. */
export const broadcastEndpoints: readonly Endpoint[] = [
  endpoint(Broadcasts, ({ sportId, lng }) => ({
    method: "GET",
    path: "/live-feed/v1/broadcasts",
    query: { lng, sportId },
    kind: "shared",
    timeoutMs: FEED_TIMEOUT_MS,
  })),
];
