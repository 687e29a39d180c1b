import { shape } from "../infra/codec.ts";
import { Credentials, SignInFormOpened, SignInRequested } from "../events/auth/events.ts";
import { accept, refuse } from "./decision.ts";
import { type AnyCommand, defineCommand } from "./define.ts";
import * as registration from "./registration.ts";

/** The sign-in form is on screen. */
export const OpenSignInForm = defineCommand("OpenSignInForm", shape({}), () =>
  accept(SignInFormOpened({})),
);

/** Sends the sign-in form; login and password arrive here already sealed. */
export const SignIn = defineCommand("SignIn", Credentials, (credentials, { auth, session }) => {
  if (session.tag === "player") return refuse("nothing_to_do");
  if (auth.request.tag === "sending") return refuse("sign_in_running");
  return accept(SignInRequested(credentials));
});

/** Of the sign-in forms; they load with them. */
export const signInCommands: readonly AnyCommand[] = [
  SignIn,
  OpenSignInForm,
  registration.OpenRegistrationForm,
  registration.AskRegistrationCode,
  registration.Register,
  registration.OpenWelcomeData,
  registration.KeepCredentials,
  registration.MailCredentials,
];
