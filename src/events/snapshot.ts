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

/** The tables of `state` as they are now, in constant time. */
export function frozenTables({ sports }: State | StateSnapshot): FrozenTables {
  const { base, games, markets, outcomes } = sports.tables;
  return {
    base,
    games: games.snapshot(),
    markets: markets.snapshot(),
    outcomes: outcomes.snapshot(),
  };
}

export const withTables = (state: State | StateSnapshot, tables: FrozenTables): StateSnapshot => ({
  ...state,
  sports: { ...state.sports, tables },
});

/** Captures `state` in constant time; its own tables may keep changing. */
export const snapshotOf = (state: State | StateSnapshot): StateSnapshot =>
  withTables(state, frozenTables(state));
