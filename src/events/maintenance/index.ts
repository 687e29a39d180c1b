export { isMaintenance } from "./selectors.ts";
export { isClosedBy } from "./state.ts";
