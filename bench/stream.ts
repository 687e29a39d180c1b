import type { CouponEvent } from "./coupon.ts";
import { createRandom, type Random } from "./random.ts";
import { type Id, shape, type World } from "./world.ts";

/** Twenty price changes by column, as the contract's `PriceColumns`. */
export type OddsEvent = {
  readonly tag: "odds";
  readonly ids: Id[];
  readonly coefs: number[];
  readonly states: number[];
};
export type ScoreEvent = {
  readonly tag: "score";
  readonly game: Id;
  readonly home: number;
  readonly away: number;
  readonly minute: number;
};
export type SmallEvent =
  | { readonly tag: "balance"; readonly balance: number }
  | { readonly tag: "unread"; readonly unread: number };
export type StreamEvent = OddsEvent | ScoreEvent | CouponEvent | SmallEvent;

export const changesPerEvent = 20;
const mostLines = 8;

/** The seeded stream: 90 % odds, 5 % scores, 3 % coupon, 2 % small slices. */
export function createStream(world: World, length: number): StreamEvent[] {
  const random = createRandom(20261120);
  const prices = new Prices(world, random);
  const coupon: Id[] = [];
  return Array.from({ length }, (): StreamEvent => {
    const dice = random.below(100);
    if (dice < 90) return prices.next();
    if (dice < 95) return nextScore(world, random);
    if (dice < 98) return nextCoupon(world, random, coupon);
    return random.below(2) === 0
      ? { tag: "balance", balance: 1000 + random.below(900_000) }
      : { tag: "unread", unread: random.below(20) };
  });
}

class Prices {
  readonly #now: number[];
  readonly #seenIn: number[];
  #count = 0;

  constructor(
    readonly world: World,
    readonly random: Random,
  ) {
    this.#now = [...world.coefs];
    this.#seenIn = world.coefs.map(() => 0);
  }

  next(): OddsEvent {
    this.#count += 1;
    const picked = Array.from({ length: changesPerEvent }, () => this.#pick());
    const coefs = picked.map((index) => this.#move(index));
    const ids = picked.map((index) => this.world.outcomes[index] ?? index);
    return {
      tag: "odds",
      ids,
      coefs,
      states: picked.map(() => (this.random.below(50) === 0 ? 1 : 0)),
    };
  }

  /** Half of the changes fall in the hot games, half anywhere; no outcome twice in one event. */
  #pick(): number {
    const games = this.random.below(2) === 0 ? shape.hotGames : shape.games;
    const index = this.random.below(games * shape.perGame);
    if (this.#seenIn[index] === this.#count) return this.#pick();
    this.#seenIn[index] = this.#count;
    return index;
  }

  /** One change in sixteen repeats the price: it must not be reported to subscribers. */
  #move(index: number): number {
    const before = this.#now[index] ?? 2;
    if (this.random.below(16) === 0) return before;
    const after = Math.max(101, Math.round(before * 100) + this.random.below(21) - 10) / 100;
    this.#now[index] = after;
    return after;
  }
}

function nextScore({ games }: World, random: Random): ScoreEvent {
  const index = random.below(shape.hotGames);
  const [home, away, minute] = [random.below(5), random.below(5), random.below(95)];
  return { tag: "score", game: games[index] ?? index, home, away, minute };
}

function nextCoupon({ outcomes }: World, random: Random, lines: Id[]): CouponEvent {
  const dice = random.below(3);
  if (dice === 0) return { tag: "stake", stake: 100 * (1 + random.below(500)) };
  const oldest = lines.at(0);
  if (oldest !== undefined && (dice === 1 || lines.length === mostLines)) {
    lines.shift();
    return { tag: "drop", outcome: oldest };
  }
  const index = random.below(outcomes.length);
  const outcome = outcomes[index] ?? index;
  if (lines.includes(outcome)) return { tag: "stake", stake: 100 };
  lines.push(outcome);
  return { tag: "put", outcome, coef: (101 + random.below(400)) / 100 };
}
