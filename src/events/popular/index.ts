import type { State } from "../index.ts";
import { mayBeOffered } from "../limits/index.ts";
import { bodyOf, idle, type RemoteData } from "../remoteData.ts";
import type { PopularMatch } from "./events.ts";

export type { PopularMatch } from "./events.ts";

/** The list of their matches and prices. */
export const popularList = "popular";

/** What is popular now, as home shows it. */
export const popularMatches = ({
  popular,
}: Pick<State, "popular">): RemoteData<readonly PopularMatch[]> => popular.matches ?? idle;

/** Ids of the popular matches of a feed. */
export const popularIds = (
  state: Pick<State, "popular">,
  feed: "live" | "line",
): readonly number[] =>
  (bodyOf(popularMatches(state)) ?? []).flatMap((one) => (one.feed === feed ? [one.gameId] : []));

/** Home shows what is popular, and it may be offered. */
export const isPopularSeen = (state: State): boolean =>
  state.popular.isWatched === true &&
  state.navigation.route.name === "home" &&
  mayBeOffered(state) === true;
