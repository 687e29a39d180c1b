import { documentedGames } from "./documentedGames.ts";
import { documentedPages } from "./documentedPages.ts";
import type { Documented } from "./documentedPath.ts";
import { documentedPlayers } from "./documentedPlayers.ts";
import { documentedSports } from "./documentedSports.ts";

/** Every literal route of the two documents, with an example in place of each parameter, without its language. */
export const documented: readonly Documented[] = [
  ...documentedSports,
  ...documentedPlayers,
  ...documentedPages,
  ...documentedGames,
];

/** Old paths of the documents and where they lead, without language. */
export const movedPaths: readonly Documented[] = [
  ["/lpage/summer", "/landing-page/summer", "routing-015"],
  ["/actions/welcome", "/promotions/welcome", "routing-016"],
  ["/promo/welcome", "/promotions/welcome", "routing-016"],
  ["/allgamesentrance", "/games", "route-games-005"],
  ["/allgamesentrance/fortuna", "/games", "route-games-005"],
  ["/fortuna", "/games", "route-games-006"],
  ["/dragon", "/games", "route-games-006"],
  ["/chest-bonus", "/games", "route-games-007"],
  ["/dragon-bonus", "/games", "route-games-007"],
];
