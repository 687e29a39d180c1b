export { pinnedTypesOf, withPinToggled } from "./filteredMarkets.ts";
export { type Language, languages, spokenIn } from "./languages.ts";
export {
  allowedOf,
  appViewTypeOf,
  coefViewOf,
  isOfAppView,
  marketsNameTypeOf,
  timeZoneOf,
} from "./selectors.ts";
export type { SettingsState } from "./state.ts";
export { TimeFilter, timeFilterIn, timeFilters } from "./timeFilter.ts";
export { StoredSettings, settingFields } from "./stored.ts";
