export { faviconOf, mediaIds, textOf } from "./selectors.ts";
