export type ProgressState = {
  /** 0 to 1; null: no bar. */
  readonly share: number | null;
  /** When the bar appeared, Unix ms. */
  readonly since: number;
  /** How far it was when it ran out; it comes back for another screen only. */
  readonly ranOutAt: number | null;
};

export const initial: ProgressState = { share: null, since: 0, ranOutAt: null };
