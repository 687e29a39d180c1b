import {
  action,
  compareShallow,
  computed,
  makeObservable,
  observable,
  observableRef,
  reaction,
} from "mobx";
import { type Contender, type Reading, replayWith, type Store } from "../contender.ts";
import { type Coupon, emptyCoupon, foldCoupon, totalOf } from "../coupon.ts";
import type { StreamEvent } from "../stream.ts";
import { firstBalance, type Id, noScore, type Outcome, type Score, type World } from "../world.ts";

class MobxOutcome implements Outcome {
  state = 0;
  constructor(public coef: number) {
    makeObservable(this, { coef: observable, state: observable });
  }
}

/** One observable object per outcome, written in an action: mutable, without history. */
class MobxStore implements Store {
  readonly #outcomes: Map<Id, MobxOutcome>;
  readonly #scores: Map<Id, { value: Score }>;
  readonly #small = observable(
    { coupon: emptyCoupon as Coupon, balance: firstBalance, unread: 0 },
    { coupon: observableRef },
  );
  readonly #total = computed(() => totalOf(this.#small.coupon));
  readonly #ends: (() => void)[] = [];

  constructor(world: World) {
    this.#outcomes = new Map(
      world.outcomes.map((id, at) => [id, new MobxOutcome(world.coefs[at] ?? 0)]),
    );
    this.#scores = new Map(
      world.games.map((id) => [id, observable({ value: noScore }, { value: observableRef })]),
    );
  }

  readonly apply = action((event: StreamEvent): void => {
    if (event.tag === "odds") {
      for (const [at, id] of event.ids.entries()) {
        const outcome = this.#outcomes.get(id);
        if (outcome === undefined) continue;
        outcome.coef = event.coefs[at] ?? 0;
        outcome.state = event.states[at] ?? 0;
      }
    } else if (event.tag === "score") {
      const score = this.#scores.get(event.game);
      const { home, away, minute } = event;
      if (score !== undefined) score.value = { home, away, minute };
    } else if (event.tag === "balance") this.#small.balance = event.balance;
    else if (event.tag === "unread") this.#small.unread = event.unread;
    else this.#small.coupon = foldCoupon(this.#small.coupon, event);
  });

  watchOutcome(id: Id, report: (coef: number) => void): void {
    const outcome = this.#outcomes.get(id);
    const look = () => ({ coef: outcome?.coef ?? 0, state: outcome?.state ?? 0 });
    this.#ends.push(reaction(look, ({ coef }) => report(coef), { equals: compareShallow }));
  }

  watchTotal(report: (total: number) => void): void {
    this.#ends.push(
      reaction(
        () => this.#total.get(),
        (total) => report(total),
      ),
    );
  }

  read(): Reading {
    const { coupon, balance, unread } = this.#small;
    return {
      outcome: (id) => this.#outcomes.get(id) ?? { coef: 0, state: 0 },
      score: (id) => this.#scores.get(id)?.value ?? noScore,
      coupon,
      balance,
      unread,
    };
  }

  close(): void {
    for (const end of this.#ends) end();
  }
}

export const mobx: Contender = {
  name: "mobx (mutable)",
  prefix: { opaque: 15_000, dense: 15_000 },
  replay: (world, events) => replayWith(new MobxStore(world), events),
  live: (world) => new MobxStore(world),
};
