import { CheckSession, Disconnect, OpenSession } from "../../../events/session/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;
/** Opens, checks and ends the session. */
export const whoIsThereEndpoints: readonly Endpoint[] = [
  endpoint(OpenSession, () => ({
    method: "GET",
    path: "/web-api/session",
    kind: "session",
    timeoutMs,
    isJson: false,
  })),
  endpoint(CheckSession, () => ({
    method: "GET",
    path: "/web-api/session/check",
    kind: "session",
    timeoutMs,
  })),
  endpoint(Disconnect, () => ({
    method: "POST",
    path: "/web-api/auth/disconnect",
    kind: "session",
    timeoutMs,
  })),
];
