import { Map as ImmutableMap } from "immutable";
import { distinctUntilChanged, map, scan, share, skip, startWith, Subject } from "rxjs";
import type { Contender, Reading } from "../contender.ts";
import { type Coupon, emptyCoupon, foldCoupon, totalOf } from "../coupon.ts";
import type { StreamEvent } from "../stream.ts";
import { firstBalance, type Id, noScore, type Outcome, type Score, type World } from "../world.ts";

type State = {
  readonly outcomes: ImmutableMap<Id, Outcome>;
  readonly scores: ImmutableMap<Id, Score>;
  readonly coupon: Coupon;
  readonly balance: number;
  readonly unread: number;
};

function begin(world: World): State {
  return {
    outcomes: ImmutableMap(
      world.outcomes.map((id, at) => [id, { coef: world.coefs[at] ?? 0, state: 0 }]),
    ),
    scores: ImmutableMap(world.games.map((id) => [id, noScore])),
    coupon: emptyCoupon,
    balance: firstBalance,
    unread: 0,
  };
}

function fold(state: State, event: StreamEvent): State {
  switch (event.tag) {
    case "odds":
      return {
        ...state,
        outcomes: state.outcomes.withMutations((outcomes) => {
          for (const [at, id] of event.ids.entries()) {
            const before = outcomes.get(id);
            const coef = event.coefs[at] ?? 0;
            const price = event.states[at] ?? 0;
            if (before?.coef !== coef || before.state !== price)
              outcomes.set(id, { coef, state: price });
          }
        }),
      };
    case "score": {
      const { home, away, minute } = event;
      return { ...state, scores: state.scores.set(event.game, { home, away, minute }) };
    }
    case "balance":
      return { ...state, balance: event.balance };
    case "unread":
      return { ...state, unread: event.unread };
    default:
      return { ...state, coupon: foldCoupon(state.coupon, event) };
  }
}

function reading({ outcomes, scores, coupon, balance, unread }: State): Reading {
  return {
    outcome: (id) => outcomes.get(id) ?? { coef: 0, state: 0 },
    score: (id) => scores.get(id) ?? noScore,
    coupon,
    balance,
    unread,
  };
}

/** RxJS alone: events scanned into an Immutable.js state, each subscriber a distinct selection of it. */
export const immutable: Contender = {
  name: "rxjs scan + Immutable.js",
  prefix: { opaque: 3_000, dense: 5_000 },
  replay: (world, events) => {
    let state = begin(world);
    return {
      run: () => {
        for (const event of events) state = fold(state, event);
      },
      read: () => reading(state),
    };
  },
  live: (world) => {
    const event$ = new Subject<StreamEvent>();
    let state = begin(world);
    const state$ = event$.pipe(scan(fold, state), share());
    state$.subscribe((next) => {
      state = next;
    });
    const watch = <V>(select: (state: State) => V, report: (value: V) => void) =>
      state$
        .pipe(map(select), startWith(select(state)), distinctUntilChanged(), skip(1))
        .subscribe(report);
    return {
      apply: (event) => event$.next(event),
      watchOutcome: (id, report) =>
        watch(
          ({ outcomes }) => outcomes.get(id),
          (value) => report(value?.coef ?? 0),
        ),
      watchTotal: (report) => watch(({ coupon }) => totalOf(coupon), report),
      read: () => reading(state),
      close: () => event$.complete(),
    };
  },
};
