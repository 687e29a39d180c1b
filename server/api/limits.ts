import { readFields } from "../http/body.ts";
import { type App, type Call, languageOf, type Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import {
  approve,
  countSession,
  dropLimit,
  type Limit,
  limitOf,
  limitsOf,
} from "../limits/limits.ts";
import { limitTypes, offers } from "../limits/offer.ts";
import { closeSession, type Session } from "../players/sessions.ts";
import type { Texts } from "../feed/types.ts";

const base = "/limit-service-api/api/external/web/v3";
const approvalMs = 24 * 60 * 60_000;

/**
 * A refusal by the limit service, which has its own error format; with an empty title the client uses its own
 * text.
 */
class LimitRefusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403,
    readonly title: Texts = { en: "", ru: "" },
  ) {
    super(`limit service: ${status} ${title.en}`);
  }
}

type PlayerSession = Session & { readonly playerId: number };

/** listAvailableLimits, listClientLimits, decideLimit, cancelLimit, pingSessionLimit. */
export function limitCalls(app: App, service: Service): void {
  const { store } = service;
  const answer =
    (work: (session: PlayerSession, call: Call) => object | Promise<object>) =>
    async (call: Call): Promise<Response> => {
      try {
        return call.json(await work(limitPlayer(service, call), call));
      } catch (error) {
        if (!(error instanceof LimitRefusal)) throw error;
        const { status, title } = error;
        return call.json({ status, title: title[languageOf(call)] }, status);
      }
    };
  const pendingOf = (playerId: number, type: number): Limit => {
    const pending = limitOf(store, playerId, { type, state: "PENDING" }, service.now());
    if (pending === null) throw new LimitRefusal(400, texts.notPending);
    return pending;
  };

  app.get(
    `${base}/availablelimits`,
    answer(() => ({ status: 200, data: limitTypes.map(availableLimit) })),
  );

  app.get(
    `${base}/limits`,
    answer(({ playerId }) => ({
      status: 200,
      data: limitsOf(store, playerId, service.now()).map(clientLimit),
    })),
  );

  app.post(
    `${base}/limitaction`,
    answer(async ({ playerId }, call) => {
      const { action, limitType } = await readFields(call);
      if (action !== 0 && action !== 1) throw new LimitRefusal(400);
      const pending = pendingOf(playerId, Number(limitType));
      if (action === 0) dropLimit(store, playerId, pending);
      else if (service.now() - pending.startedAt < approvalMs)
        throw new LimitRefusal(400, texts.tooEarly);
      else approve(store, playerId, pending, service.now());
      return { status: 204, title: "" };
    }),
  );

  app.delete(
    `${base}/limit`,
    answer(({ playerId }, call) => {
      dropLimit(store, playerId, pendingOf(playerId, Number(call.req.query("limitType"))));
      return { status: 204, title: "" };
    }),
  );

  app.post(
    `${base}/ping`,
    answer(({ id, playerId }) => {
      const limitBalance = countSession(store, playerId, service.now());
      if (limitBalance === 0) closeSession(store, id);
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

function availableLimit(limitType: number) {
  const { values, measure, kind } = offerOf(limitType);
  return { limitType, availableValues: values, measure, type: kind };
}

/** ClientLimit of the contract. */
function clientLimit(limit: Limit) {
  const { values, measure, kind } = offerOf(limit.type);
  return {
    limitType: limit.type,
    limitValue: limit.value,
    limitBalance: limit.type === 31 ? Math.ceil(limit.balance) : limit.balance,
    limitState: limit.state,
    startedAt: Math.floor(limit.startedAt / 1000),
    endsAt: limit.endsAt === null ? null : Math.floor(limit.endsAt / 1000),
    needApprove: limit.isToApprove,
    selfExcludeReason: null,
    measure,
    availableValues: values,
    type: kind,
  };
}

const offerOf = (type: number) => offers[type] ?? { values: [], measure: "", kind: "state" };

const texts = {
  notPending: {
    en: "There is no change waiting for your decision.",
    ru: "Нет изменения, которое ждёт вашего решения.",
  },
  tooEarly: {
    en: "You can confirm it after 24 hours.",
    ru: "Подтвердить можно через 24 часа.",
  },
} as const satisfies Record<string, Texts>;
