import * as t from "io-ts";
import { finite, openString, personal, nullable, secret, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall, defineSessionCall, defineEvent } from "../define.ts";

/**
 * [auth-005]; no site here offers registration by a social account, which would happen on the provider's
 * page.
 */
export const RegistrationType = t.keyof({ fast_reg: null, phone_reg: null, full_reg: null });
export type RegistrationType = t.TypeOf<typeof RegistrationType>;

const Field = shape(
  { name: openString, isRequired: t.boolean },
  {
    minLength: finite,
    maxLength: finite,
    pattern: openString,
    options: list(shape({ id: t.union([finite, openString]), name: openString })),
  },
);
export type RegistrationField = t.TypeOf<typeof Field>;

/** GET /web-api/registration/form */
export const RegistrationForm = defineCall(
  "RegistrationForm",
  1,
  shape({ countryId: finite }),
  shape({
    types: list(shape({ type: openString, fields: t.array(Field) })),
    currencies: list(shape({ id: finite, iso: openString, name: openString })),
    bonuses: list(shape({ id: finite, title: openString })),
    passwordRules: shape({
      minLength: finite,
      isDigitRequired: t.boolean,
      isLetterRequired: t.boolean,
    }),
  }),
);

/** 0 decline, 1 sports, 2 casino. [auth-006] */
const BonusId = t.union([t.literal(0), t.literal(1), t.literal(2)]);
const common = {
  countryId: finite,
  currencyId: finite,
  bonusId: BonusId,
  isTermsAccepted: t.boolean,
};
const optional = { promoCode: personal(t.string) };
const byPhone = { phoneCode: openString, phone: personal(t.string) };
const full = {
  email: personal(t.string),
  password: secret(t.string),
  name: personal(t.string),
  surname: personal(t.string),
  dateBirthday: personal(t.string),
  isNewsAccepted: t.boolean,
};
const fullOptional = { ...optional, middleName: personal(t.string) };
/** Who referred the visitor, by the name of the cookie that stores it. */
const referral = { referral: t.record(openString, personal(t.string)) };

/** The input of the visitor for the registration type they chose. */
export const RegistrationOrder = t.union([
  shape({ type: t.literal("fast_reg"), ...common }, optional),
  shape({ type: t.literal("phone_reg"), ...common, ...byPhone, code: secret(t.string) }, optional),
  shape({ type: t.literal("full_reg"), ...common, ...full }, fullOptional),
]);
export type RegistrationOrder = t.TypeOf<typeof RegistrationOrder>;

const Result = shape(
  {
    success: t.boolean,
    userId: personal(finite),
    isActivationNeeded: t.boolean,
    isSignedIn: t.boolean,
  },
  { password: secret(t.string), message: openString },
);

/** POST /web-api/registration/fast_reg [auth-005] */
export const RegisterFast = defineSessionCall(
  "RegisterFast",
  1,
  shape({ ...common, ...referral }, optional),
  Result,
);
/** POST /web-api/registration/phone_reg [auth-005] */
export const RegisterByPhone = defineSessionCall(
  "RegisterByPhone",
  1,
  shape({ ...common, ...referral, ...byPhone, smsToken: secret(t.string) }, optional),
  Result,
);
/** POST /web-api/registration/full_reg [auth-005] The port encodes the password; no log ever holds it. */
export const RegisterFull = defineSessionCall(
  "RegisterFull",
  1,
  shape({ ...common, ...referral, ...full }, fullOptional),
  Result,
);
/** POST /web-api/registration/send-sms; `timeout` in seconds. */
export const RegistrationSms = defineCall(
  "RegistrationSms",
  1,
  shape(byPhone),
  shape({ success: t.boolean, timeout: finite, codeLength: finite }),
);
/** POST /web-api/registration/check-sms */
export const RegistrationSmsCheck = defineCall(
  "RegistrationSmsCheck",
  1,
  shape({ ...byPhone, code: secret(t.string) }),
  shape({ success: t.boolean, smsToken: secret(t.string) }),
);
/** GET /web-api/registration/welcome-data; the password is sent once. [route-auth-005] */
export const WelcomeData = defineSessionCall(
  "WelcomeData",
  1,
  shape({}),
  shape({
    login: personal(t.string),
    password: nullable(secret(t.string)),
    email: nullable(personal(t.string)),
  }),
);
/** POST /web-api/registration/send-credentials [auth-007] */
export const SendCredentials = defineSessionCall(
  "SendCredentials",
  1,
  shape({ email: personal(t.string) }),
  shape({ success: t.boolean }),
);

/** The registration form is on screen. */
export const RegistrationFormOpened = defineEvent(
  "RegistrationFormOpened",
  1,
  shape({ countryId: finite }),
);
/** The visitor requested a code for their phone. */
export const RegistrationCodeAsked = defineEvent("RegistrationCodeAsked", 1, shape(byPhone));
/** The visitor submitted the registration form. */
export const RegistrationAsked = defineEvent(
  "RegistrationAsked",
  1,
  shape({ order: RegistrationOrder }),
);
/**
 * Result of a registration. `unsure`: without an answer, the server may still have created the player; the
 * same form can be submitted again. `activation`: created, but the player has to confirm their email or phone
 * first.
 */
export const RegistrationAnswered = defineEvent(
  "RegistrationAnswered",
  1,
  shape(
    {
      type: RegistrationType,
      outcome: t.keyof({ done: null, activation: null, refused: null, unsure: null }),
      /** As in the contract; 0 if there is none. */
      code: finite,
      reason: openString,
    },
    { message: openString, retryAfterMs: finite },
  ),
);
/** The new player's login and password are on screen. */
export const WelcomeDataOpened = defineEvent("WelcomeDataOpened", 1, shape({}));
/** The new player saves their credentials, 0 as a file, 1 as an image; a port creates it. [auth-007] */
export const CredentialsKept = defineEvent(
  "CredentialsKept",
  1,
  shape({
    as: t.union([t.literal(0), t.literal(1)]),
    login: personal(t.string),
    password: secret(t.string),
    words: shape({ title: openString, login: openString, password: openString }),
  }),
);
/** The new player wants their credentials by email. [auth-007] */
export const CredentialsLetterAsked = defineEvent(
  "CredentialsLetterAsked",
  1,
  shape({ email: personal(t.string) }),
);
