export type FarewellState = {
  /** What ended the last session and was not yet told: stored by the page before this one. */
  readonly untold: readonly ("idle" | "sessionLimit")[];
};

export const initial: FarewellState = { untold: [] };
