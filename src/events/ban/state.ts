/** A banned player and the operator's page for her. */
export type BanState = {
  /** On this page she has said that she stays; null: on none. */
  readonly stayedAt: string | null;
};
export const initial: BanState = { stayedAt: null };
