import { linkedPatterns } from "./linked.ts";
import { rows } from "./row.ts";
import { sportPatterns } from "./sportLinks.ts";

const page = { layout: "main", group: "sport" } as const;

/**
 * Sports pages besides line and live. [route-sports-003] … [route-sports-009] [routing-023] [routing-024]
 * [routing-028]
 */
export const sportRoutes = {
  ...rows({ ...page, section: "favorites" }, { cricketFavorites: sportPatterns.cricketFavorites }),
  ...rows({ ...page, section: "search" }, { cricketSearch: sportPatterns.cricketSearch }),
  ...rows({ ...page, section: "expressDay" }, { expressDay: sportPatterns.expressDay }),
  ...rows(
    { ...page, section: "champs", group: "championship" },
    { champs: sportPatterns.champs, cricketChamps: sportPatterns.cricketChamps },
  ),
  ...rows(
    { ...page, section: "team" },
    {
      teamSection: "team/{id:#}",
      teamGamesInfo: sportPatterns.teamGamesInfo,
      cricketTeam: sportPatterns.cricketTeam,
    },
  ),
  ...rows(
    { ...page, section: "betsOnYour", pageType: "betsonyour" },
    { betsOnYour: sportPatterns.betsOnYour },
  ),
  ...rows(
    { ...page, section: "topEvents", pageType: "topgame" },
    { topEvents: sportPatterns.topEvents },
  ),
  ...rows({ ...page, section: "recommendation" }, { recommendation: sportPatterns.recommendation }),
  ...rows({ ...page, section: "pageType", pageType: "marble" }, { marble: sportPatterns.marble }),
  ...rows({ ...page, section: "pageType", pageType: "ufc" }, { ufc: sportPatterns.ufc }),
  ...rows(
    { ...page, section: "pageType", pageType: "politics" },
    { politics: sportPatterns.politics },
  ),
  ...rows(
    { ...page, section: "cricket" },
    {
      cricket: sportPatterns.cricket,
      cricketEvents: sportPatterns.cricketEvents,
      cricketBroadcasts: sportPatterns.cricketBroadcasts,
      cricketChamp: sportPatterns.cricketChamp,
      cricketPlayer: sportPatterns.cricketPlayer,
      cricketGame: sportPatterns.cricketGame,
    },
  ),
  ...rows(
    { ...page, section: "cyber", pageType: "cyber" },
    {
      cyber: sportPatterns.cyber,
      cyberChamps: sportPatterns.cyberChamps,
      cyberChamp: sportPatterns.cyberChamp,
      cyberGame: sportPatterns.cyberGame,
    },
  ),
  ...rows({ layout: "main", section: "results" }, { results: linkedPatterns.results }),
  ...rows(
    { layout: "main", section: "statistic", needs: "statistic" },
    { statisticPageRoute: linkedPatterns.statisticPageRoute },
  ),
  ...rows(
    { layout: "empty", section: "statistic" },
    { statisticPopupRoute: sportPatterns.statisticPopupRoute },
  ),
} as const;
