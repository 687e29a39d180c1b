import type { State } from "./index.ts";
import { hashValue } from "./canonical.ts";

/** The state as plain JSON, tables and all: for `--at`, for diffs, and for the hash. */
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

/** 16 hex digits over the canonical JSON of the state but for `report`, which tells of the saving itself. */
export function hashOf(state: State): string {
  const { report: _aboutTheFile, ...rest } = plainState(state);
  return hashValue(rest);
}
