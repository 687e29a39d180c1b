export { type DictionariesState, initial as noDictionaries } from "./state.ts";
export { faviconOf, mediaIds, textOf } from "./selectors.ts";
