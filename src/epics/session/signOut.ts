import { exhaustMap, ignoreElements } from "rxjs";
import { Disconnect, SignOutRequested } from "../../events/session/events.ts";
import type { Epic } from "../epic.ts";

/** Tells the server that the player leaves; the token is dropped by the port at the same moment. [session-007] */
export const signOut: Epic = {
  name: "session/signOut",
  run: (deps) =>
    deps.on(SignOutRequested).pipe(
      exhaustMap(() => deps.call(Disconnect, {})),
      ignoreElements(),
    ),
};
