import { Statistics } from "../../../events/statistics/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

/** The statistics of a game. */
export const statisticEndpoints: readonly Endpoint[] = [
  endpoint(Statistics, ({ statisticId, lng }) => ({
    method: "GET",
    path: `/web-api/statistics/v1/games/${encodeURIComponent(statisticId)}`,
    query: { lng },
    kind: "shared",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
];
