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
export { areAccountsAwaited, namedAccountId } from "./selectors.ts";
