import type { Sealed } from "../../codec/codec.ts";
import type { DataOf } from "../define.ts";
import { RouteEntered } from "../navigation/events.ts";
import { createSlice } from "../slice.ts";
import { AppStarted } from "../shell/events.ts";
import { Disconnect, SessionClosed, SessionOpened } from "./events.ts";
import type { FeedProfiles, PlayerRights } from "../player/events.ts";

type Profiles = DataOf<(typeof FeedProfiles)["answered"]>["body"];
type Granted = DataOf<(typeof PlayerRights)["answered"]>["body"]["rights"];

/** Access rights from the player's config. `verificationStatus` 1: not verified. [user-config-008] */
export type Rights = {
  readonly banLevel: number;
  readonly banVersion: number;
  readonly verificationStatus: number;
  readonly hasDeposit: boolean;
  readonly isDataAfterRegistration: boolean;
  readonly isIdentificationNeeded: boolean;
};

/** The current visitor or player. `unknown` until the session check is answered. */
export type SessionState = {
  /** Start of the interval to the next auth refresh, Unix ms; 0 without a player. [session-006] */
  readonly refreshedAt: number;
  /** Rights checked by guards; null without a player, and until their config is received. */
  readonly rights: Rights | null;
  /** Still unknown, but there is a session, and a player was last active on this device. Visitors have sessions too. */
  readonly mayBePlayer: boolean;
} & (
  | { readonly tag: "unknown" }
  | {
      readonly tag: "visitor";
      /** A player has just signed out: the server is being notified, or has answered. Null: no sign-out. */
      readonly signOut: "asked" | "answered" | null;
    }
  | {
      readonly tag: "player";
      readonly userId: Sealed;
      /** Price profiles of the player; null until received. */
      readonly profiles: Profiles | null;
      /** What the server lets the player do, by name; null until received. A missing name withholds nothing. */
      readonly playerRights: Granted | null;
    }
);

export const initial: SessionState = {
  tag: "unknown",
  refreshedAt: 0,
  rights: null,
  mayBePlayer: false,
};

/** Before the session check is answered, whoever cannot be a player is a visitor. */
export const isVisitor = (session: SessionState): boolean =>
  session.tag !== "player" && !session.mayBePlayer;

export const sessionSlice = createSlice<"session", SessionState>("session", initial)
  .on(AppStarted, (state, { hasSession, stored }) =>
    hasSession && stored.lastActiveAt !== undefined ? { ...initial, mayBePlayer: true } : state,
  )
  // Another player has other profiles; the same one keeps them. [session-012] [session-013]
  .on(SessionOpened, (state, { userId }, { at }) =>
    state.tag === "player" && state.userId === userId
      ? state
      : {
          tag: "player",
          userId,
          refreshedAt: at,
          rights: null,
          mayBePlayer: false,
          profiles: null,
          playerRights: null,
        },
  )
  // Rights, user id and profiles are removed with the player. [session-009]
  .on(SessionClosed, (_state, { reason }) => ({
    ...initial,
    tag: "visitor",
    signOut: reason === "start" || reason === "tab" || reason === "expired" ? null : "asked",
  }))
  .on(Disconnect.answered, (state, { body }) =>
    state.tag === "visitor" && body.success ? { ...state, signOut: "answered" } : state,
  )
  .on(RouteEntered, (state) =>
    state.tag === "visitor" && state.signOut === "answered" ? { ...state, signOut: null } : state,
  );
