import { RealityCheck } from "../../../events/reality/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

/** Logging out waits for this call, so it must not take long. */
const LEAVING_TIMEOUT_MS = 3_000;

/** Calls of the reality check. */
export const realityEndpoints: readonly Endpoint[] = [
  endpoint(RealityCheck, ({ action, doNotShowAgain, popupShowAt }) => ({
    method: "POST",
    path: "/web-api/api/web/user/v1/reality-check",
    body: {
      data: {
        attributes: {
          action,
          do_not_show_again: doNotShowAgain,
          popup_show_at: popupShowAt,
        },
      },
    },
    kind: "player",
    timeoutMs: action === "log_out" ? LEAVING_TIMEOUT_MS : CALL_TIMEOUT_MS,
  })),
];
