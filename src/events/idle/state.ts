export type IdleState = {
  /** When the player was last active in any tab, Unix ms; null while nobody is signed in. */
  readonly activeAt: number | null;
  /** Media sources that are playing: nobody is idle meanwhile. [idle-004] */
  readonly playing: readonly string[];
  /** The player was warned that they will soon be signed out, and has not been active since. */
  readonly isWarned: boolean;
};

export const initial: IdleState = { activeAt: null, playing: [], isWarned: false };
