import {
  AvailableLimits,
  BlockUser,
  CancelLimit,
  ClientLimits,
  DecideLimit,
  LimitTestAnswers,
  ReviewLimits,
  SaveLimits,
  SelfExcludeReasons,
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
  endpoint(ReviewLimits, (body) => ({ method: "POST", path: `${base}/review`, body, ...call })),
  endpoint(AvailableLimits, () => ({ method: "GET", path: `${base}/availablelimits`, ...call })),
  endpoint(SaveLimits, (body) => ({ method: "POST", path: `${base}/limits`, body, ...call })),
  // Wrong answers may be corrected under the same token.
  endpoint(
    LimitTestAnswers,
    (body) => ({ method: "POST", path: `${base}/testanswers`, body, ...call }),
    ["tokenGuid"],
  ),
  endpoint(SelfExcludeReasons, ({ isTokenSent }) => ({
    method: "GET",
    path: `${base}/reasons/selfexclude`,
    kind: isTokenSent ? "player" : "session",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
  endpoint(BlockUser, (body) => ({
    method: "POST",
    path: "/limit-service-api/limit/external/web/api/v1/BlockUser",
    body,
    ...call,
  })),
  endpoint(CancelLimit, (query) => ({ method: "DELETE", path: `${base}/limit`, query, ...call })),
];
