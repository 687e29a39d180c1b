import type { Sealed } from "../../infra/codec.ts";
import { createSlice } from "../slice.ts";
import { SessionClosed, SessionOpened } from "./events.ts";

/** Who is there. `unknown` until the session check has answered. */
export type SessionState =
  | { readonly tag: "unknown" }
  | { readonly tag: "visitor" }
  | { readonly tag: "player"; readonly userId: Sealed };

const initial: SessionState = { tag: "unknown" };

export const sessionSlice = createSlice<"session", SessionState>("session", initial)
  .onPlain(SessionOpened, (_state, { userId }) => ({ tag: "player", userId }))
  .onPlain(SessionClosed, () => ({ tag: "visitor" }));
