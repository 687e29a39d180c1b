import type { Epic } from "./epic.ts";
import { stateRules } from "./rules/state.ts";

/** Rules that no first page needs. */
export const laterRules = [] as const;

/** What no first page needs; loads some seconds after the start and starts from the state as it then is. */
export const laterEpics: readonly Epic[] = [stateRules("later", laterRules)];
