import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { SettingsChanged } from "./events.ts";
import type { StoredSettings } from "./stored.ts";

export type SettingsState = StoredSettings;

const initial: SettingsState = {
  theme: "system",
  language: "en",
  coefViewId: 0,
  fontScale: "m",
  isCompactView: false,
};

export const settingsSlice = createSlice("settings", initial)
  .on(AppStarted, (state, { language, stored }) => ({
    ...state,
    ...stored.settings,
    language,
  }))
  .on(SettingsChanged, (_state, settings) => settings);
