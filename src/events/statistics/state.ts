import { idle, type RemoteData } from "../remoteData.ts";
import type { StatisticsBody } from "./events.ts";

export type StatisticsState = {
  /** What `data` is of; null: nothing was asked. */
  readonly question: { readonly statisticId: string; readonly lng: string } | null;
  readonly data: RemoteData<StatisticsBody>;
  /** How often the player has asked for them once more. */
  readonly round: number;
};

export const initial: StatisticsState = { question: null, data: idle, round: 0 };
