import type { State } from "../index.ts";
import { bodyOf, idle } from "../remoteData.ts";
import type { Express } from "./events.ts";

export type { Express } from "./events.ts";

/** The list of the matches of the expresses. */
export const expressDayList = "expressDay";

/** Those on screen, which stay whatever the server sends meanwhile; null while none are known. */
export const shownExpresses = (
  { expressDay }: Pick<State, "expressDay">,
  feed: "live" | "line",
): readonly Express[] | null => expressDay.shown?.[feed] ?? bodyOf(expressDay[feed] ?? idle);

/** Ids of the matches of the expresses of a feed that are on screen. */
export const expressGameIds = (state: State, feed: "live" | "line"): number[] => [
  ...new Set(
    (shownExpresses(state, feed) ?? []).flatMap(({ bets }) =>
      bets.map(({ market }) => market.gameId),
    ),
  ),
];

/** Their page is open, or they are on screen on another. */
export const isExpressDayOpen = ({ expressDay, navigation }: State): boolean =>
  navigation.route.name === "expressDay" || expressDay.isWatched === true;
