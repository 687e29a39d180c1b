import { type Answer, answers } from "./replies.ts";

/** What finds a match, on a site where nothing is found and the player follows nothing. */
export const findingAnswers: Readonly<Record<string, Answer>> = {
  Search: answers({ games: [], champs: [], teams: [] }),
  Champs: answers({ items: [] }),
  Results: answers({ sports: [], champs: [], items: [], nextPageToken: null }),
  Statistics: answers({ statisticId: "st-7", rows: [], lastGames: [] }),
  Broadcasts: answers({ items: [], pollAfterMs: 60_000 }),
  Team: answers({ id: 7, name: "Norrvik", sportId: 4, players: [] }),
  TeamPlayer: answers({ id: 8, name: "A. Oak", teamId: 7, sportId: 4, stats: {} }),
  Favorites: answers({ games: [], champs: [], teams: [] }),
  AddFavorite: answers({ games: [], champs: [5], teams: [] }),
  RemoveFavorite: answers({ games: [], champs: [], teams: [] }),
};
