import type { Sealed } from "../../infra/codec.ts";
import type { DataOf } from "../define.ts";
import { createSlice } from "../slice.ts";
import { SessionClosed, SessionOpened } from "./events.ts";
import type { LoadFeedProfiles } from "./playerEvents.ts";

type Profiles = DataOf<(typeof LoadFeedProfiles)["answered"]>["body"];

/** Who is there. `unknown` until the session check has answered. */
export type SessionState = {
  /** From when the next auth refresh counts, Unix ms; 0 without a player. [session-006] */
  readonly refreshedAt: number;
} & (
  | { readonly tag: "unknown" }
  | { readonly tag: "visitor" }
  | {
      readonly tag: "player";
      readonly userId: Sealed;
      /** Which prices the player gets; null until the server has said so. */
      readonly profiles: Profiles | null;
      readonly banLevel: number;
    }
);

export const initial: SessionState = { tag: "unknown", refreshedAt: 0 };

export const sessionSlice = createSlice<"session", SessionState>("session", initial)
  // Another player has other profiles; the same one keeps them. [session-012] [session-013]
  .on(SessionOpened, (state, { userId }, { at }) =>
    state.tag === "player" && state.userId === userId
      ? state
      : { tag: "player", userId, refreshedAt: at, profiles: null, banLevel: 0 },
  )
  // Ban level, user id and profiles go with the player. [session-009]
  .on(SessionClosed, () => ({ tag: "visitor", refreshedAt: 0 }));
