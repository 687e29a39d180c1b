import { outcomeState } from "./outcomeState.ts";
import type { Book } from "./book.ts";
import type { Game } from "./types.ts";

/** Result of a match and winner of a match: what the question of a match is asked by. */
const resultTypeIds: readonly number[] = [1, 2];
const over = 4;
const minute = 60;
const hour = 60 * minute;

/** Where each step of interest ends; few steps, so that an ordering lasts for minutes. */
const evenness = [1.15, 1.4, 1.7] as const;
const playedSec = [30 * minute, 20 * minute, 8 * minute] as const;
const aheadSec = [72 * hour, 24 * hour, 3 * hour] as const;

/** Interest as it was first asked for within a minute: prices move every few seconds, an order may not. */
type Held = { readonly minute: number; readonly interests: Map<number, number> };
const heldOf = new WeakMap<Book, Held>();

/**
 * Matches in the order in which a person would look at them: what is open and undecided with most of it
 * to come first, what nobody can bet on after that, what is over last.
 */
export function byInterest(book: Book, games: readonly Game[]): readonly Game[] {
  const { interests } = held(book);
  return games
    .map((game) => ({ game, interest: interestOf(book, game, interests) }))
    .sort(
      (one, two) =>
        two.interest - one.interest ||
        orderOf(book, one.game) - orderOf(book, two.game) ||
        one.game.startTime - two.game.startTime ||
        one.game.id - two.game.id,
    )
    .map(({ game }) => game);
}

function held(book: Book): Held {
  const now = Math.floor(book.sealedAt / 60_000);
  const before = heldOf.get(book);
  if (before?.minute === now) return before;
  const fresh = { minute: now, interests: new Map() };
  heldOf.set(book, fresh);
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

/** The lowest price of the main market; null where nobody can bet on it. A goal's pause is not the end of it. */
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
