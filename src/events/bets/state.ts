import type { RemoteData } from "../remoteData.ts";
import type { Pages } from "../remoteList.ts";
import type { HistoryCoupon } from "./events.ts";

/** The bets of a player and their totals. */
export type History = Pages<HistoryCoupon> & {
  readonly summary: {
    readonly count: number;
    readonly amount: number;
    readonly payout: number;
    readonly currencyIso: string;
  } | null;
};
export type BetsState = { readonly history: RemoteData<History> };

export const initial: BetsState = { history: { tag: "idle" } };
