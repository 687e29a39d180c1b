import { feedAnswer } from "./answers.ts";
import type { Book } from "./book.ts";
import { gameCard, type Language } from "./cards.ts";
import type { Game } from "./types.ts";

/**
 * FeedAnswer of one match or sub-game: its markets, and the state of the match and of all its sub-games, so that who
 * follows one of them sees the score and when the others are over. `subGames` are those besides the one asked for.
 */
export function gameAnswer(
  book: Book,
  game: Game,
  since: number | null,
  lng: Language,
  maxTicks: number | undefined,
) {
  const match = (game.subGame && book.game(game.subGame.mainGameId)) ?? game;
  const others = book.subGamesOf(match).filter(({ id }) => id !== game.id);
  const followed = new Set([game, match, ...others].map(({ id }) => id));
  const selection = {
    feed: game.feed,
    games: match === game ? [game] : [game, match],
    hasGame: ({ id }: Game) => followed.has(id),
    hasMarketsOf: ({ id }: Game) => id === game.id,
    hasMarketType: () => true,
  };
  const answer = feedAnswer(book, selection, since, lng, maxTicks);
  if (!answer.full) return answer;
  return { ...answer, subGames: others.map((other) => gameCard(other, lng)) };
}
