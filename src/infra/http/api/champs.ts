import { Champs } from "../../../events/champs/events.ts";
import { type Endpoint, endpoint, FEED_TIMEOUT_MS } from "../request.ts";

/** The championships of a feed; shared and cacheable like its matches. */
export const champEndpoints: readonly Endpoint[] = [
  endpoint(Champs, ({ feed, lng }) => ({
    method: "GET",
    path: `/${feed}-feed/v1/champs`,
    query: { lng },
    kind: "shared",
    timeoutMs: FEED_TIMEOUT_MS,
  })),
];
