import type { GameCard } from "./feed.ts";
import { outcomePacking } from "./outcomePacking.ts";
import {
  createPackedTable,
  createTable,
  type HeadTable,
  type PackedTable,
  type WatchedTable,
} from "./table.ts";

/** A match with its feed and the time (Unix ms) at which `timeSec` was current. */
export type Game = GameCard & {
  readonly feed: "live" | "line";
  readonly clockAt: number;
  readonly marketIds: readonly number[];
};
export type Market = {
  readonly id: number;
  readonly gameId: number;
  readonly typeId: number;
  readonly param: number | null;
  readonly outcomeIds: readonly number[];
};
/**
 * `state`: 0 open, 1 suspended, 2 gone. `movedFrom` and `movedAt` describe the last price change; null if
 * there is none to show.
 */
export type Outcome = {
  readonly id: number;
  readonly marketId: number;
  readonly typeId: number;
  readonly param: number | null;
  readonly coef: number;
  readonly state: number;
  readonly movedFrom: number | null;
  readonly movedAt: number | null;
};

export type HotRecords = {
  readonly games: Game;
  readonly markets: Market;
  readonly outcomes: Outcome;
};
/** The tables as views see them. */
export type HotTables = { readonly [N in keyof HotRecords]: WatchedTable<HotRecords[N]> };

/** The hot data by slot: the feed's id minus `base`, the lowest id when the tables were created. */
export type SportsTables = {
  readonly base: { readonly [N in keyof HotRecords]: number };
  readonly games: HeadTable<Game>;
  readonly markets: HeadTable<Market>;
  /** Packed: outcomes change by the thousand and consist only of numbers. */
  readonly outcomes: PackedTable<Outcome>;
};

export const createTables = (base: SportsTables["base"]): SportsTables => ({
  base,
  games: createTable<Game>(),
  markets: createTable<Market>(),
  outcomes: createPackedTable(outcomePacking),
});

export const gameOf = (tables: SportsTables, id: number): Game | undefined =>
  tables.games.get(id - tables.base.games);
export const marketOf = (tables: SportsTables, id: number): Market | undefined =>
  tables.markets.get(id - tables.base.markets);
export const outcomeOf = (tables: SportsTables, id: number): Outcome | undefined =>
  tables.outcomes.get(id - tables.base.outcomes);

const calmOnes = new WeakMap<object, object>();

/** The record without its last move; the same one each time, so that a cell that has it does not render again. */
export function withoutMove<R extends object & { readonly movedAt?: number | null }>(record: R): R {
  if (record.movedAt == null) return record;
  const known = calmOnes.get(record) ?? { ...record, movedFrom: null, movedAt: null };
  calmOnes.set(record, known);
  return known as R;
}
