import { MediaRefresh } from "../../../events/mediaRefresh/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

export const mediaRefreshEndpoints: readonly Endpoint[] = [
  endpoint(MediaRefresh, ({ lng, ids }) => ({
    method: "GET",
    path: `/web-api/media-resources/${encodeURIComponent(lng)}`,
    query: { ids: [...ids].sort().join(",") },
    kind: "shared",
    // The browser asks with the ETag of the answer that it has kept.
    cache: "no-cache",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
];
