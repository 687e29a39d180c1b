import type { State } from "./index.ts";

/** The state as plain JSON, including the tables: for `--at`, diffs and the hash. */
export function plainState(state: State): Readonly<Record<string, unknown>> {
  const { tables, ...sports } = state.sports;
  const { base, games, markets, outcomes } = tables;
  const rows = (table: { entries(): Iterable<readonly [number, unknown]> }) =>
    Object.fromEntries(table.entries());
  return {
    ...state,
    sports: {
      ...sports,
      tables: { base, games: rows(games), markets: rows(markets), outcomes: rows(outcomes) },
    },
  };
}
