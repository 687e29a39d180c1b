import type { RemoteData } from "../remoteData.ts";
import type { Recommended } from "./events.ts";

export type RecommendationsState = RemoteData<readonly Recommended[]>;

export const initial: RecommendationsState = { tag: "idle" };
