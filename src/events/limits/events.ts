import * as t from "io-ts";
import { finite, nullable, openString, secret, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineSessionCall, defineEvent } from "../define.ts";
import { ActivityAnswer, CheckPause, LimitContact, RegisterAnswer } from "./answers.ts";

/**
 * A limit of the player. [limits-001] `limitState` is ACTIVE, PENDING or INACTIVE; timestamps in Unix
 * seconds, money in major units of `measure`; for a session limit `limitBalance` is in seconds, -1 for none.
 * [limits-015]
 */
export const ClientLimit = shape(
  {
    limitType: finite,
    limitValue: finite,
    limitBalance: finite,
    limitState: openString,
    startedAt: finite,
    endsAt: nullable(finite),
    needApprove: t.boolean,
    measure: openString,
  },
  {
    selfExcludeReason: nullable(openString),
    availableValues: t.array(finite),
    type: openString,
    /** Our addition: when its period by the calendar ends, and it starts again; of a session limit, its day. */
    renewsAt: finite,
    /** Our addition: what was paid in at other operators, as a central file says; it counts against the limit. */
    paidElsewhere: finite,
    /** Our addition: the brands of the operator at which a self-exclusion holds. */
    brands: t.array(openString),
    /** Our addition: it holds for everybody by the policy pack, and the player has set none. */
    isOfPolicy: t.boolean,
  },
);
export type ClientLimit = t.TypeOf<typeof ClientLimit>;

/** GET /limit-service-api/api/external/web/v3/limits [call-limits-002] */
export const ClientLimits = defineSessionCall(
  "ClientLimits",
  1,
  shape({}),
  shape(
    { data: t.array(ClientLimit) },
    {
      register: RegisterAnswer,
      activity: ActivityAnswer,
      contact: LimitContact,
      pause: CheckPause,
      /**
       * Our addition: when the player last set a limit or said what becomes of theirs, Unix seconds; null: never.
       */
      reviewedAt: nullable(finite),
    },
  ),
);
/**
 * POST /limit-service-api/api/external/web/v3/review, our addition: the player wants no limit, keeps those that they have,
 * or goes through them.
 */
export const ReviewLimits = defineSessionCall(
  "ReviewLimits",
  1,
  shape({ answer: t.keyof({ none: null, keep: null, review: null }) }),
  shape({ data: shape({ reviewedAt: nullable(finite) }) }),
);
/** POST /limit-service-api/api/external/web/v3/ping [call-limits-010] Counts this session's time. */
export const SessionPing = defineSessionCall(
  "SessionPing",
  1,
  shape({}),
  shape({ data: shape({ limitBalance: finite }) }),
);
const ActionResult = shape({ title: openString }, { status: finite });
/**
 * POST /limit-service-api/api/external/web/v3/limitaction: 1 approves, 0 rejects. [call-limits-007]
 * [limits-008]
 */
export const DecideLimit = defineSessionCall(
  "DecideLimit",
  1,
  shape({ limitType: finite, action: finite }),
  ActionResult,
);
/**
 * DELETE /limit-service-api/api/external/web/v3/limit: the other way to reject. [call-limits-008]
 * [limits-010]
 */
export const CancelLimit = defineSessionCall(
  "CancelLimit",
  1,
  shape({ limitType: finite }),
  ActionResult,
);

const LimitRef = shape({ limitType: finite });
/** A pending limit has waited long enough: the player is asked to confirm or reject it. [limits-007] */
export const LimitApprovalDue = defineEvent("LimitApprovalDue", 1, LimitRef);
/** The player has decided; the server has to be notified. */
export const LimitApprovalGiven = defineEvent(
  "LimitApprovalGiven",
  1,
  shape({ limitType: finite, isApproved: t.boolean }),
);
/** The player decides later: they are asked again after the next page load. */
export const LimitApprovalPutOff = defineEvent("LimitApprovalPutOff", 1, LimitRef);
/**
 * The player may want to change this limit; `availableValues` empty: any amount. Values as in `ClientLimit`,
 * for a limit on money 999999999 means none. [limits-019]
 */
export const AvailableLimit = shape(
  {
    limitType: finite,
    availableValues: t.array(finite),
    measure: openString,
    type: openString,
  },
  {
    /** Our addition: when the period by the calendar that runs now ends. */
    renewsAt: finite,
  },
);
export type AvailableLimit = t.TypeOf<typeof AvailableLimit>;

/** GET /limit-service-api/api/external/web/v3/availablelimits [call-limits-001] */
export const AvailableLimits = defineSessionCall(
  "AvailableLimits",
  1,
  shape({}),
  shape({ data: list(AvailableLimit) }),
);

export const SelfExcludeReason = shape({ id: finite, selfExcludeReason: openString });
export type SelfExcludeReason = t.TypeOf<typeof SelfExcludeReason>;
/**
 * GET /limit-service-api/api/external/web/v3/reasons/selfexclude; the site config says whether the token is
 * sent. [call-limits-005] [call-limits-006]
 */
export const SelfExcludeReasons = defineSessionCall(
  "SelfExcludeReasons",
  1,
  shape({ isTokenSent: t.boolean }),
  shape({ data: list(SelfExcludeReason) }),
);

/** A limit to save. A self-exclusion (30) has a reason and, where the policy pack asks, says whether for all brands. */
export const LimitToSave = shape(
  { limitType: finite, limitValue: finite },
  { selfExcludeReasonId: finite, isForAllBrands: t.boolean },
);
export type LimitToSave = t.TypeOf<typeof LimitToSave>;

/** A question that the player answers before a limit is saved. */
export const LimitQuestion = shape({
  id: finite,
  text: openString,
  answers: t.array(shape({ id: finite, text: openString })),
});
export type LimitQuestion = t.TypeOf<typeof LimitQuestion>;

/** The token of the questions lets the bearer answer them. */
const tokenGuid = nullable(secret(t.string));
const saved = { tokenGuid, limitsData: t.array(ClientLimit) };
/**
 * POST /limit-service-api/api/external/web/v3/limits. With questions nothing is saved yet; `tokenGuid` and
 * `limitsData`, all limits after the save, are inside `data` or beside it. [call-limits-003] [limits-006]
 */
export const SaveLimits = defineSessionCall(
  "SaveLimits",
  1,
  shape({ limits: t.array(LimitToSave) }),
  shape(
    { status: finite, data: shape({}, { questions: t.array(LimitQuestion), ...saved }) },
    { title: openString, ...saved },
  ),
);
export const LimitAnswers = t.array(shape({ questionId: finite, answerId: finite }));
/** POST /limit-service-api/api/external/web/v3/testanswers [call-limits-004] [limits-006] */
export const LimitTestAnswers = defineSessionCall(
  "LimitTestAnswers",
  1,
  shape({ tokenGuid: secret(t.string), answers: LimitAnswers }),
  shape(
    {
      questionsResult: t.array(shape({ questionId: finite, isCorrect: t.boolean })),
      success: t.boolean,
    },
    { limitsData: t.array(ClientLimit) },
  ),
);
/**
 * POST /limit-service-api/limit/external/web/api/v1/BlockUser: self-exclusion for good, or for some days.
 * [call-limits-009]
 */
export const BlockUser = defineSessionCall(
  "BlockUser",
  1,
  shape({ selfExcludeReasonId: finite, days: nullable(finite) }, { isForAllBrands: t.boolean }),
  shape({ success: t.boolean }, { title: openString }),
);

/** The player wants to save this limit. */
export const LimitWanted = defineEvent("LimitWanted", 1, LimitToSave);
/** The player wants to close their account for good. */
export const BlockWanted = defineEvent(
  "BlockWanted",
  1,
  shape({ selfExcludeReasonId: finite }, { isForAllBrands: t.boolean }),
);
/** The player has answered the questions. */
export const LimitTestAnswered = defineEvent(
  "LimitTestAnswered",
  1,
  shape({ answers: LimitAnswers }),
);
/** The player has read what became of their change, or gave it up. */
export const LimitChangeLeft = defineEvent("LimitChangeLeft", 1, shape({}));
/** What the page of limits shows has to be requested again. */
export const LimitOfferWanted = defineEvent("LimitOfferWanted", 1, shape({}));
/** The player has pressed the button for a break of 24 hours, which asks nothing. */
export const PanicButtonPressed = defineEvent("PanicButtonPressed", 1, shape({}));
/** The limits may have changed on the server: they are requested again. */
export const LimitsWanted = defineEvent("LimitsWanted", 1, shape({}));

/** The policy pack has the player asked whether they want to set a limit, and the question is on screen. */
export const LimitsPromptShown = defineEvent("LimitsPromptShown", 1, shape({}));
/** The player wants no limit for now. */
export const LimitsDeclined = defineEvent("LimitsDeclined", 1, shape({}));
/** The policy pack has the player reminded of their limits, so long after the last review, Unix seconds. */
export const LimitsReviewDue = defineEvent("LimitsReviewDue", 1, shape({ lastSec: finite }));
/** The player keeps their limits as they are, or goes through them now. */
export const LimitsReviewed = defineEvent("LimitsReviewed", 1, shape({ isKept: t.boolean }));
/** The player decides later: they are reminded again after the next page load. */
export const LimitsReviewPutOff = defineEvent("LimitsReviewPutOff", 1, shape({}));
