import { createSlice } from "../slice.ts";
import { LoadFeedProfiles, LoadUserConfig, RefreshAuth } from "./playerEvents.ts";
import { initial, type SessionState } from "./state.ts";

/** What is known of a player beside who she is; who is there folds in the first load. */
export const playerSessionSlice = createSlice<"session", SessionState>("session", initial)
  .on(RefreshAuth.asked, (state, _data, { at }) => ({ ...state, refreshedAt: at }))
  .on(LoadFeedProfiles.answered, (state, { body }) =>
    state.tag === "player" ? { ...state, profiles: body } : state,
  )
  .on(LoadUserConfig.answered, (state, { body }) =>
    state.tag === "player" ? { ...state, banLevel: body.result?.ban_level ?? 0 } : state,
  );
