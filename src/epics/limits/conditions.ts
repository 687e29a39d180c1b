import type { State } from "../../events/index.ts";
import { isSelfExcluded } from "../../events/limits/selectors.ts";
import { isMaintenance } from "../../events/maintenance/selectors.ts";

export const notSelfExcluded = (state: State): boolean => !isSelfExcluded(state);
export const siteOpen = (state: State): boolean => !isMaintenance(state);
/** Known and set, so also: a player is signed in. [limits-029] */
export const sessionLimitSet = ({ limits }: State): boolean => limits.session !== null;
