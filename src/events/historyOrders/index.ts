export {
  type Period,
  type PeriodFault,
  type Preset,
  dayAt,
  faultOf,
  periodOf,
  presets,
  spanOf,
} from "./period.ts";
export { areAccountsAwaited, hasNothingToClear, namedAccountId } from "./selectors.ts";
