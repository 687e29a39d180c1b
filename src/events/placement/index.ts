export { CouponToPlace } from "./couponToPlace.ts";
export { type NextAction, nextAction } from "./nextAction.ts";
export { type Obstacle, obstacles } from "./obstacles.ts";
export { hasSameOutcomes, openTwin, ownOpenBets } from "./openBets.ts";
export { PlacementAnswer, StoredPlacement } from "./stored.ts";
