export { readFurther } from "./config.ts";
export { isInTest } from "./isInTest.ts";
export { consultantOf, hasConsultant } from "./selectors.ts";
