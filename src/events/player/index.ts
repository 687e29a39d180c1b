export { isHeldOnDeduce } from "./banPage.ts";
export { disallowedSportsOf } from "./disallowedSports.ts";
