import { initial, type State } from "../../events/index.ts";
import { type StateSnapshot, snapshotOf } from "../../events/snapshot.ts";
import { createTables, isSlot } from "../../events/sports/index.ts";

/** A state to continue folding from, with tables of its own. */
export function stateFrom(snapshot: StateSnapshot): State {
  const { base, games, markets, outcomes } = snapshot.sports.tables;
  const tables = createTables(base);
  tables.games.restore(games);
  tables.markets.restore(markets);
  tables.outcomes.restore(outcomes);
  return { ...snapshot, sports: { ...snapshot.sports, tables } };
}

type Fields = { readonly [key: string]: unknown };
type FromPlain =
  | { readonly tag: "ok"; readonly snapshot: StateSnapshot }
  | { readonly tag: "bad"; readonly reason: string };

/**
 * Reads a state as `plainState` writes it, which is how a trimmed log starts. Each slice must exist with its
 * fields, and the tables must be well formed; a fold that fails on anything deeper is caught like any other.
 */
export function snapshotOfPlain(value: unknown): FromPlain {
  if (!isFields(value)) return bad("state", value);
  for (const [name, initialSlice] of Object.entries(initial)) {
    const slice = value[name];
    if (
      Array.isArray(initialSlice) !== Array.isArray(slice) ||
      typeof slice !== "object" ||
      !slice
    ) {
      return bad(name, slice);
    }
    const missingKey = Object.keys(initialSlice).find((key) => !(key in slice));
    if (missingKey !== undefined) return bad(`${name}.${missingKey}`, undefined);
  }
  const state = value as State;
  const { tables: plain } = state.sports as { readonly tables: unknown };
  if (!isFields(plain) || !isFields(plain["base"])) return bad("sports.tables", plain);
  const { games, markets, outcomes } = plain["base"];
  if (!isId(games) || !isId(markets) || !isId(outcomes)) {
    return bad("sports.tables.base", plain["base"]);
  }
  const tables = createTables({ games, markets, outcomes });
  for (const name of ["games", "markets", "outcomes"] as const) {
    if (!fill(tables[name] as FillableTable, plain[name])) {
      return bad(`sports.tables.${name}`, plain[name]);
    }
  }
  return { tag: "ok", snapshot: snapshotOf({ ...state, sports: { ...state.sports, tables } }) };
}

/** A table as `fill` sees it, whatever its records. */
type FillableTable = { set(slot: number, record: object): void };

function fill(table: FillableTable, rows: unknown): boolean {
  if (!isFields(rows)) return false;
  for (const [key, record] of Object.entries(rows)) {
    const slot = Number(key);
    if (!isSlot(slot) || !isFields(record) || !isId(record["id"])) return false;
    table.set(slot, record);
  }
  return true;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is number => Number.isSafeInteger(value);

function bad(path: string, value: unknown): FromPlain {
  const kind = value === undefined ? "nothing" : Array.isArray(value) ? "a list" : typeof value;
  return { tag: "bad", reason: `${path}: is not what a state has there, found ${kind}` };
}
