import { combineSlices, createSlice, type RootFold } from "../../src/events/slice.ts";
import { createPackedTable, createTable, type HeadTable } from "../../src/events/sports/table.ts";
import { type Coupon, emptyCoupon, type Line } from "../coupon.ts";
import {
  firstBalance,
  type Id,
  noScore,
  type Outcome,
  type Score,
  slotOf,
  type World,
} from "../world.ts";
import * as events from "./touchlineEvents.ts";
import { isSamePrice, pricePacking } from "./touchlinePrices.ts";

type Head<R extends object> = Omit<HeadTable<R>, "snapshot" | "restore">;
/** A hot slice: the head that folds write to, and its version, so that the slice changes with it. */
type Hot<R extends object> = { readonly head: Head<R>; readonly version: number };
type MutableCoupon = { lines: Line[]; stake: number };
export type BenchState = {
  readonly odds: Hot<Outcome>;
  readonly scores: Hot<Score>;
  readonly coupon: Coupon;
  readonly account: { readonly balance: number };
  readonly notices: { readonly unread: number };
};
export type Slots = { outcome(id: Id): number; game(id: Id): number };
/** Prices as consecutive numbers, or as one object each. */
export type PricesAs = "numbers" | "objects";
/** `keep` takes a snapshot of the tables and returns a function that restores it. */
export type Root = { readonly fold: RootFold<BenchState>; readonly keep: () => () => void };

export const slotsOf = ({ kind, outcomes, games }: World): Slots => ({
  outcome: slotOf(kind, outcomes),
  game: slotOf(kind, games),
});

export function createRoot(world: World, slots: Slots, pricesAs: PricesAs): Root {
  const scores = createTable<Score>();
  for (const slot of world.games.keys()) scores.set(slot, noScore);
  const keepScores = keeper(scores);
  const open = <C>(odds: HeadTable<Outcome, C>): Root => {
    for (const [slot, coef] of world.coefs.entries()) odds.set(slot, { coef, state: 0 });
    const keepOdds = keeper(odds);
    const keep = () => {
      const backs = [keepOdds(), keepScores()];
      return () => {
        for (const back of backs) back();
      };
    };
    return { fold: createFold(slots, odds, scores), keep };
  };
  return pricesAs === "numbers"
    ? open(createPackedTable(pricePacking))
    : open(createTable(isSamePrice));
}

function keeper<R extends object, C>(table: HeadTable<R, C>): () => () => void {
  return () => {
    const snapshot = table.snapshot();
    return () => table.restore(snapshot);
  };
}

function createFold(slots: Slots, odds: Head<Outcome>, scores: Head<Score>): RootFold<BenchState> {
  const oddsSlice = createSlice("odds", hot(odds)).on(events.PricesMoved, ({ head }, data) => {
    const { ids, coefs, states } = data;
    for (let at = 0; at < ids.length; at += 1) {
      const slot = slots.outcome(ids[at] ?? -1);
      head.set(slot, { coef: coefs[at] ?? 0, state: states[at] ?? 0 });
    }
    return hot(head);
  });
  const scoresSlice = createSlice("scores", hot(scores)).on(
    events.ScoreChanged,
    ({ head }, { game, home, away, minute }) => {
      head.set(slots.game(game), { home, away, minute });
      return hot(head);
    },
  );
  const couponSlice = createSlice("coupon", { lines: [], stake: 0 } as MutableCoupon)
    .on(events.LinePut, (coupon, { outcome, coef }) => ({
      ...coupon,
      lines: [...coupon.lines, { outcome, coef }],
    }))
    .on(events.LineDropped, (coupon, { outcome }) => ({
      ...coupon,
      lines: coupon.lines.filter((line) => line.outcome !== outcome),
    }))
    .on(events.StakeChanged, (coupon, { stake }) => ({ ...coupon, stake }));
  const account = createSlice("account", { balance: firstBalance }).on(
    events.BalanceReceived,
    (_account, { balance }) => ({ balance }),
  );
  const notices = createSlice("notices", { unread: 0 }).on(
    events.UnreadCounted,
    (_notices, { unread }) => ({ unread }),
  );
  return combineSlices([oddsSlice, scoresSlice, couponSlice, account, notices], {
    odds: oddsSlice.initial,
    scores: scoresSlice.initial,
    coupon: emptyCoupon,
    account: account.initial,
    notices: notices.initial,
  });
}

const hot = <R extends object>(head: Head<R>): Hot<R> => ({ head, version: head.version });
