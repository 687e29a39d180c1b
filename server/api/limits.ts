import { readFields } from "../http/body.ts";
import { type App, type Call, languageOf, type Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { readBrandsAnswer } from "../limits/brands.ts";
import { checkPauseReport } from "../limits/checkPause.ts";
import { contactReport } from "../limits/contact.ts";
import { approvePending, rejectPending, saveWishes, startBreak } from "../limits/change.ts";
import { limitsOf } from "../limits/limits.ts";
import { isOnOffer, readWishes } from "../limits/wishes.ts";
import { askQuestions, checkAnswers } from "../limits/questions.ts";
import { isReason, reasonOf, reasons } from "../limits/reasons.ts";
import { keepAnswer, reviewedAt } from "../limits/review.ts";
import { LimitRefusal } from "../limits/refusal.ts";
import { availableLimits, clientLimit } from "../limits/report.ts";
import { countSession } from "../limits/sessionTime.ts";
import { termsOf } from "../limits/terms.ts";
import { selfExclusion } from "../limits/types.ts";
import { askBeforePlay } from "../registers/askings.ts";
import { activityReport } from "../registers/activity.ts";
import { askPaidElsewhere } from "../registers/deposits.ts";
import { registerReport } from "../registers/report.ts";
import { closeSession, type Session } from "../players/sessions.ts";

const base = "/limit-service-api/api/external/web/v3";

type PlayerSession = Session & { readonly playerId: number };

/**
 * listAvailableLimits, listClientLimits, saveLimits, sendLimitTestAnswers, listSelfExcludeReasons,
 * decideLimit, cancelLimit, blockUser, reviewLimits (our addition), pingSessionLimit.
 */
export function limitCalls(app: App, service: Service): void {
  const { store } = service;
  const answer =
    (work: (session: PlayerSession, call: Call) => object | Promise<object>) =>
    async (call: Call): Promise<Response> => {
      try {
        return call.json(await work(limitPlayer(service, call), call));
      } catch (error) {
        const { status, title } = refusalOf(error);
        return call.json({ status, title: title[languageOf(call)] }, status);
      }
    };
  const atNow = () => ({ now: service.now(), terms: termsOf(service) });
  const limitsData = (playerId: number, call: Call) => {
    const at = atNow();
    const reason = reasonOf(store, playerId)?.[languageOf(call)] ?? null;
    return limitsOf(store, playerId, at).map((limit) => clientLimit(limit, reason, at));
  };

  const reviewedSec = (playerId: number): number | null => {
    const at = reviewedAt(store, playerId);
    return at === null ? null : Math.floor(at / 1000);
  };

  app.get(
    `${base}/availablelimits`,
    answer(() => ({ status: 200, data: availableLimits(atNow()) })),
  );

  app.get(
    `${base}/limits`,
    answer(async ({ playerId }, call) => {
      await Promise.all([askBeforePlay(service, playerId), askPaidElsewhere(service, playerId)]);
      return {
        status: 200,
        data: limitsData(playerId, call),
        ...registerReport(service, playerId),
        ...activityReport(service, playerId),
        ...contactReport(service, playerId, languageOf(call)),
        ...checkPauseReport(service, playerId),
        reviewedAt: reviewedSec(playerId),
      };
    }),
  );

  app.post(
    `${base}/limits`,
    answer(async (session, call) => {
      const { playerId } = session;
      const wishes = readWishes((await readFields(call))["limits"], termsOf(service));
      const asking = { now: service.now(), lng: languageOf(call) };
      const test = askQuestions(store, playerId, wishes, asking);
      if (test !== null) return { status: 200, title: "", data: { ...test, limitsData: [] } };
      saveWishes(service, session, wishes);
      const data = { questions: [], tokenGuid: null, limitsData: limitsData(playerId, call) };
      return { status: 200, title: "", data };
    }),
  );

  app.post(
    `${base}/testanswers`,
    answer(async (session, call) => {
      const { playerId } = session;
      const { tokenGuid, answers } = await readFields(call);
      const given = { tokenGuid, answers };
      const { questionsResult, wishes } = checkAnswers(store, playerId, given, service.now());
      if (wishes !== null) saveWishes(service, session, wishes);
      const success = wishes !== null;
      return { questionsResult, success, limitsData: limitsData(playerId, call) };
    }),
  );

  app.get(`${base}/reasons/selfexclude`, (call) =>
    call.json({
      status: 200,
      data: reasons.map(({ id, text }) => ({ id, selfExcludeReason: text[languageOf(call)] })),
    }),
  );

  app.post(
    "/limit-service-api/limit/external/web/api/v1/BlockUser",
    answer(async (session, call) => {
      const fields = await readFields(call);
      const { selfExcludeReasonId: reasonId = null, days = null } = fields;
      const { areBrandsAsked } = termsOf(service);
      const isForAllBrands = readBrandsAnswer(fields["isForAllBrands"], areBrandsAsked);
      if (reasonId !== null && (typeof reasonId !== "number" || !isReason(reasonId)))
        throw new LimitRefusal(400);
      if (
        days !== null &&
        (typeof days !== "number" || !isOnOffer(selfExclusion, days, termsOf(service)))
      )
        throw new LimitRefusal(400);
      store.transaction(() =>
        startBreak(service, session, { type: selfExclusion, days, reasonId, isForAllBrands }),
      );
      return { success: true, title: "" };
    }),
  );

  app.post(
    `${base}/limitaction`,
    answer(async ({ playerId }, call) => {
      const { action, limitType } = await readFields(call);
      if (action !== 0 && action !== 1) throw new LimitRefusal(400);
      const decide = action === 1 ? approvePending : rejectPending;
      decide(service, playerId, Number(limitType));
      return { status: 204, title: "" };
    }),
  );

  app.delete(
    `${base}/limit`,
    answer(({ playerId }, call) => {
      rejectPending(service, playerId, Number(call.req.query("limitType")));
      return { status: 204, title: "" };
    }),
  );

  app.post(
    `${base}/review`,
    answer(async ({ playerId }, call) => {
      keepAnswer(store, playerId, (await readFields(call))["answer"], service.now());
      return { status: 200, data: { reviewedAt: reviewedSec(playerId) } };
    }),
  );

  app.post(
    `${base}/ping`,
    answer(({ id, playerId }) => {
      const limitBalance = countSession(service, playerId);
      if (limitBalance === 0) closeSession(store, id, service.now());
      return { status: 200, data: { limitBalance } };
    }),
  );
}

function limitPlayer(service: Service, call: Call): PlayerSession {
  try {
    return playerOf(service, call, "X-Auth");
  } catch (error) {
    if (error instanceof ApiError && error.httpStatus === 401) throw new LimitRefusal(401);
    throw error;
  }
}

/** A body that is no JSON object is refused in the format of the limit service, too. @throws anything else */
function refusalOf(error: unknown): LimitRefusal {
  if (error instanceof LimitRefusal) return error;
  if (error instanceof ApiError && error.httpStatus === 400) return new LimitRefusal(400);
  throw error;
}
