import type { Book } from "../feed/book.ts";
import type { OutcomeState } from "../feed/types.ts";
import type { Family, PlannedMarket, Quote } from "./families.ts";
import { plan } from "./layout.ts";
import { coefFor, highestCoef } from "./quotes.ts";

/** The price at which an outcome counts as certain: bets are no longer accepted. */
const certainCoef = 1.02;

/** The id of a game and the first ones of its markets and outcomes. */
export type Ids = { readonly game: number; readonly markets: number; readonly outcomes: number };

/** The markets of a match or one of its sub-games, as they are written to a book. */
export class OfferedMarkets {
  readonly #plan: readonly PlannedMarket[];
  /** Begins the keys of its outcomes. */
  readonly #key: string;
  /** Offered markets, with how many of their outcomes were possible. */
  readonly #offered = new Map<number, number>();

  constructor(game: { readonly families: readonly Family[] }, key: string) {
    this.#plan = plan(game);
    this.#key = key;
  }

  /** The game goes on under other ids. */
  clear(): void {
    this.#offered.clear();
  }

  show(
    book: Book,
    quoted: readonly (Quote | null)[],
    at: {
      readonly ids: Ids;
      /** First id of its outcomes in the line, once it is live. */
      readonly formerOutcomes: number | null;
      readonly isSuspended: boolean;
    },
  ): void {
    const { ids, formerOutcomes, isSuspended } = at;
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
        if (isNew) {
          const key = `${this.#key}:${index}:${position}`;
          const outcome = { id, marketId, gameId: ids.game, typeId, param, key, coef, state };
          book.addOutcome(
            outcome,
            formerOutcomes === null ? undefined : formerOutcomes + outcomesBefore + position,
          );
        } else book.setPrice(id, coef, state);
      }
      outcomesBefore += market.outcomes.length;
    }
  }
}
