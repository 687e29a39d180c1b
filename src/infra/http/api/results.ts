import { Results } from "../../../events/results/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

/** The results; the text to look for is in the address, as the contract asks. */
export const resultEndpoints: readonly Endpoint[] = [
  endpoint(Results, ({ zone, ...query }) => ({
    method: "GET",
    path: `/web-api/results/v1/${zone}`,
    query,
    kind: "shared",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
];
