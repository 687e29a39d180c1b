import type { State } from "../../events/index.ts";
import { isSelfExcluded, isSilent } from "../../events/limits/selectors.ts";

/** A limit is known and set, which implies that a player is signed in. [limits-029] */
export const sessionLimitSet = ({ limits }: State): boolean => limits.session !== null;
export const notSelfExcluded = (state: State): boolean => !isSelfExcluded(state);
export const notSilent = (state: State): boolean => !isSilent(state);
