import { feedOf, routeOf } from "../navigation/route.ts";
import { RouteEntered } from "../navigation/events.ts";
import { SessionClosed } from "../session/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import {
  BettingSettingsChanged,
  CookiesAgreed,
  LogCookiesAgreement,
  PreferencesChanged,
  PreferencesFound,
  SystemThemeChanged,
} from "./events.ts";
import { initial, type PreferencesState } from "./state.ts";

/** Lists and matches are of the live feed or of the line: the last one she looked at stays. [settings-006] */
const visit = (state: PreferencesState, path: string): PreferencesState => {
  const currentBettingType = feedOf(routeOf(path, false));
  return currentBettingType === null || currentBettingType === state.betting.currentBettingType
    ? state
    : { ...state, betting: { ...state.betting, currentBettingType } };
};

export const preferencesSlice = createSlice("preferences", initial)
  .on(AppStarted, (_state, { path, found }) =>
    visit({ ...initial, consent: found?.consent ?? null }, path),
  )
  .on(RouteEntered, (state, { path }) => visit(state, path))
  .on(PreferencesFound, ({ betting: { currentBettingType } }, { settings: _told, ...found }) => ({
    ...found,
    // Which list this tab shows is its own affair.
    betting:
      currentBettingType === undefined ? found.betting : { ...found.betting, currentBettingType },
  }))
  .on(SystemThemeChanged, (state, { isDark }) => ({ ...state, isSystemDark: isDark }))
  .on(PreferencesChanged, (state, changes) => ({ ...state, kept: { ...state.kept, ...changes } }))
  .on(BettingSettingsChanged, (state, changes) => ({
    ...state,
    betting: { ...state.betting, ...changes },
  }))
  // Hers goes with her; which list is shown is no setting of hers.
  .on(SessionClosed, (state, { reason }) => {
    if (reason === "start" || reason === "expired" || reason === "tab") return state;
    const { currentBettingType } = state.betting;
    return { ...state, betting: currentBettingType === undefined ? {} : { currentBettingType } };
  })
  .on(CookiesAgreed, (state, { consent }, { at }) => ({
    ...state,
    consent,
    agreedAt: Math.floor(at / 1000),
  }))
  // A word that she changed meanwhile is still to be told.
  .on(LogCookiesAgreement.answered, (state, { ask }) =>
    ask.cookiesAgreeTime === state.agreedAt ? { ...state, agreedAt: null } : state,
  );
