import * as t from "io-ts";
import { finite, openString, personal, secret, shape } from "../../codec/codec.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";

/**
 * POST /web-api/auth/password/forgot: the same answer whether or not somebody has the address. `timeout` in seconds.
 */
export const PasswordReset = defineCall(
  "PasswordReset",
  1,
  shape({ email: personal(t.string) }),
  shape({ success: t.boolean, resetId: secret(t.string), codeLength: finite, timeout: finite }),
);
/** POST /web-api/auth/password/forgot/verify: several accounts may share an address; the server masks their logins. */
export const PasswordResetCode = defineCall(
  "PasswordResetCode",
  1,
  shape({ resetId: secret(t.string), code: secret(t.string) }),
  shape({
    success: t.boolean,
    resetToken: secret(t.string),
    accounts: t.array(shape({ userId: personal(finite), maskedLogin: openString })),
  }),
);
/** POST /web-api/auth/password/reset: the port encodes the password. The link of a letter knows its account. */
export const NewPassword = defineCall(
  "NewPassword",
  1,
  shape(
    { resetToken: secret(t.string), newPassword: secret(t.string) },
    { userId: personal(finite) },
  ),
  shape({ success: t.boolean }, { message: openString }),
);

/** The player has said where a code is to go. */
export const PasswordResetOrdered = defineEvent(
  "PasswordResetOrdered",
  1,
  shape({ email: personal(t.string) }),
);
/** The player has typed the code that came. */
export const ResetCodeTyped = defineEvent("ResetCodeTyped", 1, shape({ code: secret(t.string) }));
/** The address has the token of a letter's link, for which no code is needed. [route-auth-003] */
export const ResetLinkOpened = defineInput(
  "ResetLinkOpened",
  1,
  shape({ resetToken: secret(t.string) }),
);
/** The player has chosen a new password, for this one of their accounts when there was a choice. */
export const NewPasswordChosen = defineEvent(
  "NewPasswordChosen",
  1,
  shape({ newPassword: secret(t.string) }, { userId: personal(finite) }),
);
/** The player goes back to the address, or away: what was begun is forgotten. */
export const PasswordResetLeft = defineEvent("PasswordResetLeft", 1, shape({}));
