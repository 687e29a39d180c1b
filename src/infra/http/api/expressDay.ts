import { ExpressDay } from "../../../events/expressDay/events.ts";
import { type Endpoint, endpoint, FEED_TIMEOUT_MS } from "../request.ts";

export const expressDayEndpoints: readonly Endpoint[] = [
  endpoint(ExpressDay, ({ feed, lng }) => ({
    method: "GET",
    path: `/${feed}-feed/v1/express-day`,
    query: { lng },
    kind: "shared",
    timeoutMs: FEED_TIMEOUT_MS,
  })),
];
