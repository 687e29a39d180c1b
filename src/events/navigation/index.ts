export { forcedLeave } from "./forcedLeave.ts";
export { type GuardName, addGuards, decisionOf } from "./guards/index.ts";
export { type Guard, type Verdict, isBlacklisted, to } from "./guards/verdict.ts";
export {
  type Place,
  type Route,
  champIdOf,
  feedOf,
  gameIdOf,
  gamePlace,
  isBlockPage,
  isForPlayersOnly,
  isForVisitorsOnly,
  languageOf,
  pathIfKnown,
  pathOf,
  pathWithin,
  routeOf,
  screenOf,
  sportIdOf,
} from "./route.ts";
export { casinoRoutes } from "./routes/casino.ts";
export { firstRoutes } from "./routes/first.ts";
export { gamesRoutes } from "./routes/games.ts";
export { infoRoutes } from "./routes/info.ts";
export { appPath } from "./routes/appLinks.ts";
export { linkedPath } from "./routes/linked.ts";
export { sportPath } from "./routes/sportLinks.ts";
export { fill, withoutCode } from "./routes/match.ts";
export { officeRoutes } from "./routes/office.ts";
export { powerBetPath } from "./routes/powerBet.ts";
export { promoRoutes } from "./routes/promo.ts";
export type { LayoutName, LayoutPart, RouteRow, SwitchName } from "./routes/row.ts";
export { sportRoutes } from "./routes/sports.ts";
export { type RouteName, addRoutes, isRouteName, rowOf } from "./routes/table.ts";
export { userRoutes } from "./routes/user.ts";
export { failureOf, isFailureSilent, layoutOf, sectionShown, sectionWanted } from "./selectors.ts";
