import type { RemoteData } from "../remoteData.ts";
import type { Pages } from "../remoteList.ts";
import type { HistoryCoupon } from "./events.ts";
import type { HistoryFilter } from "./filter.ts";
import type { BetStory } from "../betStories/index.ts";
import type { SettlementsState } from "../settlements/index.ts";

/** The bets of a player and their totals. */
export type History = Pages<HistoryCoupon> & {
  readonly summary: {
    readonly count: number;
    readonly amount: number;
    readonly payout: number;
    readonly currencyIso: string;
  } | null;
};
export type FoundBets = {
  readonly filter: HistoryFilter;
  readonly history: RemoteData<History>;
  /** Of the open ones: those that have left them while they are shown, as in `BetsState`; absent: none. */
  readonly ended?: readonly HistoryCoupon[];
};
export type BetsState = {
  /** The account that all of this is of, since another became active; absent: the one that was active first. */
  readonly accountId?: number;
  readonly history: RemoteData<History>;
  /** Open bets of the active account, newest first. */
  readonly opened: RemoteData<Pages<HistoryCoupon>>;
  /**
   * Those that left the open bets since the player came to this page: they keep their place until the player
   * goes. As they were while open, until the history tells.
   */
  readonly ended: readonly HistoryCoupon[];
  /** How many they are over all pages; null: not known. */
  readonly openedCount: number | null;
  /** The bets that the player has reduced the history to, and their totals; null: all are shown. */
  readonly found: FoundBets | null;
  /** The file of the bets that the player wanted last; absent: none. */
  readonly file?: HistoryFile;
  /** What became of the wish to print them; absent: there was none. */
  readonly printing?: "none" | "loading" | "pagesMissed";
  /** The open bets whose end is waited for; absent: none has been seen. */
  readonly settlements?: SettlementsState;
  /** What this device knows of the bets that it placed; absent: of none. */
  readonly stories?: readonly BetStory[];
};

/** `loading`: the pages that it lacks; `pagesMissed`: they did not load; `none`: of another list. Once saved, how many bets are in it, and how many the server counts. */
export type HistoryFile =
  | { readonly tag: "none" | "loading" | "pagesMissed" | "failed" }
  | { readonly tag: "making" | "saved"; readonly count: number; readonly total: number };

const idle = { tag: "idle" } as const;
export const initial: BetsState = {
  history: idle,
  opened: idle,
  ended: [],
  openedCount: null,
  found: null,
};
