import { type Answer, answers } from "./replies.ts";

/** What finds a match, on a site where nothing is found and the player follows nothing. */
export const findingAnswers: Readonly<Record<string, Answer>> = {
  Search: answers({ games: [], champs: [], teams: [] }),
  Champs: answers({ items: [] }),
  Results: answers({ sports: [], champs: [], items: [], nextPageToken: null }),
  Statistics: answers({ statisticId: "st-7", rows: [], lastGames: [] }),
  Favorites: answers({ games: [], champs: [], teams: [] }),
  AddFavorite: answers({ games: [], champs: [5], teams: [] }),
  RemoveFavorite: answers({ games: [], champs: [], teams: [] }),
};
