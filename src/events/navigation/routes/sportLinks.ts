import { fill } from "./match.ts";

/** Paths of sports pages that only the menu, the search and the favourites link to, outside the first load. */
export const sportPatterns = {
  betsOnYour: "betsonyour/{name?}",
  marble: "marble",
  ufc: "ufc",
  politics: "politics",
} as const;

/** The address of such a page; that of the player's own country is `betsOnYour` without a name. */
export const sportPath = (name: keyof typeof sportPatterns, language: string): string =>
  `/${language}${fill(sportPatterns[name], undefined)}`;
