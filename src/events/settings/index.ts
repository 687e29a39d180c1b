export { type Language, languages, spokenIn } from "./languages.ts";
export { allowedOf, appViewTypeOf, coefViewOf, isOfAppView, timeZoneOf } from "./selectors.ts";
export type { SettingsState } from "./state.ts";
export { StoredSettings, settingFields } from "./stored.ts";
