import type { State } from "../index.ts";
import { bodyOf, idle } from "../remoteData.ts";
import type { Express } from "./events.ts";

export type { Express } from "./events.ts";

/** The list of the matches of the expresses. */
export const expressDayList = "expressDay";

const expressesOf = ({ expressDay }: State, feed: "live" | "line"): readonly Express[] =>
  bodyOf(expressDay[feed] ?? idle) ?? [];

/** Ids of the matches of all expresses of a feed. */
export const expressGameIds = (state: State, feed: "live" | "line"): number[] => [
  ...new Set(
    expressesOf(state, feed).flatMap(({ bets }) => bets.map(({ market }) => market.gameId)),
  ),
];

/** Their page is open, or they are on screen on another. */
export const isExpressDayOpen = ({ expressDay, navigation }: State): boolean =>
  navigation.route.name === "expressDay" || expressDay.isWatched === true;
