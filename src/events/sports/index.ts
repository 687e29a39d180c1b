export type { ShownGame, ShownMarket } from "./arrange.ts";
export { cricketIdOf } from "./cricketId.ts";
export { Champ, FeedAnswer, FeedSport, MarketType, Score } from "./feed.ts";
export { listMarkets } from "./markets.ts";
export { outcomeState } from "./outcomeState.ts";
export { fillName, marketName, outcomeNames } from "./names.ts";
export { type News, isOldOnScreen, newsOnScreen } from "./news.ts";
export { hasBegun, isOver, status } from "./phase.ts";
export { profileOf } from "./profile.ts";
export {
  type SportsState,
  initial as noGames,
  answered as listAnswered,
  failed as listFailed,
} from "./state.ts";
export { isInFilter } from "./timeFilter.ts";
export { gameKey, listKey } from "./view.ts";
export { type WatchedTable, isSlot, pageSize } from "./table.ts";
export {
  type Game,
  type HotRecords,
  type HotTables,
  type Market,
  type Outcome,
  type SportsTables,
  createTables,
  gameOf,
  marketOf,
  outcomeOf,
  withoutMove,
} from "./tables.ts";
