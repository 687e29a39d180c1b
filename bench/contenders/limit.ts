import { seekWith } from "../checkpoints.ts";
import { type Contender, type Reading, replayWith, type Store, whole } from "../contender.ts";
import { type Coupon, emptyCoupon, foldCoupon, totalOf } from "../coupon.ts";
import type { OddsEvent, StreamEvent } from "../stream.ts";
import { firstBalance, type Id, slotOf, type World } from "../world.ts";

type Report = (value: number) => void;
type Columns = {
  readonly coefs: Float64Array;
  readonly states: Uint8Array;
  readonly scores: Uint8Array;
};
type Small = { coupon: Coupon; balance: number; unread: number };

/** The lower bound: typed arrays written in a loop, a list of subscribers for each slot. No log. */
class Limit implements Store {
  readonly #outcomes: (id: Id) => number;
  readonly #games: (id: Id) => number;
  readonly #watchers: (Report[] | undefined)[];
  readonly #totalWatchers: Report[] = [];
  readonly #columns: Columns;
  readonly #small: Small = { coupon: emptyCoupon, balance: firstBalance, unread: 0 };
  #total = 0;

  constructor(world: World) {
    this.#columns = {
      coefs: Float64Array.from(world.coefs),
      states: new Uint8Array(world.coefs.length),
      scores: new Uint8Array(world.games.length * 3),
    };
    this.#outcomes = slotOf(world.kind, world.outcomes);
    this.#games = slotOf(world.kind, world.games);
    this.#watchers = world.outcomes.map(() => undefined);
  }

  apply(event: StreamEvent): void {
    if (event.tag === "odds") this.#move(event);
    else if (event.tag === "score") {
      const { scores } = this.#columns;
      const at = this.#games(event.game) * 3;
      scores[at] = event.home;
      scores[at + 1] = event.away;
      scores[at + 2] = event.minute;
    } else if (event.tag === "balance") this.#small.balance = event.balance;
    else if (event.tag === "unread") this.#small.unread = event.unread;
    else {
      this.#small.coupon = foldCoupon(this.#small.coupon, event);
      const total = totalOf(this.#small.coupon);
      if (total !== this.#total) for (const report of this.#totalWatchers) report(total);
      this.#total = total;
    }
  }

  #move(event: OddsEvent): void {
    const { coefs, states } = this.#columns;
    for (let at = 0; at < event.ids.length; at += 1) {
      const slot = this.#outcomes(event.ids[at] ?? 0);
      const coef = event.coefs[at] ?? 0;
      const state = event.states[at] ?? 0;
      if (coefs[slot] === coef && states[slot] === state) continue;
      coefs[slot] = coef;
      states[slot] = state;
      const watchers = this.#watchers[slot];
      if (watchers !== undefined) for (const report of watchers) report(coef);
    }
  }

  watchOutcome(id: Id, report: Report): void {
    (this.#watchers[this.#outcomes(id)] ??= []).push(report);
  }

  watchTotal(report: Report): void {
    this.#totalWatchers.push(report);
  }

  read(): Reading {
    const { coefs, states, scores } = this.#columns;
    return {
      outcome: (id) => {
        const slot = this.#outcomes(id);
        return { coef: coefs[slot] ?? 0, state: states[slot] ?? 0 };
      },
      score: (id) => {
        const at = this.#games(id) * 3;
        return { home: scores[at] ?? 0, away: scores[at + 1] ?? 0, minute: scores[at + 2] ?? 0 };
      },
      ...this.#small,
    };
  }

  /** A copy of all columns: what a seek costs without structural sharing. */
  checkpoint(): () => void {
    const columns = structuredClone(this.#columns);
    const small = { ...this.#small };
    return () => {
      this.#columns.coefs.set(columns.coefs);
      this.#columns.states.set(columns.states);
      this.#columns.scores.set(columns.scores);
      Object.assign(this.#small, small);
    };
  }

  close(): void {}
}

export const limit: Contender = {
  name: "limit: typed arrays",
  prefix: whole,
  replay: (world, events) => replayWith(new Limit(world), events),
  live: (world) => new Limit(world),
  seeker: (world, events) => seekWith(new Limit(world), events, 512),
};
