import { LogCookiesAgreement } from "../../../events/preferences/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

/** The record of what visitors agreed to. [call-settings-001] */
export const preferenceEndpoints: readonly Endpoint[] = [
  endpoint(LogCookiesAgreement, (body) => ({
    method: "POST",
    path: "/web-api/user/cookies-agreement",
    body,
    kind: "session",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
];
