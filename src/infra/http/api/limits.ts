import {
  CancelLimit,
  DecideLimit,
  ClientLimits,
  SessionPing,
} from "../../../events/limits/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const base = "/limit-service-api/api/external/web/v3";
/** The limit service expects the token in its own header. [call-limits-011] [call-limits-012] */
const call = { kind: "extra", timeoutMs: CALL_TIMEOUT_MS } as const;

export const limitEndpoints: readonly Endpoint[] = [
  endpoint(ClientLimits, () => ({ method: "GET", path: `${base}/limits`, ...call })),
  endpoint(SessionPing, () => ({ method: "POST", path: `${base}/ping`, ...call })),
  endpoint(DecideLimit, (body) => ({
    method: "POST",
    path: `${base}/limitaction`,
    body,
    ...call,
  })),
  endpoint(CancelLimit, (query) => ({ method: "DELETE", path: `${base}/limit`, query, ...call })),
];
