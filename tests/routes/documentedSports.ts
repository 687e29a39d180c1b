import { type Documented, under } from "./documentedPath.ts";

/** Home, sports, coupon and bets. */
export const documentedSports: readonly Documented[] = [
  ["/", "home", "route-sports-001"],
  ...under("/section/live", "route-sports-002", {
    "": "live",
    "/top-events": "live",
    "/1": "live",
    "/1/c77": "live",
    "/1/c77/50112": "game",
    "/top-events/1/50112": "game",
  }),
  ...under("/section/line", "route-sports-002", { "": "line", "/3": "line", "/3/9": "game" }),
  ...under("/", "route-sports-003", {
    favorites: "favorites",
    "search-events": "searchEvents",
    "express-day": "expressDay",
    champs: "champs",
    "champs/football": "champs",
  }),
  ...under("/", "route-sports-004", {
    "team/7": "teamSection",
    "team/7/games": "teamGamesInfo",
    betsonyour: "betsOnYour",
    "betsonyour/norrvik": "betsOnYour",
    "top-events": "topEvents",
    recommendation: "recommendation",
  }),
  ...under("/cricket", "route-sports-005", {
    "": "cricket",
    "/all-champs": "cricketChamps",
    "/all-events": "cricketEvents",
    "/favorites": "cricketFavorites",
    "/search-events": "cricketSearch",
    "/broadcasts": "cricketBroadcasts",
  }),
  ...under("/cricket", "route-sports-006", {
    "/champ/5": "cricketChamp",
    "/player-info/5": "cricketPlayer",
    "/game": "cricketGame",
    "/team/5": "cricketTeam",
  }),
  ...under("/", "route-sports-007", {
    "esports/real": "cyber",
    "cyber/virtual/dota": "cyber",
    "esports/stream/dota/champs": "cyberChamps",
    "esports/real/dota/champs/5": "cyberChamp",
    "cyber/real/dota/champs/5/9": "cyberGame",
    "esports/other": "missing",
  }),
  ...under("/results", "route-sports-008", {
    "/live": "results",
    "/zone": "results",
    "/other": "missing",
  }),
  ...under("/", "route-sports-009", {
    statisticpopup: "statisticPopupRoute",
    statistic: "statisticPageRoute",
  }),
  ["/coupon", "coupon", "route-coupon-001"],
  ["/office/history", "history", "route-bets-001"],
  ...under("/opened-bets", "route-bets-002", {
    "": "openedBets",
    "/12/powerbet": "openedBetPower",
  }),
  ...under("/office", "route-bets-003", {
    "/history/12/powerbet": "historyPowerBet",
    "/history-mail": "historyMail",
    "/history-clear": "historyClear",
    "/history-casino-mail": "historyCasinoMail",
  }),
];
