import type { State } from "./index.ts";
import type { SportsTables } from "./sports/index.ts";

type TableName = "games" | "markets" | "outcomes";
export type FrozenTables = {
  readonly [N in TableName]: ReturnType<SportsTables[N]["snapshot"]>;
} & { readonly base: SportsTables["base"] };

/** An immutable state: all of it may be shared, including the hot tables. */
export type StateSnapshot = Omit<State, "sports"> & {
  readonly sports: Omit<State["sports"], "tables"> & { readonly tables: FrozenTables };
};

/** Captures `state` in constant time; its own tables may keep changing. */
export function snapshotOf(state: State | StateSnapshot): StateSnapshot {
  const { base, games, markets, outcomes } = state.sports.tables;
  const tables = {
    base,
    games: games.snapshot(),
    markets: markets.snapshot(),
    outcomes: outcomes.snapshot(),
  };
  return { ...state, sports: { ...state.sports, tables } };
}
