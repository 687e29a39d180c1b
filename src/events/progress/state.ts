export type ProgressState = {
  /** 0 to 1; null: no bar. */
  readonly share: number | null;
  /** When the bar appeared, Unix ms. */
  readonly since: number;
  /** Share at which the bar timed out; it reappears only for another page. */
  readonly ranOutAt: number | null;
};

export const initial: ProgressState = { share: null, since: 0, ranOutAt: null };
