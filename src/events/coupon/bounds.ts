/** Latest known price of a bet; `state` as in the feeds, 2 when the feed no longer has it. */
export type BetPrice = { readonly coef: number; readonly state: number };

/** Bounds of an amount in major units; null: none. */
export type BetBounds = { readonly minBetAmount: number; readonly maxBetAmount: number | null };

/**
 * What the server said of the anti-express of these bets: its price, null: it offers none. `agreed`: the price that the player
 * has agreed to. `content`: the bets, see `antiExpressContent`.
 */
export type AntiExpressOffer = {
  readonly content: string;
  readonly coef: number | null;
  readonly agreed: number | null;
  /** The server has had a price for these bets. It names none while one of them is closed. */
  readonly isOffered: boolean;
};

/**
 * Sizes of a system, each with its combinations and the least amount for all of them. `content`: the bets that they are
 * for, see `systemContent`; `accountId`: whose currency the amounts are in, null: not the player's.
 */
export type OfferedSizes = {
  readonly content: string;
  readonly accountId: number | null;
  readonly options: readonly {
    readonly value: number;
    readonly offset: number;
    readonly minBetAmount: number;
    readonly combo: number;
  }[];
};
