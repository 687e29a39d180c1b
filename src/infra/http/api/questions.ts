import { SupportRequests, SendQuestion } from "../../../events/questions/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/** Questions to support. */
export const questionEndpoints: readonly Endpoint[] = [
  endpoint(SendQuestion, ({ text }) => ({
    method: "POST",
    path: "/web-api/support/questions",
    body: { text },
    kind: "player",
    timeoutMs,
  })),
  endpoint(SupportRequests, ({ pageToken }) => ({
    method: "GET",
    path: "/web-api/support/requests",
    query: { pageToken },
    kind: "player",
    timeoutMs,
  })),
];
