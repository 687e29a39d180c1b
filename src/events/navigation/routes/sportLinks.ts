import { fill } from "./match.ts";

/** Paths of sports pages, which load with the lists, the menu and the search that link to them. */
export const sportPatterns = {
  betsOnYour: "betsonyour/{name?}",
  marble: "marble",
  ufc: "ufc",
  politics: "politics",
  champs: "champs/{sportName?}",
  topEvents: "top-events",
  recommendation: "recommendation",
  expressDay: "express-day",
  statisticPopupRoute: "statisticpopup",
  teamGamesInfo: "team/{id:#}/games",
  cricket: "cricket",
  cricketEvents: "cricket/all-events",
  cricketBroadcasts: "cricket/broadcasts",
  cricketChamps: "cricket/all-champs",
  cricketFavorites: "cricket/favorites",
  cricketSearch: "cricket/search-events",
  cricketChamp: "cricket/champ/{champ:#}",
  cricketPlayer: "cricket/player-info/{id:#}",
  cricketTeam: "cricket/team/{id:#}",
  cricketGame: "cricket/game/{game?:#}",
  cyber: "{area:esports|cyber}/{type:real|virtual|stream}/{discipline?:$}",
  cyberChamps: "{area:esports|cyber}/{type:real|virtual|stream}/{discipline:$}/champs",
  cyberChamp: "{area:esports|cyber}/{type:real|virtual|stream}/{discipline:$}/champs/{champ:#}",
  cyberGame:
    "{area:esports|cyber}/{type:real|virtual|stream}/{discipline:$}/champs/{champ:#}/{game:#}",
} as const;

/** The address of such a page; that of the player's own country is `betsOnYour` without a name. */
export const sportPath = (
  {
    name,
    params,
  }: {
    readonly name: keyof typeof sportPatterns;
    readonly params?: Readonly<Record<string, string | number>>;
  },
  language: string,
): string => `/${language}${fill(sportPatterns[name], params)}`;
