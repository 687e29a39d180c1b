import { filter, map, merge, mergeMap, take, takeLast, takeUntil } from "rxjs";
import { consentOf } from "../../events/preferences/consent.ts";
import {
  CookiesAgreed,
  PreferencesChanged,
  PreferencesFound,
} from "../../events/preferences/events.ts";
import type { State } from "../../events/index.ts";
import { SettingsChanged } from "../../events/settings/events.ts";
import { CookieWritten } from "../../events/shell/deviceEvents.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { takeOverSettings } from "./takeOver.ts";

/** How long a preference cookie lasts. */
export const COOKIE_YEAR_MS = 365 * 86_400_000;

/** The tab that a change came from has already stored it. */
const isOwn = ({ by }: { readonly by?: string }): boolean => by !== `epic:${takeOverSettings.name}`;

const stored = (key: string, value: object) =>
  ValueStored({ area: "local", key, value: JSON.stringify(value) });

/** Excludes the sports column: it is kept only with consent. [settings-009] */
function settingsToKeep(state: State): object {
  const { isLeftHidden: _left, ...preferences } = state.preferences.kept;
  return { ...state.settings, ...preferences, cookiesAgreeType: consentOf(state) };
}

/**
 * Stores the settings on the device, for other open tabs and the next visit. [settings-005] [settings-008]
 * What is changed before the stored ones are read waits for them: they would be lost.
 */
export const rememberSettings: Epic = {
  name: "preferences/remember",
  run: (deps) => {
    const isFound = () => deps.state().preferences.isFound;
    const changes$ = deps
      .on(SettingsChanged, PreferencesChanged, CookiesAgreed)
      .pipe(filter((entry) => isOwn(entry)));
    const found$ = deps.on(PreferencesFound).pipe(take(1));
    return merge(
      changes$.pipe(takeUntil(found$), takeLast(1)),
      changes$.pipe(filter(isFound)),
    ).pipe(map(() => stored("tl.settings", settingsToKeep(deps.state()))));
  },
};

/** Settings that the server needs for the first page, as cookies. [settings-008] */
export const writeSettingCookies: Epic = {
  name: "preferences/cookies",
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
