import { createSlice } from "../slice.ts";
import type { UserConfigBody } from "./userConfigBody.ts";
import { UserConfig } from "./userConfigEvents.ts";
import { FeedProfiles, PlayerRights, RefreshAuth } from "./events.ts";
import { type Rights, type SessionState, initial } from "../session/index.ts";

/** Data of the player beyond their identity, which `sessionSlice` of the first load folds. */
export const playerSessionSlice = createSlice<"session", SessionState>("session", initial)
  .on(RefreshAuth.asked, (state, _data, { at }) => ({ ...state, refreshedAt: at }))
  .on(FeedProfiles.answered, (state, { body }) =>
    state.tag === "player" ? { ...state, profiles: body } : state,
  )
  .on(PlayerRights.answered, (state, { body }) =>
    state.tag === "player" ? { ...state, playerRights: body.rights } : state,
  )
  .on(UserConfig.answered, (state, { body }) =>
    state.tag === "player" && body.result !== undefined
      ? { ...state, rights: rightsOf(body.result) }
      : state,
  );

const rightsOf = (config: UserConfigBody): Rights => ({
  banLevel: config.ban_level,
  banVersion: config.ban_version,
  verificationStatus: config.verification_status,
  hasDeposit: config.has_deposit,
  isDataAfterRegistration: config.isDataAfterRegistration,
  isIdentificationNeeded: config.is_need_identification,
});
