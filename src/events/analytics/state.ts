import type { Tracked } from "../shell/found.ts";

export type AnalyticsState = {
  readonly isStarted: boolean;
  /** Not yet sent, oldest first; at most 100. */
  readonly queue: readonly Tracked[];
  /** Since when something waits to be sent, Unix ms; null: nothing, or what failed, which waits for the next thing. */
  readonly since: number | null;
  readonly isSending: boolean;
  /** Sign-ins refused before this one. [analytics-010] */
  readonly refused: number;
};

export const initial: AnalyticsState = {
  isStarted: false,
  queue: [],
  since: null,
  isSending: false,
  refused: 0,
};
