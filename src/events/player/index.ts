export { isHeldOnDeduce } from "./banPage.ts";
