import { shape } from "../infra/codec.ts";
import { Credentials, SignInFormOpened, SignInRequested } from "../events/auth/events.ts";
import { accept, type Decider, type DecidersOf, refuse } from "./decision.ts";
import { registrationDeciders, type RegistrationCommands } from "./registration.ts";
import { defineCommand } from "./define.ts";

/** Sends the sign-in form; login and password arrive here already sealed. */
export const SignIn = defineCommand("SignIn", Credentials);
/** The sign-in form is on screen. */
export const OpenSignInForm = defineCommand("OpenSignInForm", shape({}));

const signIn: Decider<Credentials> = (credentials, { auth, session }) => {
  if (session.tag === "player") return refuse("nothing_to_do");
  if (auth.request.tag === "sending") return refuse("sign_in_running");
  return accept(SignInRequested(credentials));
};

const commands = { SignIn, OpenSignInForm } as const;
export type SignInCommands = typeof commands & RegistrationCommands;

/** The deciders of the sign-in forms; they load with them. */
export const signInDeciders: DecidersOf<SignInCommands> = {
  SignIn: signIn,
  OpenSignInForm: () => accept(SignInFormOpened({})),
  ...registrationDeciders,
};
