export { elapsedShown, moneyShown } from "./figures.ts";
export {
  areChecksAcknowledged,
  checkPauseMs,
  isRealityCheckShown,
  isRealityRequired,
  realityIntervalMs,
} from "./selectors.ts";
export { StoredReality } from "./stored.ts";
