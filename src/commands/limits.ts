import * as t from "io-ts";
import { finite, shape } from "../codec/codec.ts";
import type { State } from "../events/index.ts";
import {
  BlockWanted,
  LimitAnswers,
  LimitApprovalGiven,
  LimitApprovalPutOff,
  LimitChangeLeft,
  LimitOfferWanted,
  LimitsDeclined,
  LimitsReviewed,
  LimitsReviewPutOff,
  LimitTestAnswered,
  LimitWanted,
  PanicButtonPressed,
} from "../events/limits/events.ts";
import { isDeciding, limitsInQuestion } from "../events/limits/approval.ts";
import { isLimitChanging } from "../events/limits/change.ts";
import {
  disabledReason,
  isNewValue,
  mayBeSet,
  offerOf,
  pendingChange,
} from "../events/limits/offer.ts";
import { brandsAsked } from "../events/limits/brands.ts";
import { hasPanicButton } from "../events/limits/panicButton.ts";
import { isLimitsPromptShown, isLimitsReviewShown } from "../events/limits/prompt.ts";
import { SELF_EXCLUSION } from "../events/limits/types.ts";
import { bodyOf, isLoading, isLost } from "../events/remoteData.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

const isAsked = (state: State, limitType: number): boolean =>
  limitsInQuestion(state).some((pending) => pending.limitType === limitType) &&
  !isDeciding(state, limitType);

/** Confirms or rejects a pending limit that the player is asked about. [limits-007] [limits-008] */
export const AnswerLimitApproval = defineCommand(
  "AnswerLimitApproval",
  shape({ limitType: finite, isApproved: t.boolean }),
  (answer, state) =>
    isAsked(state, answer.limitType) ? accept(LimitApprovalGiven(answer)) : refuse("nothing_to_do"),
);

/** Not now: the question is asked again after the next page load. */
export const PutOffLimitApproval = defineCommand(
  "PutOffLimitApproval",
  shape({ limitType: finite }),
  ({ limitType }, state) =>
    isAsked(state, limitType)
      ? accept(LimitApprovalPutOff({ limitType }))
      : refuse("nothing_to_do"),
);

/** Whether the player may set this value: it is on offer, nothing locks its field, and it changes something. */
function isPossible(state: State, limitType: number, limitValue: number): boolean {
  const offer = offerOf(state, limitType);
  if (offer === undefined || !mayBeSet(state, offer, limitValue)) return false;
  return disabledReason(state, limitType) === null && isNewValue(state, limitType, limitValue);
}

const hasReason = ({ limits }: State, id: number | undefined): boolean =>
  bodyOf(limits.reasons)?.some((reason) => reason.id === id) === true;

/** Whether the answer about brands is there where the policy pack asks for it. */
const hasBrandsAnswer = (state: State, isForAll: boolean | undefined): boolean =>
  brandsAsked(state).length === 0 || isForAll !== undefined;

/** Saves a limit, one at a time. A self-exclusion needs a reason of the server's list. */
export const SaveLimit = defineCommand("SaveLimit", LimitWanted.codec, (wish, state) => {
  if (state.session.tag !== "player") return refuse("sign_in_needed");
  const { limitType, limitValue, selfExcludeReasonId } = wish;
  if (isLimitChanging(state) || !isPossible(state, limitType, limitValue))
    return refuse("nothing_to_do");
  const isReady =
    hasReason(state, selfExcludeReasonId) && hasBrandsAnswer(state, wish.isForAllBrands);
  return limitType === SELF_EXCLUSION && !isReady ? refuse("not_ready") : accept(LimitWanted(wish));
});

/** Takes a break of 24 hours at once, whatever else is being changed. */
export const PressPanicButton = defineCommand("PressPanicButton", shape({}), (_data, state) => {
  if (state.session.tag !== "player") return refuse("sign_in_needed");
  return hasPanicButton(state) && state.limits.isStopping !== true
    ? accept(PanicButtonPressed({}))
    : refuse("nothing_to_do");
});

/** Closes the account to play for good. */
export const BlockMe = defineCommand("BlockMe", BlockWanted.codec, (wish, state) => {
  if (state.session.tag !== "player") return refuse("sign_in_needed");
  if (isLimitChanging(state) || disabledReason(state, SELF_EXCLUSION) !== null)
    return refuse("nothing_to_do");
  return hasReason(state, wish.selfExcludeReasonId) && hasBrandsAnswer(state, wish.isForAllBrands)
    ? accept(BlockWanted(wish))
    : refuse("not_ready");
});

/** Answers every question that the server asks before it saves a limit. [limits-006] */
export const AnswerLimitTest = defineCommand(
  "AnswerLimitTest",
  shape({ answers: LimitAnswers }),
  ({ answers }, state) => {
    const test = state.limits.change?.test ?? null;
    if (test === null || isLimitChanging(state)) return refuse("nothing_to_do");
    return test.questions.every(({ id }) => answers.some(({ questionId }) => questionId === id))
      ? accept(LimitTestAnswered({ answers }))
      : refuse("not_ready");
  },
);

/**
 * Confirms a limit that waits, once its time has come, or takes a change back. [limits-007]
 * [limits-026]
 */
export const DecideLimitChange = defineCommand(
  "DecideLimitChange",
  LimitApprovalGiven.codec,
  (decision, state) => {
    const change = pendingChange(state, decision.limitType);
    if (change === undefined || change.isSending) return refuse("nothing_to_do");
    return (decision.isApproved ? change.isDue : change.isCancellable)
      ? accept(LimitApprovalGiven(decision))
      : refuse("nothing_to_do");
  },
);

/** Dismisses what became of a change, or gives it up before its questions are answered. */
export const LeaveLimitChange = defineCommand("LeaveLimitChange", shape({}), (_data, state) =>
  state.limits.change === null || isLimitChanging(state)
    ? refuse("nothing_to_do")
    : accept(LimitChangeLeft({})),
);

/** Requests again what the page of limits shows; the reasons may have failed while the rest is still on its way. */
export const RefreshLimits = defineCommand("RefreshLimits", shape({}), (_data, state) => {
  if (state.session.tag !== "player") return refuse("sign_in_needed");
  const { offer, reasons } = state.limits;
  return isLoading(offer) && !isLost(reasons)
    ? refuse("nothing_to_do")
    : accept(LimitOfferWanted({}));
});

const isSaying = ({ limits }: State): boolean => limits.said === "sending";

/** No limit for now: an act of the player, not the closing of a window. */
export const DeclineLimits = defineCommand("DeclineLimits", shape({}), (_data, state) =>
  isLimitsPromptShown(state) && !isSaying(state)
    ? accept(LimitsDeclined({}))
    : refuse("nothing_to_do"),
);

/** Keeps the limits as they are, or goes through them now. */
export const ReviewMyLimits = defineCommand(
  "ReviewMyLimits",
  LimitsReviewed.codec,
  (answer, state) =>
    isLimitsReviewShown(state) && !isSaying(state)
      ? accept(LimitsReviewed(answer))
      : refuse("nothing_to_do"),
);

/** Not now: the reminder comes again after the next page load. */
export const PutOffLimitsReview = defineCommand("PutOffLimitsReview", shape({}), (_data, state) =>
  isLimitsReviewShown(state) && !isSaying(state)
    ? accept(LimitsReviewPutOff({}))
    : refuse("nothing_to_do"),
);
