import type { Sealed } from "../../codec/codec.ts";
import type { State } from "../index.ts";
import { bodyOf } from "../remoteData.ts";
import type { SearchBody } from "./events.ts";
import { fewestLetters, mostRecent, type SearchState } from "./state.ts";

/** The pages that search; that of cricket finds only cricket. */
export const isSearchOpen = ({ navigation }: Pick<State, "navigation">): boolean =>
  navigation.route.name === "searchEvents" || navigation.route.name === "cricketSearch";

export const isLongEnough = ({ letters }: SearchState): boolean => letters >= fewestLetters;

export const isNothingFound = ({ games, champs, teams, markets = [] }: SearchBody): boolean =>
  games.length + champs.length + teams.length + markets.length === 0;

/** Permanent ids of the matches in the results, the closest first. */
export const foundGames = ({ results }: SearchState): readonly number[] =>
  (bodyOf(results)?.games ?? []).map(({ game }) => game.permanentId);

/** The earlier searches with the current one, if it has found something; null if they stay as they are. */
export function recentWithCurrent({
  asked,
  results,
  recent,
}: SearchState): readonly Sealed[] | null {
  if (asked === null || results.tag !== "ready" || isNothingFound(results.body)) return null;
  if (recent[0] === asked) return null;
  return [asked, ...recent.filter((text) => text !== asked)].slice(0, mostRecent);
}
