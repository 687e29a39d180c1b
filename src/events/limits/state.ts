import type { ClientLimit } from "./events.ts";

/**
 * State of the question about a pending limit; once closed, it is not asked again before the next page load.
 */
export type Approval = "open" | "sending" | "closed";

export type LimitsState = {
  /** All limits of the player; none before the first answer. */
  readonly items: readonly ClientLimit[];
  /** What is left of the session limit at the time `at` (Unix ms); null when there is none. [limits-015] */
  readonly session: { readonly leftMs: number; readonly at: number } | null;
  /** Time of the last ping, or of the answer that reported a session limit; Unix ms. */
  readonly pingedAt: number;
  /** Time of the last request for the limits, Unix ms. */
  readonly askedAt: number;
  readonly approvals: Readonly<Record<number, Approval>>;
};

export const initial: LimitsState = {
  items: [],
  session: null,
  pingedAt: 0,
  askedAt: 0,
  approvals: {},
};
