import * as t from "io-ts";
import { finite, nullable, personal, type Sealed, shape } from "../../codec/codec.ts";
import { defineCall, defineSessionCall, defineEvent } from "../define.ts";

/** GET /web-api/session: creates a visitor's session; the body is not read. [call-session-003] */
export const OpenSession = defineCall("OpenSession", 1, shape({}), shape({}));
const userId = nullable(personal(finite));
/** Owner of a session; the name of the field differs between backends. [call-session-001] */
export const SessionUser = t.union([shape({ user_id: userId }), shape({ userId })]);
/** GET /web-api/session/check [call-session-001] */
export const CheckSession = defineSessionCall("CheckSession", 1, shape({}), SessionUser);
/** The player of a session; null: a visitor. */
export const userOf = (user: t.TypeOf<typeof SessionUser>): Sealed | null =>
  "user_id" in user ? user.user_id : user.userId;
/** POST /web-api/auth/disconnect [call-session-006] */
export const Disconnect = defineCall("Disconnect", 1, shape({}), shape({ success: t.boolean }));
/** A player is signed in from now on. */
export const SessionOpened = defineEvent("SessionOpened", 1, shape({ userId: personal(finite) }));
/**
 * No player is signed in any more. `reason`: at start, on the player's request, reported by the server, or by
 * another tab.
 */
export const SessionClosed = defineEvent(
  "SessionClosed",
  1,
  shape({
    reason: t.keyof({
      start: null,
      player: null,
      expired: null,
      guard: null,
      idle: null,
      sessionLimit: null,
      tab: null,
    }),
  }),
);
/**
 * The server must be notified of the sign-out, and the player's cookies are removed. [session-007]
 * [session-008]
 */
export const SignOutRequested = defineEvent("SignOutRequested", 1, shape({}));
