import { Recommendations } from "../../../events/recommendations/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

export const recommendationEndpoints: readonly Endpoint[] = [
  endpoint(Recommendations, () => ({
    method: "GET",
    path: "/web-api/recommendations",
    kind: "either",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
];
