import {
  arrangeGames,
  arrangeMarkets,
  type ShownGame,
  type ShownMarket,
  type SportsData,
} from "./arrange.ts";
import type { FeedListAsk, FeedName } from "./events.ts";
import { unchanged } from "./unchanged.ts";

/** One polled list or game: its position in the feed (`cursor`) and how fresh it is. */
export type FeedView = {
  readonly cursor: number | null;
  /** Price profile of its prices; left out for the default. A cursor is not valid for another profile. */
  readonly profileId?: number;
  readonly gameIds: readonly number[];
  /**
   * On screen: the matches of a list, or the markets of a match. Both stay unchanged while the player looks
   * at them, whatever answers arrive (interface rules, "Nothing jumps").
   */
  readonly shown: readonly ShownGame[];
  readonly shownMarkets: readonly ShownMarket[];
  /** How often they have been arranged: what was chosen among them then is chosen again, though they are the same ones. */
  readonly arrangement: number;
  /**
   * Since the player opened it: `awaited`, the first answer of the next poll is shown at once; `running`,
   * that answer has more pages to follow.
   */
  readonly arrival: "awaited" | "running" | "over";
  readonly answeredAt: number | null;
  readonly pollAfterMs: number;
  /** Failed requests since the last answer. */
  readonly failures: number;
  /** The new place of a game that moved from line to live. */
  readonly movedTo: { readonly feed: FeedName; readonly gameId: number } | null;
  /** The server no longer has the match, or it has moved. */
  readonly isGone: boolean;
};

export const listKey = ({
  feed,
  sportId,
  isTop,
}: Pick<FeedListAsk, "feed" | "sportId" | "isTop">) =>
  `${feed}${isTop ? ":top" : ""}${sportId === null ? "" : `:${sportId}`}`;
export const gamePrefix = "game:";
export const gameKey = (gameId: number) => `${gamePrefix}${gameId}`;

export const emptyView: FeedView = {
  cursor: null,
  gameIds: [],
  shown: [],
  shownMarkets: [],
  arrangement: 0,
  arrival: "awaited",
  answeredAt: null,
  pollAfterMs: 0,
  failures: 0,
  movedTo: null,
  isGone: false,
};

/** The view with every change since it was last arranged. */
export function arranged(state: SportsData, key: string, view: FeedView): FeedView {
  const next = { ...view, arrangement: view.arrangement + 1 };
  if (key.startsWith(gamePrefix)) {
    const gameId = Number(key.slice(gamePrefix.length));
    const markets = view.isGone ? [] : arrangeMarkets(gameId, state);
    return { ...next, shownMarkets: unchanged(view.shownMarkets, markets) };
  }
  const heads = !key.includes(":top") ? "champs" : key.startsWith("live") ? "none" : "sports";
  return { ...next, shown: unchanged(view.shown, arrangeGames(view.gameIds, state, heads)) };
}
