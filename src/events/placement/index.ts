export { CouponToPlace } from "./couponToPlace.ts";
export { fittingAmounts, fittingBlocks } from "./fittingAmounts.ts";
export { type Blockage, blockages, offeredAction } from "./blockages.ts";
export { betsToRemove } from "./dependent.ts";
export { type NextAction, nextAction } from "./nextAction.ts";
export { type Obstacle, obstacles, totalStakeOf } from "./obstacles.ts";
export { hasSameOutcomes, isOwnOpenBet, openTwin, ownOpenBets } from "./openBets.ts";
export {
  canLeaveSingles,
  membersOf,
  progressOf,
} from "./singles.ts";
export { lostWithType } from "./typeBack.ts";
export { PlacementAnswer, StoredAnswer, StoredPlacement } from "./stored.ts";
