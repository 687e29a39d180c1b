export { isTextShown, openPage } from "./selectors.ts";
