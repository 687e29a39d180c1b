import * as t from "io-ts";
import {
  CredentialsKept,
  CredentialsLetterAsked,
  RegistrationAsked,
  RegistrationCodeAsked,
  RegistrationFormOpened,
  RegistrationOrder,
  WelcomeDataOpened,
} from "../events/registrationForm/events.ts";
import { finite, openString, personal, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Used where the site does not say where the visitor is: the first country of the contract's lists. */
const NO_COUNTRY = 1;

/** The registration form is on screen: for a country that was chosen, or that of the site. */
export const OpenRegistrationForm = defineCommand(
  "OpenRegistrationForm",
  shape({}, { countryId: finite }),
  ({ countryId }, { shell, session }) =>
    session.tag === "player"
      ? refuse("nothing_to_do")
      : accept(
          RegistrationFormOpened({
            countryId: countryId ?? shell.config?.geo?.countryId ?? NO_COUNTRY,
          }),
        ),
);

/** A code is wanted for this phone, the first or another one. */
export const AskRegistrationCode = defineCommand(
  "AskRegistrationCode",
  shape({ phoneCode: openString, phone: personal(t.string) }),
  (phone, { registrationForm }) =>
    registrationForm.code.tag === "sending" || registrationForm.request.tag === "sending"
      ? refuse("sign_in_running")
      : accept(RegistrationCodeAsked(phone)),
);

/**
 * Sends the registration form; what is private in it arrives here already sealed. One at a time, and never for who is
 * signed in; without the visitor's consent nothing leaves. [auth-005]
 */
export const Register = defineCommand(
  "Register",
  RegistrationOrder,
  (order, { session, registrationForm }) => {
    if (session.tag === "player" || !order.isTermsAccepted) return refuse("nothing_to_do");
    if (registrationForm.request.tag === "sending") return refuse("sign_in_running");
    return accept(RegistrationAsked({ order }));
  },
);

/** The new player's number and password are on screen. */
export const OpenWelcomeData = defineCommand(
  "OpenWelcomeData",
  shape({}),
  (_data, { session, registrationForm }) =>
    session.tag === "player" && registrationForm.welcome !== "loading"
      ? accept(WelcomeDataOpened({}))
      : refuse("nothing_to_do"),
);

/** Keeps them as a file (0) or an image (1); `words` stand before them. [auth-007] */
export const KeepCredentials = defineCommand(
  "KeepCredentials",
  shape({
    as: t.union([t.literal(0), t.literal(1)]),
    words: shape({ title: openString, login: openString, password: openString }),
  }),
  ({ as, words }, { registrationForm }) => {
    const { login, password } = registrationForm.credentials ?? {};
    if (login === undefined || password === undefined || password === null)
      return refuse("nothing_to_do");
    return accept(CredentialsKept({ as, login, password, words }));
  },
);

/** Sends them to this address. [auth-007] */
export const MailCredentials = defineCommand(
  "MailCredentials",
  shape({ email: personal(t.string) }),
  ({ email }, { registrationForm }) =>
    registrationForm.letter.tag === "sending"
      ? refuse("nothing_to_do")
      : accept(CredentialsLetterAsked({ email })),
);
