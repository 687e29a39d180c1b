import { idle, type RemoteData } from "../remoteData.ts";
import type { CountedChamp } from "./events.ts";

/** The championships of each feed. */
export type ChampLists = {
  readonly live: RemoteData<readonly CountedChamp[]>;
  readonly line: RemoteData<readonly CountedChamp[]>;
  /** How often the player has asked for them once more. */
  readonly round: number;
};

export const noChampLists: ChampLists = { live: idle, line: idle, round: 0 };
