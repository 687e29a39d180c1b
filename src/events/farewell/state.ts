export type FarewellState = {
  /** Why the last session ended, if it has not been shown yet: stored by the previous page. */
  readonly untold: readonly ("idle" | "sessionLimit")[];
};

export const initial: FarewellState = { untold: [] };
