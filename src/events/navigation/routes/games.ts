import { rows } from "./row.ts";

const bonusGames = "fortuna-bonus|chest-bonus|memory-bonus|safe-bonus|lottery-bonus|dragon-bonus";

/** Our own games, lotto and toto. [route-games-001] … [route-games-010] */
export const gamesRoutes = {
  ...rows(
    { layout: "main", section: "games", group: "games", isGame: true },
    {
      "games.games_project_index": "games",
      "games.games_project_view": "games/{gameRoute}",
      bonusGames: `games/{gameRoute:${bonusGames}}`,
      "games.games_project_landing": "games-landing/{landingRoute}",
    },
  ),
  // The server maps an old name to its game and answers with a 301; the index is the fallback.
  ...rows(
    { layout: "main", section: "games", group: "games", title: "games", movedTo: "games" },
    {
      allGamesEntrance: "allgamesentrance/{gameRoute?}",
      oldGame: `{gameRoute:fortuna|chest|memory|safe|lottery|dragon|${bonusGames}}`,
    },
  ),
  ...rows({ layout: "empty", section: "oldBrowser" }, { oldBrowser: "oldbrowser" }),
  ...rows(
    { layout: "main", section: "lotto", group: "lotto-name", isGame: true },
    { lotto: "lotto/{sectionName?}/{lottoId?:#}" },
  ),
  ...rows(
    { layout: "main", section: "toto", group: "toto-name", isGame: true },
    { toto: "toto/{totoSection?}", totoCoupon: "toto/coupon" },
  ),
} as const;
