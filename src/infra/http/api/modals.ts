import { UserTransfer } from "../../../events/modals/events.ts";
import {
  PasswordReset,
  NewPassword,
  PasswordResetCode,
} from "../../../events/passwordReset/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";
import { bytesToBase64 } from "./base64.ts";

const timeoutMs = CALL_TIMEOUT_MS;
const password = "/web-api/auth/password";

/** Calls of the modals that have an address. */
export const modalEndpoints: readonly Endpoint[] = [
  endpoint(PasswordReset, ({ email }) => ({
    method: "POST",
    path: `${password}/forgot`,
    body: { method: "email", email },
    kind: "session",
    timeoutMs,
  })),
  endpoint(
    PasswordResetCode,
    ({ resetId, code }) => ({
      method: "POST",
      path: `${password}/forgot/verify`,
      body: { resetId, code },
      kind: "session",
      timeoutMs,
    }),
    // Needed again after a mistyped code.
    ["resetId"],
  ),
  endpoint(
    NewPassword,
    ({ resetToken, userId, newPassword }) => ({
      method: "POST",
      path: `${password}/reset`,
      body: {
        resetToken,
        ...(userId === undefined ? {} : { userId }),
        newPassword: bytesToBase64(new TextEncoder().encode(newPassword)),
      },
      kind: "session",
      timeoutMs,
    }),
    // Needed again after a password that the server rejected.
    ["resetToken"],
  ),
  endpoint(UserTransfer, ({ isAccepted }) => ({
    method: "POST",
    path: "/web-api/user/transfer",
    body: { isAccepted },
    kind: "player",
    timeoutMs,
  })),
];
