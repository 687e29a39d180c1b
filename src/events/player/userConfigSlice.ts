import { SessionClosed, SessionOpened } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import type { UserConfigBody } from "./userConfigBody.ts";
import { UserConfig, UserConfigMissing } from "./userConfigEvents.ts";
import { type InstalledConfig, initial } from "./userConfig.ts";

export const userConfigSlice = createSlice("userConfig", initial)
  .on(SessionOpened, (state, { userId }) =>
    state.userId === userId ? state : { ...initial, userId },
  )
  .on(SessionClosed, () => initial)
  .on(UserConfig.answered, (state, { body: { result } }) =>
    result === undefined
      ? state
      : { ...state, config: installed(result), isInstalled: true, isLoaded: true },
  )
  // The old config stays readable: a lost connection does not lift a ban. [error-033]
  .on(UserConfigMissing, (state) => ({ ...state, isInstalled: false, isLoaded: false }));

/** [user-config-004] */
const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

const installed = (config: UserConfigBody): InstalledConfig => ({
  ...config,
  user_hide_balance: config.user_hide_balance ?? true,
  disallow_line_sport: sorted(config.disallow_line_sport),
  disallow_live_sport: sorted(config.disallow_live_sport),
});
