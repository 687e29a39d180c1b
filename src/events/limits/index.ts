export { brandsAsked } from "./brands.ts";
export { gameClosed } from "./gameClosed.ts";
export { hasPanicButton } from "./panicButton.ts";
export { hasToolsLink } from "./toolsLink.ts";
export { isDeciding, isDecrease, isReaffirmed, limitInQuestion } from "./approval.ts";
export { isLimitChanging, saveFailure } from "./change.ts";
export {
  areLimitsOffered,
  changeDueSec,
  disabledReason,
  isNewValue,
  leastOf,
  type LimitDisabled,
  MOST_AMOUNT,
  offeredGroups,
  offerOf,
  type PendingChange,
  pendingChange,
  tightestLimit,
  valuesOf,
} from "./offer.ts";
export { calendarPeriodOf, lowestOf, monthDaysOf, mostOf, waitIn, waitSecOf } from "./terms.ts";
export {
  closuresOf,
  limitsMissing,
  type PlayClosed,
  playClosedTo,
  unansweredPrompt,
} from "./playClosed.ts";
export { silentUntil } from "./silence.ts";
export {
  breakInForce,
  isRestricted,
  isSelfExcluded,
  isSilent,
  mayBeOffered,
  limitInForce,
  ownLimit,
} from "./selectors.ts";
export { isAboveSingleWager, singleWagerLimit } from "./wager.ts";
export { isLimitsPromptShown, isLimitsReviewShown } from "./prompt.ts";
export type { LimitChange } from "./state.ts";
export {
  groupOf,
  type LimitGroup,
  limitGroups,
  type LimitPeriod,
  periodOf,
  toolsOffered,
} from "./groups.ts";
export {
  NO_DEPOSIT_LIMIT,
  NO_SESSION_LIMIT,
  REALITY_CHECK,
  SELF_EXCLUSION,
  SESSION_TIME,
  SINGLE_WAGER,
  TIME_OUT,
} from "./types.ts";
