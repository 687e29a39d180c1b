export { isConfirmNeedless, mustConfirmTerms } from "./selectors.ts";
