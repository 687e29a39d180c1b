import type { StoredReality } from "./stored.ts";

/** What is counted of an interval; the pause, which is stored beside it, may come without one. */
export type CheckTimer = Omit<StoredReality, "pausedUntil">;

export type RealityState = {
  /** Null until an interval starts. */
  readonly timer: CheckTimer | null;
  /**
   * The interval that `timer` is part of, ms; null when it comes from storage and its length is not known
   * yet; 0 once the player has none any more.
   */
  readonly intervalMs: number | null;
  /**
   * No bet until then, Unix ms: after an answer on this device or, as the server says, on another one or in an earlier
   * session, where the policy pack pauses play. Left out: no pause.
   */
  readonly pausedUntil?: number;
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
