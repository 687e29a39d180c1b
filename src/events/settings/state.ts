import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { SettingsChanged } from "./events.ts";
import type { StoredSettings } from "./stored.ts";

/** What the first page needs of the settings; the others are `preferences`. */
export type SettingsState = Required<StoredSettings>;

const initial: SettingsState = {
  theme: "system",
  // Until the language of the address is known, with the first entry of every visit. [i18n-009]
  language: "ru",
  coefViewId: null,
  fontScale: "m",
  isCompactView: false,
  timeZone: null,
  is12h: false,
};

export const settingsSlice = createSlice("settings", initial)
  .on(AppStarted, (_state, { language, stored, found }) => ({
    ...initial,
    ...stored.settings,
    language,
    timeZone: found?.timeZone ?? null,
  }))
  .on(SettingsChanged, (state, changes) => ({ ...state, ...changes }));
