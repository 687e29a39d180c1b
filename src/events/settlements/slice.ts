import { OpenedBets } from "../bets/events.ts";
import { type BetsState, initialBets } from "../bets/index.ts";
import type { DataOf, Definition } from "../define.ts";
import { createSlice } from "../slice.ts";
import { SettlementsFound, SettlementsMissed, SettlementsTold } from "./events.ts";
import { initial, type OpenCoupon, type SettlementsState } from "./state.ts";

/** More than anybody has open at once. */
const MOST_KEPT = 200;

type Answer = DataOf<typeof OpenedBets.answered>;

const without = (coupons: readonly OpenCoupon[], ids: ReadonlySet<number>): readonly OpenCoupon[] =>
  coupons.filter(({ id }) => !ids.has(id));

/**
 * A first page holds the newest open coupons: one that is newer than its last and not on it is gone. A later page only
 * adds what is open. Those of another account are on none, and stay known until it is active again.
 */
function withPage(state: SettlementsState, { ask, body }: Answer): SettlementsState {
  const told = new Set(state.told);
  const items = body.items
    .map(({ id, accountId, createdAt }): OpenCoupon => ({ id, accountId, createdAt }))
    .filter(({ id }) => !told.has(id));
  const open = new Set(body.items.map(({ id }) => id));
  const before = without(state.known, open);
  const last = body.items.at(-1);
  const isGone = ({ accountId, createdAt }: OpenCoupon) =>
    accountId === (ask.accountId ?? accountId) &&
    ask.pageToken === null &&
    (body.nextPageToken === null || (last !== undefined && createdAt > last.createdAt));
  return {
    ...state,
    known: [...before.filter((coupon) => !isGone(coupon)), ...items].slice(-MOST_KEPT),
    gone: [...without(state.gone, open), ...before.filter(isGone)].slice(-MOST_KEPT),
  };
}

function withTold(state: SettlementsState, ids: readonly number[]): SettlementsState {
  const added = new Set(ids);
  return {
    known: without(state.known, added),
    gone: without(state.gone, added),
    told: [...state.told.filter((id) => !added.has(id)), ...added].slice(-MOST_KEPT),
  };
}

/** Folds into the bets: what is waited for is a part of them that only a notice needs. */
export const settlementsSlice = createSlice<"bets", BetsState>("bets", initialBets);

function on<T extends string, D>(
  definition: Definition<T, D>,
  fold: (state: SettlementsState, data: D) => SettlementsState,
): void {
  settlementsSlice.on(definition, (state, data) => ({
    ...state,
    settlements: fold(state.settlements ?? initial, data),
  }));
}

on(OpenedBets.answered, withPage);
on(SettlementsTold, (state, { ids }) => withTold(state, ids));
on(SettlementsFound, (state, { ids }) => withTold(state, ids));
on(SettlementsMissed, (state, { ids }) => ({
  ...state,
  gone: without(state.gone, new Set(ids)),
}));
