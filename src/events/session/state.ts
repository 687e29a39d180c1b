import type { Sealed } from "../../codec/codec.ts";
import type { DataOf } from "../define.ts";
import { RouteEntered } from "../navigation/events.ts";
import { createSlice } from "../slice.ts";
import { Disconnect, SessionClosed, SessionOpened } from "./events.ts";
import type { FeedProfiles } from "../player/events.ts";

type Profiles = DataOf<(typeof FeedProfiles)["answered"]>["body"];

/** What the player's config says about where they may go. `verificationStatus` 1: not verified. [user-config-008] */
export type Rights = {
  readonly banLevel: number;
  readonly banVersion: number;
  readonly verificationStatus: number;
  readonly hasDeposit: boolean;
  readonly isDataAfterRegistration: boolean;
  readonly isIdentificationNeeded: boolean;
};

/** Who is there. `unknown` until the session check has answered. */
export type SessionState = {
  /** From when the next auth refresh counts, Unix ms; 0 without a player. [session-006] */
  readonly refreshedAt: number;
  /** What guards ask about the player; null without one, and until their config has come. */
  readonly rights: Rights | null;
} & (
  | { readonly tag: "unknown" }
  | {
      readonly tag: "visitor";
      /** There was a player until now: the server is being notified, or knows. Null: not on this page. */
      readonly leaving: "asked" | "told" | null;
    }
  | {
      readonly tag: "player";
      readonly userId: Sealed;
      /** Which prices the player gets; null until the server has said so. */
      readonly profiles: Profiles | null;
    }
);

export const initial: SessionState = { tag: "unknown", refreshedAt: 0, rights: null };

export const sessionSlice = createSlice<"session", SessionState>("session", initial)
  // Another player has other profiles; the same one keeps them. [session-012] [session-013]
  .on(SessionOpened, (state, { userId }, { at }) =>
    state.tag === "player" && state.userId === userId
      ? state
      : { tag: "player", userId, refreshedAt: at, rights: null, profiles: null },
  )
  // Rights, user id and profiles go with the player. [session-009]
  .on(SessionClosed, (_state, { reason }) => ({
    ...initial,
    tag: "visitor",
    leaving: reason === "start" || reason === "tab" || reason === "expired" ? null : "asked",
  }))
  .on(Disconnect.answered, (state, { body }) =>
    state.tag === "visitor" && body.success ? { ...state, leaving: "told" } : state,
  )
  .on(RouteEntered, (state) =>
    state.tag === "visitor" && state.leaving === "told" ? { ...state, leaving: null } : state,
  );
