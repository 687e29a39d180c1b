import { countryIdOf } from "./countryIds.ts";
import type { Champ, Game, Score, Texts } from "./types.ts";
import type { PhasePatch } from "./ticks.ts";

export type Language = keyof Texts;

/** FeedChamp of the contract. */
export function champCard(champ: Champ, gamesCount: number, lng: Language) {
  const countryId = countryIdOf(champ.countryCode);
  return {
    id: champ.id,
    sportId: champ.sportId,
    name: champ.name[lng],
    nameEn: champ.name.en,
    order: champ.order,
    ...(countryId === undefined ? {} : { countryId }),
    ...(champ.countryCode === undefined ? {} : { countryCode: champ.countryCode }),
    isTop: champ.isTop,
    gamesCount,
  };
}

/** GameCard of the contract. */
export function gameCard(game: Game, lng: Language) {
  return {
    id: game.id,
    permanentId: game.permanentId,
    number: game.number,
    ...(game.subGame && { mainGameId: game.subGame.mainGameId, periodId: game.subGame.periodId }),
    sportId: game.sportId,
    champId: game.champId,
    kind: game.feed === "live" ? 1 : 3,
    startTime: game.startTime,
    ...titleCard(game, lng),
    ...opponentCard("opponent1", game.opponent1),
    ...opponentCard("opponent2", game.opponent2),
    isTop: game.isTop,
    pageType: game.pageType,
    ...(game.statisticId === undefined ? {} : { statisticId: game.statisticId }),
    ...gamePatch(game, lng),
    status: game.status,
    finished: game.status === 4,
    marketsCount: game.marketsCount,
    ...(game.subGameIds && { subGameIds: game.subGameIds }),
  };
}

/** The changing fields of GameCard; those that are absent did not change. */
export function gamePatch(phase: PhasePatch, lng: Language) {
  return {
    ...(phase.status === undefined ? {} : { status: phase.status, finished: phase.status === 4 }),
    ...(phase.score === undefined ? {} : { score: scoreCard(phase.score, lng) }),
    ...(phase.timeSec === undefined ? {} : { timeSec: phase.timeSec }),
    ...(phase.isClockRunning === undefined ? {} : { isClockRunning: phase.isClockRunning }),
    ...(phase.isBlocked === undefined ? {} : { isBlocked: phase.isBlocked }),
    ...(phase.marketsCount === undefined ? {} : { marketsCount: phase.marketsCount }),
  };
}

/** The title of a sub-game or of a game without opponents, or the round of a match. */
function titleCard({ subGame, title, round }: Game, lng: Language) {
  const text = subGame?.title[lng] ?? title ?? round?.[lng];
  return text === undefined ? {} : { title: text };
}

function opponentCard(field: "opponent1" | "opponent2", opponent: Game["opponent1"]) {
  return opponent ? { [field]: { ...opponent, nameEn: opponent.name } } : {};
}

/** Score of the contract. */
export function scoreCard(score: Score, lng: Language) {
  const { periods, ...card } = score;
  if (!periods) return card;
  return { ...card, periods: periods.map((period) => ({ ...period, name: period.name[lng] })) };
}
