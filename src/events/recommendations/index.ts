import type { State } from "../index.ts";
import { bodyOf } from "../remoteData.ts";

/** Ids of the recommended matches of a feed. */
export const recommendedIds = ({ recommendations }: State, feed: "live" | "line"): number[] =>
  (bodyOf(recommendations) ?? []).filter((one) => one.feed === feed).map(({ gameId }) => gameId);
