import {
  EndOtherSessions,
  EndSession,
  LoginSessions,
  SessionBets,
  SessionDeposits,
} from "../../../events/loginSessions/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;
const path = "/web-api/office/sessions";

/** The player's sessions, and the bets of one. */
export const loginSessionEndpoints: readonly Endpoint[] = [
  endpoint(LoginSessions, ({ pageToken }) => ({
    method: "GET",
    path,
    query: { pageToken },
    kind: "player",
    timeoutMs,
  })),
  endpoint(EndSession, ({ id }) => ({
    method: "DELETE",
    path: `${path}/${encodeURIComponent(id)}`,
    kind: "player",
    timeoutMs,
  })),
  endpoint(EndOtherSessions, () => ({ method: "DELETE", path, kind: "player", timeoutMs })),
  endpoint(SessionBets, (query) => ({
    method: "GET",
    path: "/web-api/bets/history",
    query,
    kind: "player",
    timeoutMs,
  })),
  endpoint(SessionDeposits, (ask) => ({
    method: "GET",
    path: "/web-api/payments/history",
    query: { ...ask, operation: "recharge", state: "success" },
    kind: "player",
    timeoutMs,
  })),
];
