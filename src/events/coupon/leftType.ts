/** A type that the player has left, with the amounts of its single bets or blocks, which no other type has. */
export type LeftType = {
  readonly typeId: 2 | 9;
  readonly betIds: readonly number[];
  /** By outcome or block. */
  readonly amounts: readonly { readonly id: number; readonly amount: number }[];
  /** The one for all others, and the currency of all. */
  readonly amount: number | null;
  readonly iso: string | null;
};
