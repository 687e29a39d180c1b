import type { TermsItem } from "./events.ts";

export type TermsState = {
  /** The terms changed since the player confirmed them. */
  readonly isChanged: boolean;
  /** The first check since the player signed in is over, with an answer or a failure. */
  readonly isKnown: boolean;
  /** When the terms changed, Unix seconds; null until received. */
  readonly updatedAt: number | null;
  /** When they were last checked, Unix ms; null: a check is due now. */
  readonly checkedAt: number | null;
  /** The documents to confirm; null until received. */
  readonly items: readonly TermsItem[] | null;
  /** The documents could not be loaded; they are requested again with the next check. */
  readonly hasLoadFailed: boolean;
  readonly isConfirming: boolean;
};

export const initial: TermsState = {
  isChanged: false,
  isKnown: false,
  updatedAt: null,
  checkedAt: null,
  items: null,
  hasLoadFailed: false,
  isConfirming: false,
};
