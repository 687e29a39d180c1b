import type { HistoryCoupon } from "./events.ts";

export type BetsState = {
  /** Null before the first answer. */
  readonly history: readonly HistoryCoupon[] | null;
  readonly nextPageToken: string | null;
  readonly summary: {
    readonly count: number;
    readonly amount: number;
    readonly payout: number;
    readonly currencyIso: string;
  } | null;
  readonly hasFailed: boolean;
};

export const initial: BetsState = {
  history: null,
  nextPageToken: null,
  summary: null,
  hasFailed: false,
};
