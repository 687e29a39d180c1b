import type { Epic } from "./epic.ts";
import { stateRules } from "./rules/state.ts";

/** Rules that only a signed-in player has. */
export const playerRules = [] as const;

/** What only a signed-in player needs; loads with her and starts from the state as it then is. */
export const playerEpics: readonly Epic[] = [stateRules("player", playerRules)];
