import type { Bet } from "../events/coupon/index.ts";
import type { State } from "../events/index.ts";
import {
  type Outcome,
  gameOf,
  marketName,
  marketOf,
  outcomeNames,
} from "../events/sports/index.ts";

/** Creates a bet on an outcome from the current feed data; null if its game is unknown. */
export function betOf(state: State, outcome: Outcome): Bet | null {
  const { sports } = state;
  const market = marketOf(sports.tables, outcome.marketId);
  const game = market && gameOf(sports.tables, market.gameId);
  if (market === undefined || game === undefined) return null;
  const sport = [...sports.menu.live, ...sports.menu.line].find(({ id }) => id === game.sportId);
  return {
    market: {
      id: outcome.id,
      coef: outcome.coef,
      sportId: game.sportId,
      typeId: outcome.typeId,
      kind: game.kind,
      isLive: game.feed === "live",
      champId: game.champId,
      champName: sports.champs[game.champId]?.name ?? "",
      sportName: sport?.name ?? "",
      gameId: game.id,
      param: outcome.param,
    },
    game: {
      number: game.number,
      permanentId: game.permanentId,
      status: game.status,
      finished: game.finished,
      startTime: game.startTime,
      timeSec: game.timeSec ?? 0,
      opponent1NameEn: game.opponent1?.nameEn ?? game.title ?? "",
      opponent2NameEn: game.opponent2?.nameEn ?? "",
      fullScores: game.score?.full ?? [],
      formattedScore: game.score?.formatted ?? "",
    },
    blockId: 0,
    statusId: -2,
    additionalType: null,
    isBlocked: false,
    isDepend: false,
    isBannedExpress: false,
    isDisabledBanker: false,
    expressId: null,
    statisticId: game.statisticId ?? null,
    playersDuel: null,
    pageType: game.pageType ?? "sport",
    title: {
      outcome: outcomeNames(sports, outcome).name,
      market: marketName(sports, market),
      // The name of a sub-game, such as a period, has no type to make it of again.
      ...(!game.mainGameId && { marketTypeId: market.typeId, marketParam: market.param }),
      opponent1: game.opponent1?.name ?? game.title ?? "",
      opponent2: game.opponent2?.name ?? "",
    },
  };
}
