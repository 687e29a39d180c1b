import fc from "fast-check";
import type { State } from "../../src/events/index.ts";
import { gameOf, marketOf, outcomeOf } from "../../src/events/sports/tables.ts";
import { gameCard } from "../kit/siteFeed.ts";
import { START_AT } from "../kit/world.ts";

// The server's side of a feed, kept as simple as can be: what is there now, and what a change says of it.
type Outcome = { readonly id: number; coef: number; state: number };
type Market = { readonly id: number; readonly gameId: number; readonly outcomes: Outcome[] };
export type Feed = {
  readonly games: { readonly id: number; timeSec: number }[];
  readonly markets: Market[];
};

export type Change =
  | { readonly tag: "price"; readonly pick: number; readonly coef: number; readonly state: number }
  | { readonly tag: "clock"; readonly pick: number; readonly timeSec: number }
  | { readonly tag: "market added"; readonly pick: number; readonly outcomes: number }
  | { readonly tag: "market removed"; readonly pick: number }
  | { readonly tag: "game added" }
  | { readonly tag: "game removed"; readonly pick: number };

const pick = fc.nat(1_000);
const coef = fc.integer({ min: 1_010, max: 50_000 }).map((milli) => milli / 1_000);
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ tag: fc.constant("price" as const), pick, coef, state: fc.nat(1) }),
  },
  fc.record({ tag: fc.constant("clock" as const), pick, timeSec: fc.nat(5_400) }),
  fc.record({
    tag: fc.constant("market added" as const),
    pick,
    outcomes: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ tag: fc.constant("market removed" as const), pick }),
  fc.record({ tag: fc.constant("game added" as const) }),
  fc.record({ tag: fc.constant("game removed" as const), pick }),
);
/** Some answers, each of some changes. */
export const changes = fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 8 });

const head = (cursor: number, full: boolean) => ({
  cursor,
  full,
  pollAfterMs: 5_000,
  serverTime: START_AT,
});
const idSpace = { games: [500, 900], markets: [1_000, 9_000], outcomes: [10_000, 90_000] };
const card = ({ id, timeSec }: Feed["games"][number]) => ({ ...gameCard("live"), id, timeSec });
const marketColumns = (markets: readonly Market[]) => ({
  ids: markets.map(({ id }) => id),
  gameIds: markets.map(({ gameId }) => gameId),
  typeIds: markets.map(() => 1),
  params: markets.map(() => null),
});
const outcomeColumns = (markets: readonly Market[]) => {
  const rows = markets.flatMap(({ id, outcomes }) =>
    outcomes.map((outcome, index) => ({ marketId: id, index, outcome })),
  );
  return {
    ids: rows.map(({ outcome }) => outcome.id),
    marketIds: rows.map(({ marketId }) => marketId),
    typeIds: rows.map(({ index }) => index + 1),
    params: rows.map(() => null),
    coefs: rows.map(({ outcome }) => outcome.coef),
    states: rows.map(({ outcome }) => outcome.state),
  };
};

/** A server that has sent a whole answer and then these changes. */
export class FeedModel {
  readonly feed: Feed = { games: [], markets: [] };
  #cursor = 1;
  #count = 0;

  constructor() {
    for (let game = 0; game < 2; game += 1) this.#addMarket(this.#addGame(), 3);
  }

  whole(): unknown {
    const { games, markets } = this.feed;
    return {
      ...head(this.#cursor, true),
      idSpace,
      games: games.map(card),
      markets: marketColumns(markets),
      outcomes: outcomeColumns(markets),
    };
  }

  /** Makes the changes, and gives the answer that tells of them, in the order of the contract. */
  change(list: readonly Change[]): unknown {
    const before = structuredClone(this.feed);
    for (const one of list) this.#make(one);
    this.#cursor += 1;
    const { games, markets } = this.feed;
    const isNewGame = ({ id }: { readonly id: number }) =>
      !before.games.some((game) => game.id === id);
    const newMarkets = markets.filter(
      ({ id }) => !before.markets.some((market) => market.id === id),
    );
    const moved = markets
      .filter((market) => !newMarkets.includes(market))
      .flatMap(({ outcomes }) => outcomes)
      .filter(({ id, coef, state }) => {
        const old = before.markets
          .flatMap(({ outcomes }) => outcomes)
          .find((outcome) => outcome.id === id);
        return old?.coef !== coef || old.state !== state;
      });
    return {
      ...head(this.#cursor, false),
      removedMarkets: before.markets
        .filter(({ id }) => !markets.some((market) => market.id === id))
        .map(({ id }) => id),
      removedGames: before.games
        .filter(({ id }) => !games.some((game) => game.id === id))
        .map(({ id }) => id),
      games: games.filter(isNewGame).map(card),
      patches: games.filter((game) => !isNewGame(game)).map(({ id, timeSec }) => ({ id, timeSec })),
      markets: marketColumns(newMarkets),
      outcomes: outcomeColumns(newMarkets),
      prices: {
        ids: moved.map(({ id }) => id),
        coefs: moved.map(({ coef }) => coef),
        states: moved.map(({ state }) => state),
      },
    };
  }

  #make(one: Change): void {
    const { games, markets } = this.feed;
    const at = <T>(list: readonly T[]): T | undefined =>
      "pick" in one && list.length > 0 ? list[one.pick % list.length] : undefined;
    const game = at(games);
    if (one.tag === "game added") this.#addMarket(this.#addGame(), 2);
    else if (one.tag === "clock" && game !== undefined) game.timeSec = one.timeSec;
    else if (one.tag === "market added" && game !== undefined)
      this.#addMarket(game.id, one.outcomes);
    else if (one.tag === "market removed") remove(markets, (market) => market === at(markets));
    else if (one.tag === "game removed" && game !== undefined) {
      remove(games, (other) => other === game);
      remove(markets, ({ gameId }) => gameId === game.id);
    } else if (one.tag === "price") {
      const outcome = at(markets.flatMap(({ outcomes }) => outcomes));
      if (outcome !== undefined) [outcome.coef, outcome.state] = [one.coef, one.state];
    }
  }

  #addGame(): number {
    this.#count += 1;
    const id = 500 + this.#count;
    this.feed.games.push({ id, timeSec: 0 });
    return id;
  }

  #addMarket(gameId: number, size: number): void {
    this.#count += 1;
    const id = 1_000 + this.#count;
    const outcomes = Array.from({ length: size }, (_, index) => ({
      id: 10_000 + this.#count * 10 + index,
      coef: 1.5,
      state: 0,
    }));
    this.feed.markets.push({ id, gameId, outcomes });
  }
}

function remove<T>(list: T[], isGone: (item: T) => boolean): void {
  const kept = list.filter((item) => !isGone(item));
  list.splice(0, list.length, ...kept);
}

/** What a player can see of a list: its games, their markets and outcomes, without how they came about. */
export function seen({ sports }: State, gameIds: readonly number[]): unknown {
  const { tables } = sports;
  return gameIds.map((gameId) => {
    const game = gameOf(tables, gameId);
    const markets = (game?.marketIds ?? []).map((id) => marketOf(tables, id));
    return {
      id: game?.id,
      timeSec: game?.timeSec,
      markets: markets.map((market) => ({
        id: market?.id,
        outcomes: (market?.outcomeIds ?? []).map((id) => {
          const outcome = outcomeOf(tables, id);
          return { id, coef: outcome?.coef, state: outcome?.state };
        }),
      })),
    };
  });
}

/** The same of the server's own books. */
export const truth = ({ games, markets }: Feed): unknown =>
  games.map(({ id, timeSec }) => ({
    id,
    timeSec,
    markets: markets
      .filter(({ gameId }) => gameId === id)
      .map((market) => ({
        id: market.id,
        outcomes: market.outcomes.map((outcome) => ({ ...outcome })),
      })),
  }));
