import { randomUUID } from "node:crypto";
import type { Answer, Client, Json } from "./operator.ts";

const demoPlayerId = 700_214;

/** An outcome of a feed with everything that a bet on it needs. */
export type Pick = {
  outcomeId: number;
  coef: number;
  marketId: number;
  game: Json;
  typeId: number;
};

/** Open outcomes with a medium price, one of each game. */
export async function openPicks(visitor: Client, feed: "line" | "live"): Promise<Pick[]> {
  const { body } = await visitor.get(`/${feed}-feed/v1/games?lng=en`);
  const gameOf = new Map<number, Json>(body.games.map((game: Json) => [game.id, game]));
  const gameIdOf = new Map<number, number>(
    body.markets.ids.map((id: number, index: number) => [id, body.markets.gameIds[index]]),
  );
  const picks = new Map<number, Pick>();
  for (const [index, outcomeId] of body.outcomes.ids.entries()) {
    const marketId = body.outcomes.marketIds[index];
    const game = gameOf.get(gameIdOf.get(marketId) ?? 0);
    const coef = body.outcomes.coefs[index];
    if (body.outcomes.states[index] !== 0 || coef < 1.5 || coef > 4 || !game || picks.has(game.id))
      continue;
    picks.set(game.id, { outcomeId, coef, marketId, game, typeId: body.outcomes.typeIds[index] });
  }
  return [...picks.values()];
}

/** Outcomes of one game in different markets. */
export async function picksOf(visitor: Client, pick: Pick): Promise<Pick[]> {
  const feed = pick.game.kind === 1 ? "live" : "line";
  const { body } = await visitor.get(`/${feed}-feed/v1/games/${pick.game.id}?lng=en`);
  return body.outcomes.ids.flatMap((outcomeId: number, index: number) =>
    body.outcomes.states[index] === 0
      ? [
          {
            outcomeId,
            coef: body.outcomes.coefs[index],
            marketId: body.outcomes.marketIds[index],
            game: pick.game,
            typeId: body.outcomes.typeIds[index],
          },
        ]
      : [],
  );
}

function betOn({ outcomeId, coef, game, typeId }: Pick) {
  return {
    market: {
      id: outcomeId,
      coef,
      sportId: game.sportId,
      typeId,
      kind: game.kind,
      isLive: game.kind === 1,
      champId: game.champId,
      gameId: game.id,
    },
    game: {
      number: game.number,
      permanentId: game.permanentId,
      status: game.status,
      finished: game.finished,
      startTime: game.startTime,
      timeSec: game.timeSec ?? 0,
      opponent1NameEn: game.opponent1?.nameEn ?? "",
      fullScores: game.score?.full ?? [0, 0],
      formattedScore: game.score?.formatted ?? "",
    },
    blockId: 0,
    statusId: -2,
  };
}

export function couponOf(picks: readonly Pick[], change: object = {}) {
  return {
    accountId: 1,
    amount: 10,
    amountByBlockId: {},
    bets: picks.map(betOn),
    changeCoefAction: 2,
    coef: 1,
    coefByView: 1,
    coefViewId: 0,
    exactCoef: 0,
    isDropOnScoreChange: false,
    refId: null,
    systemValue: 2,
    typeId: picks.length > 1 ? 1 : 0,
    userId: demoPlayerId,
    hyperBonusPercent: 0,
    minHyperBonusBetLimit: 0,
    maxHyperBonusLimit: null,
    ...change,
  };
}

/** A single of a set under its own key, or without one. */
export const single = (pick: Pick, change: object = {}, key: string | null = randomUUID()) => ({
  ...couponOf([pick], change),
  ...(key === null ? {} : { options: { idempotencyKey: key } }),
});

/** The states of the singles in an answer. */
export const states = (body: Json): string[] => body.results.map(({ state }: Json) => state);
export const cents = (amount: number): number => Math.round(amount * 100);

export function place(player: Client, coupon: object, key: string = randomUUID()): Promise<Answer> {
  return player.post("/web-api/coupon/place", coupon, { "X-Idempotency-Key": key });
}

export function first<T>(list: readonly T[]): T {
  const item = list[0];
  if (item === undefined) throw new Error("the list is empty");
  return item;
}
