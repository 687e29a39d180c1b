import { shape } from "../codec/codec.ts";
import { SessionClosed, SignOutRequested } from "../events/session/events.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

export const SignOut = defineCommand("SignOut", shape({}), (_data, { session }) =>
  session.tag === "player"
    ? accept(SignOutRequested({}), SessionClosed({ reason: "player" }))
    : refuse("nothing_to_do"),
);

/** Ends the session because a rule that protects the player has failed. */
export const EndSessionSafely = defineCommand(
  "EndSessionSafely",
  shape({}),
  (_data, { session }) =>
    session.tag === "player"
      ? accept(SignOutRequested({}), SessionClosed({ reason: "guard" }))
      : refuse("nothing_to_do"),
);
