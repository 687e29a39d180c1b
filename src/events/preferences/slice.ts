import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import {
  CookiesAgreed,
  LogCookiesAgreement,
  PreferencesChanged,
  PreferencesFound,
  SystemThemeChanged,
} from "./events.ts";
import { initial } from "./state.ts";

export const preferencesSlice = createSlice("preferences", initial)
  .on(AppStarted, (_state, { found }) => ({ ...initial, consent: found?.consent ?? null }))
  .on(PreferencesFound, ({ isFound, kept }, { settings: _settings, ...found }) => ({
    ...found,
    isFound: true,
    // A tap may have come before what the device keeps was read.
    kept: isFound ? found.kept : { ...found.kept, ...kept },
  }))
  .on(SystemThemeChanged, (state, { isDark }) => ({ ...state, isSystemDark: isDark }))
  .on(PreferencesChanged, (state, changes) => ({ ...state, kept: { ...state.kept, ...changes } }))
  .on(CookiesAgreed, (state, { consent }, { at }) => ({
    ...state,
    consent,
    agreedAt: Math.floor(at / 1000),
  }))
  // If the consent has changed in the meantime, it still has to be sent.
  .on(LogCookiesAgreement.answered, (state, { ask }) =>
    ask.cookiesAgreeTime === state.agreedAt ? { ...state, agreedAt: null } : state,
  );
