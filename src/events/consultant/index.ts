export { consultantOf, hasConsultant } from "./selectors.ts";
