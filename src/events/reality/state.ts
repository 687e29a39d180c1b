import type { StoredReality } from "./stored.ts";

export type RealityState = {
  /** Null until an interval starts. */
  readonly timer: StoredReality | null;
  /**
   * The interval that `timer` is part of, ms; null when it comes from storage and its length is not known
   * yet; 0 once the player has none any more.
   */
  readonly intervalMs: number | null;
  /** The player has chosen to log out, and the server is being notified of the reason. */
  readonly isLeaving: boolean;
  /** The bets history has been reloaded since the check was shown. */
  readonly hasFigures: boolean;
};

export const initial: RealityState = {
  timer: null,
  intervalMs: null,
  isLeaving: false,
  hasFigures: false,
};
