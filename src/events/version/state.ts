export type VersionState = {
  /** The first version that was reported. */
  readonly first: string | null;
  readonly reported: string | null;
  /** The newest version that the player was notified of. */
  readonly offered: string | null;
  /** When it was last requested, Unix ms; null before the first check. */
  readonly askedAt: number | null;
};

export const initial: VersionState = { first: null, reported: null, offered: null, askedAt: null };
