import { settingsSlice } from "../events/settings/state.ts";
import { domain } from "./domain.ts";

/** Language, odds format, time zone, theme. */
export const settings = domain({
  name: "settings",
  slices: [settingsSlice],
});
