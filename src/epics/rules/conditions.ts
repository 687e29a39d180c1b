import type { State } from "../../events/index.ts";
import { isMaintenance } from "../../events/maintenance/index.ts";

// Conditions that several rules share, under one name each: what a player, a tab and the site must be like.

export const signedIn = ({ session }: State): boolean => session.tag === "player";
/** Not closed for maintenance. */
export const siteOpen = (state: State): boolean => !isMaintenance(state);
/** Of several tabs this one leads. */
export const leads = ({ tabs }: State): boolean => tabs.isLeader;
export const offline = ({ shell }: State): boolean => !shell.isOnline;
export const tabHidden = ({ shell }: State): boolean => shell.isTabHidden;
