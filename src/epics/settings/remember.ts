import { distinctUntilChanged, filter, map, merge, mergeMap, skip, startWith } from "rxjs";
import { consentOf } from "../../events/preferences/consent.ts";
import {
  BettingSettingsChanged,
  CookiesAgreed,
  PreferencesChanged,
} from "../../events/preferences/events.ts";
import type { State } from "../../events/index.ts";
import { RouteEntered } from "../../events/navigation/events.ts";
import { SettingsChanged } from "../../events/settings/events.ts";
import { CookieWritten } from "../../events/shell/device.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { takeOverSettings } from "./takeOver.ts";

/** How long the device keeps a preference in a cookie. */
export const COOKIE_YEAR_MS = 365 * 86_400_000;

/** What came from another tab is kept already. */
const isOwn = ({ by }: { readonly by?: string }): boolean => by !== `epic:${takeOverSettings.name}`;

const stored = (key: string, value: object) =>
  ValueStored({ area: "local", key, value: JSON.stringify(value) });

/** The sides of the page are not in it: they are kept with consent only. [settings-009] */
function settingsToKeep(state: State): object {
  const { isLeftHidden: _left, isRightHidden: _right, ...kept } = state.preferences.kept;
  return { ...state.settings, ...kept, cookiesAgreeType: consentOf(state) };
}

/** Keeps the settings on the device, for this visit's other tabs and for the next one. [settings-005] [settings-008] */
export const rememberSettings: Epic = {
  name: "settings/remember",
  run: (deps) =>
    merge(
      deps.on(SettingsChanged, PreferencesChanged, CookiesAgreed).pipe(
        filter((entry) => isOwn(entry)),
        map(() => stored("tl.settings", settingsToKeep(deps.state()))),
      ),
      // Not what was found: two tabs would go on telling each other.
      deps.on(BettingSettingsChanged, RouteEntered).pipe(
        map(() => deps.state().preferences.betting),
        startWith(deps.state().preferences.betting),
        distinctUntilChanged(),
        skip(1),
        map((betting) => stored("tl.betting", betting)),
      ),
    ),
};

/** What the server needs for the first page, in cookies. [settings-008] */
export const writeSettingCookies: Epic = {
  name: "settings/cookies",
  run: (deps) =>
    deps.on(SettingsChanged).pipe(
      filter((entry) => isOwn(entry)),
      mergeMap(({ data: { language, theme, timeZone }, at }) => {
        const cookie = (name: string, value: string | null) =>
          CookieWritten({ name, value, endsAt: value === null ? null : at + COOKIE_YEAR_MS });
        return [
          ...(language === undefined ? [] : [cookie("lng", language)]),
          ...(theme === undefined ? [] : [cookie("app_theme", themeCookie[theme])]),
          ...(timeZone === undefined
            ? []
            : [cookie("tzo", timeZone === null ? null : String(timeZone))]),
        ];
      }),
    ),
};
/** [settings-002] */
const themeCookie = { light: "0", dark: "1", system: null } as const;
