import {
  AgreeToCookies,
  ChangePreferences,
  ChangeSettings,
  ToggleMarketPin,
} from "../commands/preferences.ts";
import {
  dropLoggedConsent,
  keepConsent,
  keepFunctionalCookies,
  leaveCounters,
  logConsent,
} from "../epics/preferences/consent.ts";
import { rememberSettings, writeSettingCookies } from "../epics/preferences/remember.ts";
import { takeOverSettings } from "../epics/preferences/takeOver.ts";
import { preferencesSlice } from "../events/preferences/slice.ts";
import { preferenceEndpoints } from "../infra/http/api/preferences.ts";
import { preferencesPort, watchPreferences } from "../infra/ports/preferences.ts";
import { domain } from "./domain.ts";

/** Settings that the first page does not need, cookies and consent. */
export const preferences = domain({
  name: "preferences",
  slices: [preferencesSlice],
  commands: [AgreeToCookies, ChangePreferences, ChangeSettings, ToggleMarketPin],
  epics: [
    keepConsent,
    leaveCounters,
    writeSettingCookies,
    rememberSettings,
    takeOverSettings,
    keepFunctionalCookies,
    logConsent,
    dropLoggedConsent,
  ],
  endpoints: preferenceEndpoints,
  ports: ({ window, areas: { local }, cookies, report, state }) => {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const sources = { local, cookies, isSystemDark: () => dark.matches };
    watchPreferences(window, sources, report);
    return [{ onEntry: preferencesPort(sources, report, () => state().settings) }];
  },
});
