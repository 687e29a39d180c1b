import { shape } from "../codec/codec.ts";
import { Credentials, SignInFormOpened, SignInRequested } from "../events/auth/events.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

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
