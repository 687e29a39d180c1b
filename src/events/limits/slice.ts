import { SessionClosed } from "../session/events.ts";
import { RouteEntered } from "../navigation/events.ts";
import { foldRemoteData } from "../remoteList.ts";
import { createSlice } from "../slice.ts";
import { isUnanswered, sending } from "../submission.ts";
import {
  answeredBlock,
  answeredSave,
  answeredTest,
  begun,
  failedChange,
  leftChange,
  savedLimits,
} from "./change.ts";
import { closed, decided, deciding, due, undecided } from "./decision.ts";
import {
  AvailableLimits,
  BlockUser,
  BlockWanted,
  CancelLimit,
  LimitChangeLeft,
  LimitTestAnswered,
  LimitTestAnswers,
  LimitWanted,
  SaveLimits,
  SelfExcludeReasons,
  type ClientLimit,
  DecideLimit,
  LimitApprovalDue,
  LimitApprovalGiven,
  LimitApprovalPutOff,
  LimitsDeclined,
  LimitsPromptShown,
  LimitsReviewDue,
  LimitsReviewed,
  LimitsReviewPutOff,
  LimitsWanted,
  ReviewLimits,
  PanicButtonPressed,
  ClientLimits,
  SessionPing,
} from "./events.ts";
import { isLimitSet, isReviewed } from "./review.ts";
import { SELF_EXCLUSION, TIME_OUT } from "./types.ts";
import { initial, type LimitsState } from "./state.ts";

/** -1 means none, both as the value and as the balance. [limits-015] [limits-020] */
const sessionLeft = (balance: number, at: number) =>
  balance === -1 ? null : { leftMs: Math.max(0, balance) * 1000, at };

function withItems(
  state: LimitsState,
  items: readonly ClientLimit[] | undefined,
  at: number,
): LimitsState {
  if (items === undefined) return state;
  const sessionLimit = items.find(
    ({ limitType, limitState }) => limitType === 31 && limitState === "ACTIVE",
  );
  const isSet = sessionLimit !== undefined && sessionLimit.limitValue !== -1;
  return {
    ...state,
    items,
    isKnown: true,
    session: isSet ? sessionLeft(sessionLimit.limitBalance, at) : null,
    // A session limit that was already known keeps its ping schedule.
    pingedAt: state.session === null ? at : state.pingedAt,
  };
}

/** The status of a decision that is saved; a backend may leave it out. [limits-030] */
const ACTION_SAVED = 204;
const isActionSaved = ({ status = ACTION_SAVED }: { readonly status?: number | undefined }) =>
  status === ACTION_SAVED;

type SaveAsk = { readonly limits: readonly { readonly limitType: number }[] };

/** The panic button saves a time-out beside whatever else is being changed. */
const isOfPanicButton = ({ isStopping }: LimitsState, { limits }: SaveAsk): boolean =>
  isStopping === true && limits.some(({ limitType }) => limitType === TIME_OUT);

/** Play is closed by the break now, or open again. */
function released({ isStopping: _isStopping, ...state }: LimitsState): LimitsState {
  return state;
}

const saying = (state: LimitsState): LimitsState => ({ ...state, said: "sending" });

const closedReview = (state: LimitsState): LimitsState =>
  state.review === undefined ? state : { ...state, review: { ...state.review, tag: "closed" } };

/** A limit that is set is a review, where the server counts them. */
const reviewed = (state: LimitsState, at: number): LimitsState =>
  state.reviewedAt === undefined ? state : { ...state, reviewedAt: Math.floor(at / 1000) };

/** The server knows, and the next reminder counts from then. */
function heard({ said: _said, ...state }: LimitsState, reviewedAt: number | null): LimitsState {
  return { ...state, reviewedAt };
}

export const limitsSlice = createSlice<"limits", LimitsState>("limits", initial)
  .on(LimitsWanted, (state, _data, { at }) => ({ ...state, askedAt: at }))
  .on(ClientLimits.asked, (state, _data, { at }) => ({ ...state, askedAt: at }))
  .on(ClientLimits.answered, (state, { body }, { at }) => ({
    ...withItems(state, body.data, at),
    register: body.register,
    activity: body.activity,
    contact: body.contact,
    reviewedAt: body.reviewedAt,
  }))
  .on(LimitsPromptShown, (state) => ({ ...state, isPrompted: true }))
  .on(LimitsDeclined, saying)
  .on(LimitsReviewDue, (state, { lastSec }) => ({ ...state, review: { tag: "open", lastSec } }))
  .on(LimitsReviewPutOff, closedReview)
  .on(LimitsReviewed, (state, { isKept }) => saying(isKept ? state : closedReview(state)))
  .on(ReviewLimits.answered, (state, { body }) => heard(state, body.data.reviewedAt))
  .on(ReviewLimits.failed, (state, { error }) => ({
    ...state,
    said: isUnanswered(error) ? "unsure" : "failed",
  }))
  .on(SessionPing.asked, (state, _data, { at }) => ({ ...state, pingedAt: at }))
  .on(SessionPing.answered, (state, { body }, { at }) => ({
    ...state,
    session: sessionLeft(body.data.limitBalance, at),
  }))
  .on(LimitApprovalDue, (state, { limitType }) => due(state, limitType))
  .on(LimitApprovalGiven, (state, { limitType }) => deciding(state, limitType))
  .on(LimitApprovalPutOff, (state, { limitType }) => closed(state, limitType))
  .on(DecideLimit.answered, (state, { ask, body }) =>
    isActionSaved(body)
      ? decided(state, ask.limitType, ask.action === 1)
      : undecided(state, ask.limitType),
  )
  .on(DecideLimit.failed, (state, { ask }) => undecided(state, ask.limitType))
  .on(CancelLimit.answered, (state, { ask, body }) =>
    isActionSaved(body) ? decided(state, ask.limitType, false) : undecided(state, ask.limitType),
  )
  .on(CancelLimit.failed, (state, { ask }) => undecided(state, ask.limitType))
  .on(LimitWanted, (state, { limitType }) => ({ ...state, change: begun(limitType) }))
  .on(BlockWanted, (state) => ({ ...state, change: begun(SELF_EXCLUSION) }))
  .on(PanicButtonPressed, (state) => ({ ...state, isStopping: true }))
  .on(SaveLimits.answered, (state, { ask, body }, { at }) => {
    const next = isOfPanicButton(state, ask) ? released(state) : answeredSave(state, body);
    const items = savedLimits(body);
    const isSet = items !== undefined && ask.limits.some(isLimitSet);
    return withItems(isSet ? reviewed(next, at) : next, items, at);
  })
  .on(SaveLimits.failed, (state, { ask, error }) =>
    isOfPanicButton(state, ask) ? released(state) : failedChange(state, error),
  )
  .on(LimitTestAnswered, (state) => ({
    ...state,
    change: state.change === null ? null : { ...state.change, submission: sending },
  }))
  .on(LimitTestAnswers.answered, (state, { body }, { at }) =>
    withItems(
      body.success && isReviewed(state.change?.limitType ?? 0)
        ? reviewed(answeredTest(state, body), at)
        : answeredTest(state, body),
      body.success ? body.limitsData : undefined,
      at,
    ),
  )
  .on(LimitTestAnswers.failed, (state, { error }) => failedChange(state, error))
  .on(BlockUser.answered, (state, { body }) => answeredBlock(state, body))
  .on(BlockUser.failed, (state, { error }) => failedChange(state, error))
  .on(LimitChangeLeft, leftChange)
  // Another page, and a later visit to this one, start afresh.
  .on(RouteEntered, (state) => (state.change === null ? state : leftChange(state)))
  .on(SessionClosed, () => initial);
foldRemoteData(limitsSlice, "offer", AvailableLimits, (_loaded, _ask, { data }) => data);
foldRemoteData(limitsSlice, "reasons", SelfExcludeReasons, (_loaded, _ask, { data }) => data);
