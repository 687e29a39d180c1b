import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { SettingsChanged } from "./events.ts";
import type { StoredSettings } from "./stored.ts";

/** Settings that the first page needs; the others are in `preferences`. */
export type SettingsState = Required<StoredSettings>;

const initial: SettingsState = {
  theme: "system",
  // Until the first entry of the visit provides the language of the URL. [i18n-009]
  language: "ru",
  coefViewId: null,
  fontScale: "m",
  isCompactView: false,
  timeZone: null,
  is12h: false,
  timeFilter: "all",
  currentBettingType: "live",
  filteredMarkets: "",
};

export const settingsSlice = createSlice("settings", initial)
  .on(AppStarted, (_state, { language, stored, found }) => ({
    ...initial,
    ...stored.settings,
    language,
    timeZone: found?.timeZone ?? null,
  }))
  .on(SettingsChanged, (state, changes) => ({ ...state, ...changes }));
