import { outcomeState } from "./outcomeState.ts";
import type { Book } from "./book.ts";
import type { Game } from "./types.ts";

/** Match result and match winner: the main market of a match. */
const resultTypeIds: readonly number[] = [1, 2];
const over = 4;
const minute = 60;
const hour = 60 * minute;

/** Thresholds of the interest levels; there are few, so that an order lasts for minutes. */
const evenness = [1.15, 1.4, 1.7] as const;
const playedSec = [30 * minute, 20 * minute, 8 * minute] as const;
const aheadSec = [72 * hour, 24 * hour, 3 * hour] as const;

/** Interest as first computed within a minute: prices move every few seconds, but the order must not. */
type Snapshot = { readonly minute: number; readonly interests: Map<number, number> };
const snapshots = new WeakMap<Book, Snapshot>();

/**
 * Matches in the order of their likely interest: open, undecided ones with most of the play ahead first, then
 * those that cannot be bet on, finished ones last.
 */
export function byInterest(book: Book, games: readonly Game[]): readonly Game[] {
  const { interests } = snapshotOf(book);
  return games
    .map((game) => ({ game, interest: interestOf(book, game, interests) }))
    .sort(
      (a, b) =>
        b.interest - a.interest ||
        orderOf(book, a.game) - orderOf(book, b.game) ||
        a.game.startTime - b.game.startTime ||
        a.game.id - b.game.id,
    )
    .map(({ game }) => game);
}

function snapshotOf(book: Book): Snapshot {
  const now = Math.floor(book.sealedAt / 60_000);
  const previous = snapshots.get(book);
  if (previous?.minute === now) return previous;
  const fresh = { minute: now, interests: new Map() };
  snapshots.set(book, fresh);
  return fresh;
}

function interestOf(book: Book, game: Game, interests: Map<number, number>): number {
  if (game.status === over) return -2;
  const favourite = favouriteOf(book, game);
  if (favourite === null) return -1;
  const interest = interests.get(game.id) ?? openInterest(book, game, favourite);
  interests.set(game.id, interest);
  return interest;
}

function openInterest(book: Book, game: Game, favourite: number): number {
  const now = book.sealedAt / 1000;
  const steps = (limits: readonly number[], passes: (limit: number) => boolean) =>
    limits.filter(passes).length;
  const isEven = steps(evenness, (coef) => favourite >= coef);
  if (game.feed === "live") {
    const played = now - game.startTime;
    return 2 * isEven + steps(playedSec, (sec) => played < sec) + (game.isTop ? 2 : 0);
  }
  const ahead = game.startTime - now;
  return isEven + 2 * steps(aheadSec, (sec) => ahead < sec) + (game.isTop ? 4 : 0);
}

/**
 * The lowest price of the main market; null if nobody can bet on it. The pause after a goal does not count as
 * closed.
 */
function favouriteOf(book: Book, game: Game): number | null {
  const market = book.marketsOf(game.id).find(({ typeId }) => resultTypeIds.includes(typeId));
  if (!market) return book.marketsOf(game.id).length > 0 ? 0 : null;
  const outcomes = book.outcomesOf(market.id);
  const isShut = !game.isBlocked && outcomes.every(({ state }) => state !== outcomeState.open);
  return isShut ? null : Math.min(...outcomes.map(({ coef }) => coef));
}

function orderOf(book: Book, game: Game): number {
  return book.champs.get(game.champId)?.order ?? Number.MAX_SAFE_INTEGER;
}
