import {
  AnswerLimitApproval,
  PutOffLimitApproval,
  AnswerLimitTest,
  BlockMe,
  DecideLimitChange,
  LeaveLimitChange,
  DeclineLimits,
  PressPanicButton,
  PutOffLimitsReview,
  ReviewMyLimits,
  RefreshLimits,
  SaveLimit,
} from "../commands/limits.ts";
import { loadAfterChange, loadLimitOffer, saveLimit, shareBreak } from "../epics/limits/change.ts";
import { askForApproval, decideLimit, LIMIT_APPROVAL } from "../epics/limits/approval.ts";
import { LIMITS_RETRY, loadLimits } from "../epics/limits/load.ts";
import { pressPanicButton } from "../epics/limits/panicButton.ts";
import { pingSession, SESSION_PING } from "../epics/limits/ping.ts";
import { LIMITS_REFRESH, refreshLimitsAfterBet, reopenPlay } from "../epics/limits/refresh.ts";
import {
  LIMITS_REVIEW,
  promptForLimits,
  remindOfLimits,
  sendLimitsAnswer,
  shareLimitsAnswer,
} from "../epics/limits/review.ts";
import { endSessionByLimit, SESSION_LIMIT } from "../epics/limits/sessionLimit.ts";
import { limitsSlice } from "../events/limits/slice.ts";
import { limitEndpoints } from "../infra/http/api/limits.ts";
import { domain } from "./domain.ts";

/** Limits on how much and how long a player may play. */
export const limits = domain({
  name: "limits",
  slices: [limitsSlice],
  commands: [
    AnswerLimitApproval,
    PutOffLimitApproval,
    SaveLimit,
    BlockMe,
    AnswerLimitTest,
    DecideLimitChange,
    LeaveLimitChange,
    RefreshLimits,
    PressPanicButton,
    DeclineLimits,
    ReviewMyLimits,
    PutOffLimitsReview,
  ],
  epics: [
    loadLimits,
    reopenPlay,
    refreshLimitsAfterBet,
    pingSession,
    endSessionByLimit,
    askForApproval,
    decideLimit,
    loadLimitOffer,
    saveLimit,
    loadAfterChange,
    shareBreak,
    pressPanicButton,
    promptForLimits,
    remindOfLimits,
    sendLimitsAnswer,
    shareLimitsAnswer,
  ],
  rules: [LIMITS_RETRY, LIMITS_REFRESH, SESSION_PING, SESSION_LIMIT, LIMIT_APPROVAL, LIMITS_REVIEW],
  endpoints: limitEndpoints,
});
