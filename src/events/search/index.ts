export {
  foundGames,
  isLongEnough,
  isNothingFound,
  isSearchOpen,
  recentWithCurrent,
} from "./selectors.ts";
