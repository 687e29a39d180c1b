export { CouponToPlace } from "./couponToPlace.ts";
export { type BetAmounts, fittingAmounts } from "./fittingAmounts.ts";
export { type NextAction, nextAction, totalStakeOf } from "./nextAction.ts";
export { type Obstacle, obstacles } from "./obstacles.ts";
export { hasSameOutcomes, openTwin, ownOpenBets } from "./openBets.ts";
export {
  type SingleProgress,
  canLeaveSingles,
  membersOf,
  progressOf,
  unansweredSingles,
} from "./singles.ts";
export { PlacementAnswer, StoredAnswer, StoredPlacement } from "./stored.ts";
