export {
  foundGames,
  isLongEnough,
  isNothingFound,
  isSearchOpen,
  recentWithCurrent,
} from "./selectors.ts";
export { fewestLetters } from "./state.ts";
