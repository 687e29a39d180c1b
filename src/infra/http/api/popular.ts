import { PopularMatches } from "../../../events/popular/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

export const popularEndpoints: readonly Endpoint[] = [
  endpoint(PopularMatches, () => ({
    method: "GET",
    path: "/web-api/recommendations",
    query: { reason: "popular" },
    kind: "either",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
];
