import { idle, type RemoteData } from "../remoteData.ts";
import type { Broadcast } from "./events.ts";

export type BroadcastsState = {
  /** The sport that `data` is of; null: nothing was asked. */
  readonly sportId: number | null;
  readonly data: RemoteData<readonly Broadcast[]>;
  /** How often the player has asked for them once more. */
  readonly round: number;
};

export const noBroadcasts: BroadcastsState = { sportId: null, data: idle, round: 0 };
