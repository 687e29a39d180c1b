import * as t from "io-ts";
import { finite, openString, personal, secret, shape } from "../../codec/codec.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";

/**
 * POST /web-api/auth/password/forgot: the answer is the same whether or not the address belongs to a player.
 * `timeout` in seconds.
 */
export const PasswordReset = defineCall(
  "PasswordReset",
  1,
  shape({ email: personal(t.string) }),
  shape({ success: t.boolean, resetId: secret(t.string), codeLength: finite, timeout: finite }),
);
/**
 * POST /web-api/auth/password/forgot/verify: several accounts may share an address; the server masks their
 * logins.
 */
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
/**
 * POST /web-api/auth/password/reset: the port encodes the password. A link from an email needs no `userId`.
 */
export const NewPassword = defineCall(
  "NewPassword",
  1,
  shape(
    { resetToken: secret(t.string), newPassword: secret(t.string) },
    { userId: personal(finite) },
  ),
  shape({ success: t.boolean }, { message: openString }),
);

/** The player submitted the email address for the code. */
export const PasswordResetOrdered = defineEvent(
  "PasswordResetOrdered",
  1,
  shape({ email: personal(t.string) }),
);
/** The player entered the code they received. */
export const ResetCodeTyped = defineEvent("ResetCodeTyped", 1, shape({ code: secret(t.string) }));
/** The URL has a token from an email link, which needs no code. [route-auth-003] */
export const ResetLinkOpened = defineInput(
  "ResetLinkOpened",
  1,
  shape({ resetToken: secret(t.string) }),
);
/** The player chose a new password; `userId` is the account if there was a choice. */
export const NewPasswordChosen = defineEvent(
  "NewPasswordChosen",
  1,
  shape({ newPassword: secret(t.string) }, { userId: personal(finite) }),
);
/** The player went back to the first step or left: the reset starts over. */
export const PasswordResetLeft = defineEvent("PasswordResetLeft", 1, shape({}));
