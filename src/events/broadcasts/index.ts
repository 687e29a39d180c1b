import type { State } from "../index.ts";
import { bodyOf } from "../remoteData.ts";
import { type BroadcastsState, noBroadcasts } from "./state.ts";

export type { BroadcastsState };

export const isBroadcastsOpen = ({ navigation }: Pick<State, "navigation">): boolean =>
  navigation.route.name === "cricketBroadcasts";

export const broadcastsOf = ({ sports }: Pick<State, "sports">): BroadcastsState =>
  sports.broadcasts ?? noBroadcasts;

/** Ids of the games that are followed in a feed: running ones are live, those to come in the line. */
export const broadcastIds = (
  state: Pick<State, "sports">,
  feed: "live" | "line",
): readonly number[] =>
  (bodyOf(broadcastsOf(state).data) ?? [])
    .filter(({ isRunning }) => isRunning === (feed === "live"))
    .map(({ gameId }) => gameId);
