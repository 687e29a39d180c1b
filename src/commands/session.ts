import { shape } from "../infra/codec.ts";
import { Credentials, SignInFormOpened, SignInRequested } from "../events/auth/events.ts";
import { SessionClosed, SignOutRequested } from "../events/session/events.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Sends the sign-in form; login and password arrive here already sealed. */
export const SignIn = defineCommand("SignIn", Credentials);
/** The sign-in form is on screen. */
export const OpenSignInForm = defineCommand("OpenSignInForm", shape({}));
export const SignOut = defineCommand("SignOut", shape({}));
/** Ends the session because a rule that guards the player is gone. */
export const EndSessionSafely = defineCommand("EndSessionSafely", shape({}));

type Empty = Readonly<Record<never, never>>;

export const signIn: Decider<Credentials> = (credentials, { auth, session }) => {
  if (session.tag === "player") return refuse("nothing_to_do");
  if (auth.request.tag === "sending") return refuse("sign_in_running");
  return accept(SignInRequested(credentials));
};
export const openSignInForm: Decider<Empty> = () => accept(SignInFormOpened({}));
export const signOut: Decider<Empty> = (_data, { session }) =>
  session.tag === "player"
    ? accept(SignOutRequested({}), SessionClosed({ reason: "player" }))
    : refuse("nothing_to_do");
export const endSessionSafely: Decider<Empty> = (_data, { session }) =>
  session.tag === "player"
    ? accept(SignOutRequested({}), SessionClosed({ reason: "guard" }))
    : refuse("nothing_to_do");
