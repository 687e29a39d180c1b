import type { Draft, Entry } from "../../events/define.ts";
import { PreferencesFound, SystemThemeChanged } from "../../events/preferences/events.ts";
import { preferenceFields } from "../../events/preferences/index.ts";
import { DomainsArrived } from "../../events/runtime/events.ts";
import { settingFields, type SettingsState } from "../../events/settings/index.ts";
import { finite } from "../../codec/codec.ts";
import type { CookieJar } from "./cookieJar.ts";
import { zoneOf } from "./found.ts";
import { type Areas, read, readFields } from "./storage.ts";

export type PreferencePlaces = {
  readonly local: Areas["local"];
  readonly cookies: Pick<CookieJar, "read">;
  readonly isSystemDark: () => boolean;
};

const { language: _ofTheAddress, timeZone: _ofItsCookie, ...sharedFields } = settingFields;

/** The preferences that the device has now. */
const readPreferences = ({ local, cookies, isSystemDark }: PreferencePlaces) => ({
  kept: {
    ...readFields(local, "tl.settings", preferenceFields),
    ...(cookies.read("left_hide") === "1" ? { isLeftHidden: true } : {}),
  },
  consent: cookies.read("cookies_agree_type"),
  agreedAt: read(local, "tl.cookiesAgreeTime", finite) ?? null,
  isSystemDark: isSystemDark(),
});

/** All of them, with those that the first page needs. */
const readSettings = (places: PreferencePlaces) => ({
  ...readPreferences(places),
  settings: {
    ...readFields(places.local, "tl.settings", sharedFields),
    timeZone: zoneOf(places.cookies) ?? null,
  },
});

/**
 * Reads the settings that no first page needs, once their domain has arrived. From then on other tabs are listened to:
 * what one of them has changed since this page started is read too.
 */
export const preferencesPort =
  (places: PreferencePlaces, report: (draft: Draft) => void, current: () => SettingsState) =>
  (entry: Entry): void => {
    if (!DomainsArrived.is(entry) || !entry.data.domains.includes("preferences")) return;
    const found = readSettings(places);
    const known: Readonly<Record<string, unknown>> = current();
    const isChanged = Object.entries(found.settings).some(([name, value]) => known[name] !== value);
    report(PreferencesFound(isChanged ? found : readPreferences(places)));
  };

/** Reports what another tab has just stored, and when the phone switches between dark and light. */
export function watchPreferences(
  window: Window,
  places: PreferencePlaces,
  report: (draft: Draft) => void,
): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === "tl.settings") {
      report(PreferencesFound(readSettings(places)));
    } else if (key === "tl.cookiesAgreeTime") {
      report(PreferencesFound(readPreferences(places)));
    }
  });
  window
    .matchMedia("(prefers-color-scheme: dark)")
    .addEventListener("change", ({ matches }) => report(SystemThemeChanged({ isDark: matches })));
}
