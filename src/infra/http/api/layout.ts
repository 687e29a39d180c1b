import { Partitions } from "../../../events/layout/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

/** Brands of third-party games; the language goes in a header. */
export const brandEndpoints: readonly Endpoint[] = [
  endpoint(Partitions, () => ({
    method: "GET",
    path: "/web-api/third-party/api/list-available-partitions",
    kind: "either",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
];
