import type { BetsState } from "./state.ts";

/** The list that the history shows: all bets, or those of the player's filter. */
export const shownHistory = ({ found, history }: BetsState): BetsState["history"] =>
  found === null ? history : found.history;
