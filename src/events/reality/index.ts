export { isRealityCheckShown, realityIntervalMs } from "./selectors.ts";
export { StoredReality } from "./stored.ts";
