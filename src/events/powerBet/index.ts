export { powerBetMoney, type PowerBetProblem, powerBetProblem } from "./problem.ts";
export {
  ownPowerBets,
  powerBetCouponId,
  powerBetOf,
  powerBetWith,
  sentPowerBet,
  shownPowerBet,
} from "./selectors.ts";
export type { PowerBetReport, PowerBetState, SentPowerBet } from "./state.ts";
export { StoredPowerBet } from "./stored.ts";
export type { PowerBetWish } from "./wish.ts";
