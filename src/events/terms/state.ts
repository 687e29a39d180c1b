import type { TermsItem } from "./events.ts";

export type TermsState = {
  /** The terms changed since the player confirmed them. */
  readonly isChanged: boolean;
  /** The server has been asked since the player came, with an answer or in vain. */
  readonly isKnown: boolean;
  /** Of the change, Unix seconds; null while the server has not said. */
  readonly updatedAt: number | null;
  /** Instant of the last question, Unix ms; null: to be asked now. */
  readonly checkedAt: number | null;
  /** What is to be confirmed; null before it has come. */
  readonly items: readonly TermsItem[] | null;
  /** They were asked for in vain; they are asked for again with the next check. */
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
