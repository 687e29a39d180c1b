import type { Book } from "../feed/book.ts";
import type { FeedName, Game, OutcomeState } from "../feed/types.ts";
import { firstIds } from "../feed/ids.ts";
import type { Anchor } from "../store/feeds.ts";
import type { PlannedMarket, Quote } from "./families.ts";
import type { Match } from "./match.ts";
import { coefFor, driftAt, highestCoef, isSuspendedAt, quotedAt, quotes } from "./quotes.ts";
import { type Fixture, plan } from "./schedule.ts";

/** How long a finished game stays visible. */
export const afterMs = 60_000;
const clockStepMs = 3000;
/** The price at which an outcome counts as certain: bets are no longer accepted. */
const certainCoef = 1.02;

/** The data of a game that does not change from its announcement to its end. */
export type Card = Omit<Game, "id" | "feed" | "status" | "isBlocked" | "betDelayMs">;

type Ids = { readonly game: number; readonly markets: number; readonly outcomes: number };

/** One game of the simulation while it is in the feed. */
export class Shown {
  readonly #fixture: Fixture;
  readonly #match: Match;
  readonly #card: Card;
  readonly #feedNumber: number;
  readonly #plan: readonly PlannedMarket[];
  /** Offered markets, with how many of their outcomes were possible. */
  readonly #offered = new Map<number, number>();
  #feed: FeedName;
  #quoted = Number.NaN;
  #isSuspended = false;

  constructor(
    fixture: Fixture,
    match: Match,
    card: Card,
    { feedNumber }: Anchor,
    book: Book,
    at: number,
  ) {
    this.#fixture = fixture;
    this.#match = match;
    this.#plan = plan(match);
    this.#card = card;
    this.#feedNumber = feedNumber;
    this.#feed = at < fixture.startsAt ? "line" : "live";
    this.#enter(book, at);
  }

  /** Advances the game to a simulation time; false once it has left the feed. */
  advance(book: Book, at: number): boolean {
    const ms = at - this.#fixture.startsAt;
    const gameId = this.#ids(this.#feed).game;
    if (ms >= this.#match.durationMs + afterMs) {
      book.removeGame(gameId);
      return false;
    }
    if (this.#feed === "line" && ms >= 0) {
      this.#feed = "live";
      this.#quoted = Number.NaN;
      this.#offered.clear();
      this.#enter(book, at, gameId);
    }
    this.#update(book, ms);
    return true;
  }

  #enter(book: Book, at: number, formerId?: number): void {
    const isLive = this.#feed === "live";
    const game: Game = {
      ...this.#card,
      id: this.#ids(this.#feed).game,
      feed: this.#feed,
      // The line always has a leading league; in live there are hours when national ones lead.
      isTop: this.#card.isTop || (isLive && this.#fixture.league.rank === "national"),
      betDelayMs: isLive ? this.#fixture.model.betDelayMs : 0,
      isBlocked: false,
      ...this.#phase(at - this.#fixture.startsAt),
    };
    book.addGame(game, formerId ?? (isLive ? this.#ids("line").game : undefined));
    this.#update(book, at - this.#fixture.startsAt);
  }

  #update(book: Book, ms: number): void {
    const isSuspended = isSuspendedAt(this.#match, ms);
    const quoted = quotedAt(this.#match, this.#fixture.seed, ms);
    book.patchGame(this.#ids(this.#feed).game, { ...this.#phase(ms), isBlocked: isSuspended });
    if (quoted === this.#quoted && isSuspended === this.#isSuspended) return;
    this.#quoted = quoted;
    this.#isSuspended = isSuspended;
    this.#show(book, quotes(this.#match, quoted, driftAt(this.#fixture.seed, quoted)), isSuspended);
  }

  #show(book: Book, quoted: readonly (Quote | null)[], isSuspended: boolean): void {
    const ids = this.#ids(this.#feed);
    const formerIds = this.#feed === "live" ? this.#ids("line") : null;
    let outcomesBefore = 0;
    for (const [index, market] of this.#plan.entries()) {
      const quote = quoted[index];
      const marketId = ids.markets + index;
      const possible = quote?.results.filter((result) => result === null).length ?? 0;
      const isOffered = possible > 0;
      const isNew = isOffered && this.#offered.get(index) !== possible;
      // Outcomes that can no longer happen are removed by offering the market again without them.
      if ((isNew || !isOffered) && this.#offered.delete(index)) book.removeMarket(marketId);
      if (isNew) {
        this.#offered.set(index, possible);
        book.addMarket({
          id: marketId,
          gameId: ids.game,
          typeId: market.typeId,
          param: market.param,
        });
      }
      const coefs = market.outcomes.map((_, position) => coefFor(quote?.chances[position] ?? 0));
      const isCertain = coefs.some(
        (coef, position) => quote?.results[position] === null && coef <= certainCoef,
      );
      for (const [position, { typeId, param }] of market.outcomes.entries()) {
        if (!isOffered || quote?.results[position] !== null) continue;
        const id = ids.outcomes + outcomesBefore + position;
        const coef = coefs[position] ?? highestCoef;
        const isClosed = isSuspended || isCertain || coef >= highestCoef;
        const state: OutcomeState = isClosed ? 1 : 0;
        const key = `s:${this.#fixture.number}:${index}:${position}`;
        if (isNew) {
          const outcome = { id, marketId, gameId: ids.game, typeId, param, key, coef, state };
          book.addOutcome(
            outcome,
            formerIds ? formerIds.outcomes + outcomesBefore + position : undefined,
          );
        } else book.setPrice(id, coef, state);
      }
      outcomesBefore += market.outcomes.length;
    }
  }

  /** Line and live have separate ids; the two of a game are adjacent. */
  #ids(feed: FeedName): Ids {
    const first = firstIds(this.#feedNumber);
    const { markets, outcomes } = this.#fixture[feed];
    return {
      game: first.games + 2 * this.#fixture.position + (feed === "live" ? 1 : 0),
      markets: first.markets + markets,
      outcomes: first.outcomes + outcomes,
    };
  }

  /** The match clock is only sent every few seconds; clients advance it in between. */
  #phase(ms: number) {
    if (ms < 0) return { status: 0 as const };
    const { score, ...rest } = this.#match.phaseAt(Math.min(ms, this.#match.durationMs));
    // What has no score, a race, sends none.
    const phase = score.formatted === "" ? rest : { ...rest, score };
    if (phase.timeSec === undefined) return phase;
    const lastSent = this.#match.phaseAt(Math.max(0, Math.floor(ms / clockStepMs) * clockStepMs));
    return { ...phase, timeSec: lastSent.timeSec ?? phase.timeSec };
  }
}
