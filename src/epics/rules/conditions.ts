import type { State } from "../../events/index.ts";
import { isMaintenance } from "../../events/maintenance/index.ts";

// Conditions on the player, the tab and the site that several rules share.

export const signedIn = ({ session }: State): boolean => session.tag === "player";
/** Not closed for maintenance. */
export const siteOpen = (state: State): boolean => !isMaintenance(state);
/** This tab is the leader of all open tabs. */
export const leads = ({ tabs }: State): boolean => tabs.isLeader;
export const offline = ({ shell }: State): boolean => !shell.isOnline;
export const tabHidden = ({ shell }: State): boolean => shell.isTabHidden;
