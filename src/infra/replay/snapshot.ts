import { initial, type State } from "../../events/index.ts";
import { type SportsTables, createTables, isSlot } from "../../events/sports/index.ts";

type TableName = "games" | "markets" | "outcomes";
type FrozenTables = {
  readonly [N in TableName]: ReturnType<SportsTables[N]["snapshot"]>;
} & { readonly base: SportsTables["base"] };

/** A state that nothing changes any more: all of it is shared, the hot tables included. */
export type StateSnapshot = Omit<State, "sports"> & {
  readonly sports: Omit<State["sports"], "tables"> & { readonly tables: FrozenTables };
};

/** Keeps `state` as it is now, in constant time; its own tables may go on changing. */
export function snapshotOf(state: State): StateSnapshot {
  const { base, games, markets, outcomes } = state.sports.tables;
  const tables = {
    base,
    games: games.snapshot(),
    markets: markets.snapshot(),
    outcomes: outcomes.snapshot(),
  };
  return { ...state, sports: { ...state.sports, tables } };
}

/** A state to fold on from, with tables of its own. */
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
 * Reads a state as `plainState` writes it, which is how a trimmed log starts. Each slice must be there
 * and of its kind and the tables well formed; deeper, a fold that stumbles is caught like any other.
 */
export function snapshotOfPlain(value: unknown): FromPlain {
  if (!isFields(value)) return bad("state", value);
  for (const [name, begun] of Object.entries(initial)) {
    const slice = value[name];
    if (Array.isArray(begun) !== Array.isArray(slice) || typeof slice !== "object" || !slice) {
      return bad(name, slice);
    }
    const absent = Object.keys(begun).find((key) => !(key in slice));
    if (absent !== undefined) return bad(`${name}.${absent}`, undefined);
  }
  const state = value as State;
  const { tables: found } = state.sports as { readonly tables: unknown };
  if (!isFields(found) || !isFields(found["base"])) return bad("sports.tables", found);
  const { games, markets, outcomes } = found["base"];
  if (!isId(games) || !isId(markets) || !isId(outcomes)) {
    return bad("sports.tables.base", found["base"]);
  }
  const tables = createTables({ games, markets, outcomes });
  for (const name of ["games", "markets", "outcomes"] as const) {
    if (!fill(tables[name] as Filled, found[name])) {
      return bad(`sports.tables.${name}`, found[name]);
    }
  }
  return { tag: "ok", snapshot: snapshotOf({ ...state, sports: { ...state.sports, tables } }) };
}

/** What a table of any records is to whoever fills it. */
type Filled = { set(slot: number, record: object): void };

function fill(table: Filled, rows: unknown): boolean {
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

function bad(path: string, found: unknown): FromPlain {
  const kind = found === undefined ? "nothing" : Array.isArray(found) ? "a list" : typeof found;
  return { tag: "bad", reason: `${path}: is not what a state has there, found ${kind}` };
}
