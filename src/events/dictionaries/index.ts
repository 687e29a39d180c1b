export { faviconOf, textOf } from "./selectors.ts";
