export type SessionEndState = {
  /** Why the last session ended, if it has not been shown yet: stored by the previous page. */
  readonly unreported: readonly ("idle" | "sessionLimit")[];
};

export const initial: SessionEndState = { unreported: [] };
