export { canActivate, isUnclear } from "./selectors.ts";
export type { CheckedCode } from "./state.ts";
