import { Terms, TermsStatus, TermsConfirm } from "../../../events/terms/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;
const path = "/web-api/api-v3/v2/user/agreement-rules";

/** Calls about changed terms. */
export const termsEndpoints: readonly Endpoint[] = [
  endpoint(TermsStatus, () => ({
    method: "GET",
    path: `${path}/status`,
    kind: "player",
    timeoutMs,
  })),
  endpoint(Terms, ({ lng }) => ({
    method: "GET",
    path,
    query: { lng },
    kind: "shared",
    timeoutMs,
  })),
  endpoint(TermsConfirm, ({ updatedAt }) => ({
    method: "POST",
    path: `${path}/confirm`,
    body: { updatedAt },
    kind: "player",
    timeoutMs,
  })),
];
