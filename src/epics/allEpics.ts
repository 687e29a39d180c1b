import type { EpicGroup } from "../events/runtime/events.ts";
import type { Epic } from "./epic.ts";
import { laterEpics } from "./later.ts";
import { playerEpics } from "./player.ts";

const groups: Readonly<Record<EpicGroup, readonly Epic[]>> = {
  player: playerEpics,
  later: laterEpics,
};

/** The groups for who has them all at hand: replay and tests. The page loads each when it is wanted. */
export const epicsOf = (group: EpicGroup): readonly Epic[] => groups[group];
