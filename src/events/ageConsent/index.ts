export { isAgeAsked } from "./selectors.ts";
