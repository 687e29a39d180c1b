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

/** Used if the site does not know the visitor's country: the first country in the contract's lists. */
const NO_COUNTRY = 1;

/** The registration form was opened, for a chosen country or the site's own. */
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

/** Requests a code for this phone, the first one or another. */
export const AskRegistrationCode = defineCommand(
  "AskRegistrationCode",
  shape({ phoneCode: openString, phone: personal(t.string) }),
  (phone, { registrationForm }) =>
    registrationForm.code.tag === "sending" || registrationForm.request.tag === "sending"
      ? refuse("sign_in_running")
      : accept(RegistrationCodeAsked(phone)),
);

/**
 * Sends the registration form; private fields are sealed before they get here. One request at a time, never
 * for a signed-in player, and nothing is sent without the visitor's consent. [auth-005]
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

/** The new player's number and password were opened. */
export const OpenWelcomeData = defineCommand(
  "OpenWelcomeData",
  shape({}),
  (_data, { session, registrationForm }) =>
    session.tag === "player" && registrationForm.welcome !== "loading"
      ? accept(WelcomeDataOpened({}))
      : refuse("nothing_to_do"),
);

/** Saves the credentials as a file (0) or an image (1), labelled with `words`. [auth-007] */
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

/** Sends the credentials to this address. [auth-007] */
export const MailCredentials = defineCommand(
  "MailCredentials",
  shape({ email: personal(t.string) }),
  ({ email }, { registrationForm }) =>
    registrationForm.letter.tag === "sending"
      ? refuse("nothing_to_do")
      : accept(CredentialsLetterAsked({ email })),
);
