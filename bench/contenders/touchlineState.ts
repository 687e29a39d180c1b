import { left, right } from "fp-ts/lib/Either.js";
import { combineSlices, createSlice, type RootFold } from "../../src/events/slice.ts";
import { createTable, type HeadTable, type TableSnapshot } from "../../src/events/sports/table.ts";
import type { Decide } from "../../src/infra/runtime/decide.ts";
import { type Coupon, emptyCoupon, type Line } from "../coupon.ts";
import { firstBalance, type Id, noScore, type Outcome, type Score, type World } from "../world.ts";
import * as facts from "./touchlineFacts.ts";

/** A hot slice: the head that folds write to, and its version, so that the slice changes with it. */
type Hot<R extends object> = { readonly head: HeadTable<R>; readonly version: number };
type MutableCoupon = { lines: Line[]; stake: number };
export type BenchState = {
  readonly odds: Hot<Outcome>;
  readonly scores: Hot<Score>;
  readonly coupon: Coupon;
  readonly account: { readonly balance: number };
  readonly notices: { readonly unread: number };
};
export type BenchSnapshot = {
  readonly state: BenchState;
  readonly odds: TableSnapshot<Outcome>;
  readonly scores: TableSnapshot<Score>;
};
export type Slots = { outcome(id: Id): number; game(id: Id): number };

const dense = (id: Id) => (typeof id === "number" ? id : -1);

export function slotsOf(world: World): Slots {
  if (world.kind === "dense") return { outcome: dense, game: dense };
  const outcomes = new Map(world.outcomes.map((id, slot) => [id, slot]));
  const games = new Map(world.games.map((id, slot) => [id, slot]));
  return { outcome: (id) => outcomes.get(id) ?? -1, game: (id) => games.get(id) ?? -1 };
}

export function createRoot(world: World, slots: Slots): RootFold<BenchState> {
  const odds = createTable<Outcome>();
  for (const [slot, coef] of world.coefs.entries()) odds.set(slot, { coef, state: 0 });
  const scores = createTable<Score>();
  for (const slot of world.games.keys()) scores.set(slot, noScore);

  const oddsSlice = createSlice("odds", hot(odds)).onPlain(facts.PricesMoved, ({ head }, data) => {
    const { ids, coefs, states } = data;
    for (let at = 0; at < ids.length; at += 1) {
      const slot = slots.outcome(ids[at] ?? -1);
      const before = head.get(slot);
      const coef = coefs[at] ?? 0;
      const state = states[at] ?? 0;
      if (before?.coef !== coef || before.state !== state) head.set(slot, { coef, state });
    }
    return hot(head);
  });
  const scoresSlice = createSlice("scores", hot(scores)).onPlain(
    facts.ScoreChanged,
    ({ head }, { game, home, away, minute }) => {
      head.set(slots.game(game), { home, away, minute });
      return hot(head);
    },
  );
  const couponSlice = createSlice("coupon", { lines: [], stake: 0 } as MutableCoupon)
    .on(facts.LinePut, (coupon, { outcome, coef }) => {
      coupon.lines.push({ outcome, coef });
    })
    .on(facts.LineDropped, (coupon, { outcome }) => {
      coupon.lines = coupon.lines.filter((line) => line.outcome !== outcome);
    })
    .on(facts.StakeChanged, (coupon, { stake }) => {
      coupon.stake = stake;
    });
  const account = createSlice("account", { balance: firstBalance }).on(
    facts.BalanceReceived,
    (slice, { balance }) => {
      slice.balance = balance;
    },
  );
  const notices = createSlice("notices", { unread: 0 }).on(facts.UnreadCounted, (slice, data) => {
    slice.unread = data.unread;
  });
  return combineSlices([oddsSlice, scoresSlice, couponSlice, account, notices], {
    odds: oddsSlice.initial,
    scores: scoresSlice.initial,
    coupon: emptyCoupon,
    account: account.initial,
    notices: notices.initial,
  });
}

const hot = <R extends object>(head: HeadTable<R>): Hot<R> => ({ head, version: head.version });

export const decide: Decide<BenchState> = (command) => {
  if (facts.PutLine.is(command)) return right([facts.LinePut(command.data)]);
  if (facts.DropLine.is(command)) return right([facts.LineDropped(command.data)]);
  if (facts.SetStake.is(command)) return right([facts.StakeChanged(command.data)]);
  return left({ code: "unknown" });
};

export function snapshotOf(state: BenchState): BenchSnapshot {
  return { state, odds: state.odds.head.snapshot(), scores: state.scores.head.snapshot() };
}

export function restored({ state, odds, scores }: BenchSnapshot): BenchState {
  state.odds.head.restore(odds);
  state.scores.head.restore(scores);
  return state;
}
