import { Search } from "../../../events/search/events.ts";
import { type Endpoint, endpoint, FEED_TIMEOUT_MS } from "../request.ts";

/** The search; its text is in the address, as the contract asks. */
export const searchEndpoints: readonly Endpoint[] = [
  endpoint(Search, ({ lng, text, sportId }) => ({
    method: "GET",
    path: "/line-feed/v1/search",
    query: { lng, sportId, text },
    kind: "shared",
    timeoutMs: FEED_TIMEOUT_MS,
  })),
];
