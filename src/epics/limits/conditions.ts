import type { State } from "../../events/index.ts";
import { isSelfExcluded } from "../../events/limits/selectors.ts";

/** Known and set, so also: a player is signed in. [limits-029] */
export const sessionLimitSet = ({ limits }: State): boolean => limits.session !== null;
export const notSelfExcluded = (state: State): boolean => !isSelfExcluded(state);
