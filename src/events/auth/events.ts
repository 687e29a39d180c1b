import * as t from "io-ts";
import { finite, openString, personal, secret, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall, defineSessionCall, defineEvent } from "../define.ts";

const LoginResult = shape(
  { success: t.boolean, responseType: openString },
  { userInfo: shape({ userId: personal(finite) }) },
);

/** POST /web-api/auth/login [call-auth-001] The port encodes the password; no log ever holds it. */
export const SignInByLogin = defineSessionCall(
  "SignInByLogin",
  1,
  shape({ login: personal(t.string), password: secret(t.string), isRemembered: t.boolean }),
  LoginResult,
);
/** POST /web-api/auth/login/phone [call-auth-002] */
export const SignInByPhone = defineSessionCall(
  "SignInByPhone",
  1,
  shape({
    phoneCode: openString,
    phone: personal(t.string),
    password: secret(t.string),
    isRemembered: t.boolean,
  }),
  LoginResult,
);
/** GET /web-api/api/web/user/v1/phone-countries [auth-013] */
export const PhoneCountries = defineCall(
  "PhoneCountries",
  1,
  shape({}),
  shape({
    items: list(
      shape({ id: finite, name: openString, country_code: openString, tel_code: openString }),
    ),
  }),
);
/** GET /web-api/api/web/user/v1/phone-masks [auth-014] */
export const PhoneMasks = defineCall(
  "PhoneMasks",
  1,
  shape({}),
  shape({
    items: list(shape({ CountryId: finite, Mask: openString, Min: finite, Max: finite })),
  }),
);

const credentials = {
  login: shape({
    form: t.literal("login_password"),
    login: personal(t.string),
    password: secret(t.string),
    isRemembered: t.boolean,
  }),
  phone: shape({
    form: t.literal("phone_password"),
    phoneCode: openString,
    phone: personal(t.string),
    password: secret(t.string),
    isRemembered: t.boolean,
  }),
};
export const Credentials = t.union([credentials.login, credentials.phone]);
export type Credentials = t.TypeOf<typeof Credentials>;

/** The player submitted the sign-in form. */
export const SignInRequested = defineEvent("SignInRequested", 1, Credentials);
/** The server refused the sign-in; `code` as in the contract, 0 when there was no answer. */
export const SignInRefused = defineEvent(
  "SignInRefused",
  1,
  shape({ code: finite, reason: openString }, { message: openString, retryAfterMs: finite }),
);
/** The sign-in page was opened; phone countries and masks are needed. */
export const SignInFormOpened = defineEvent("SignInFormOpened", 1, shape({}));
