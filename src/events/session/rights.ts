import * as t from "io-ts";
import { finite, openString, personal, secret, shape } from "../../infra/codec.ts";
import { defineSessionCall } from "../define.ts";

/** POST /web-api/auth/rights: which of these the player has. [call-session-008] */
export const GetRights = defineSessionCall(
  "Rights",
  1,
  shape({ rights: t.array(openString) }),
  shape({ rights: t.record(openString, t.boolean) }),
);
/**
 * POST /web-api/auth/oauth. Without `code` the answer has the provider's page (`redirectUrl`); with `code` and `state`
 * it has a sign-in result, or a token for the registration of a player who is not known. [call-session-008]
 */
export const SignInByProvider = defineSessionCall(
  "OAuth",
  1,
  shape(
    { provider: openString, returnUrl: openString },
    { code: secret(t.string), state: secret(t.string) },
  ),
  shape(
    { success: t.boolean },
    {
      redirectUrl: openString,
      login: shape(
        { success: t.boolean, responseType: openString },
        { userInfo: shape({ userId: personal(finite) }) },
      ),
      registrationToken: secret(t.string),
    },
  ),
);
