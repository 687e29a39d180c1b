export { isMaintenance } from "./selectors.ts";
