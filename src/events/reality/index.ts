export { elapsedShown, moneyShown } from "./figures.ts";
export { isRealityCheckShown, isRealityRequired, realityIntervalMs } from "./selectors.ts";
export { StoredReality } from "./stored.ts";
