export {
  NO_DEPOSIT_LIMIT,
  type PlayClosed,
  breakInForce,
  isDecrease,
  isSelfExcluded,
  leftToStake,
  limitInForce,
  limitInQuestion,
  playClosedTo,
} from "./selectors.ts";
