import { broadcasts } from "../domains/broadcasts.ts";
import { chosenGames } from "../domains/chosenGames.ts";
import { champs } from "../domains/champs.ts";
import { expressDay } from "../domains/expressDay.ts";
import { favorites } from "../domains/favorites.ts";
import { popular } from "../domains/popular.ts";
import { recommendations } from "../domains/recommendations.ts";
import { results } from "../domains/results.ts";
import { statistics } from "../domains/statistics.ts";
import { teams } from "../domains/teams.ts";
import { search } from "../domains/search.ts";

/** What finds a match besides the lists of the first page. Their epics start in this order. */
export const findingChunk = [
  search,
  favorites,
  recommendations,
  expressDay,
  popular,
  results,
  champs,
  statistics,
  broadcasts,
  teams,
  chosenGames,
] as const;
