import { chosenGames } from "../domains/chosenGames.ts";
import { favorites } from "../domains/favorites.ts";
import { search } from "../domains/search.ts";

/** What finds a match besides the lists of the first page. Their epics start in this order. */
export const findingChunk = [search, favorites, chosenGames] as const;
