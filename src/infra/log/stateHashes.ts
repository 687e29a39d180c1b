import type { State } from "../../events/index.ts";
import type { FrozenTables, StateSnapshot } from "../../events/snapshot.ts";
import { pageSize, type SportsTables } from "../../events/sports/index.ts";
import { hashOfCells, hashOfValue, mix, toHex } from "./valueHash.ts";

/**
 * What an entry changed in the state: a hash of the new value by its path, such as `account.balance`. The path goes
 * down as long as one field changed; of several fields each has its own, unless there are too many.
 */
export type StateHashes = Readonly<Record<string, string>>;

/** Follows the state from entry to entry; the page and a replay come to the same hashes. */
export type StateHasher = {
  /** What changed since the last call; undefined when nothing did. */
  readonly next: (state: State | StateSnapshot) => StateHashes | undefined;
};

const tableNames = ["games", "markets", "outcomes"] as const;
type TableName = (typeof tableNames)[number];
type Chunks = readonly (readonly unknown[])[];
type Pages = readonly (Chunks | undefined)[];
/** The chunks of a table at one entry, which never change, and the hash of their cells. */
type HashedTable = { readonly version: number; readonly pages: Pages; readonly hash: number };
type HashedTables = Readonly<Record<TableName, HashedTable>>;

const mostFields = 4;
const noTable: HashedTable = { version: -1, pages: [], hash: 0 };
const noTables: HashedTables = { games: noTable, markets: noTable, outcomes: noTable };

export function createStateHasher(initial: State | StateSnapshot): StateHasher {
  let last = initial;
  const names = Object.keys(initial) as (keyof StateSnapshot)[];
  // All at once: the fields of an object this large cost more one by one.
  let slices: readonly unknown[] = Object.values(initial);
  let tables = hashTables(noTables, initial.sports.tables);

  const haveTablesChanged = (next: SportsTables | FrozenTables): boolean =>
    next !== last.sports.tables ||
    tableNames.some((name) => next[name].version !== tables[name].version);

  return {
    next(state) {
      const mustHashTables = haveTablesChanged(state.sports.tables);
      if (state === last && !mustHashTables) return undefined;
      const changes: Record<string, string> = {};
      const next: readonly unknown[] = Object.values(state);
      for (const [index, name] of names.entries()) {
        const before = slices[index];
        const after = next[index];
        if (before === after) continue;
        if (name === "sports") addChanges(name, sportsOf(last), sportsOf(state), changes);
        else addChanges(name, before, after, changes);
      }
      if (mustHashTables) {
        const hashed = hashTables(tables, state.sports.tables);
        for (const name of tableNames) {
          const { hash } = hashed[name];
          if (hash !== tables[name].hash) changes[`sports.tables.${name}`] = toHex(hash);
        }
        tables = hashed;
      }
      last = state;
      slices = next;
      return Object.keys(changes).length === 0 ? undefined : changes;
    },
  };
}

/** Sports without the records of the tables, which are hashed by their chunks: they alone are changed in place. */
export const sportsOf = ({ sports: { tables, ...others } }: State | StateSnapshot): object => ({
  ...others,
  tables: { base: tables.base },
});

/** Costs in proportion to the chunks that were written since `before`. */
const hashTables = (
  before: HashedTables,
  { games, markets, outcomes }: SportsTables | FrozenTables,
): HashedTables => ({
  games: hashTable(before.games, games),
  markets: hashTable(before.markets, markets),
  outcomes: hashTable(before.outcomes, outcomes),
});

type SnapshotOf = { readonly version: number; snapshot(): { readonly pages: Pages } };

function hashTable(before: HashedTable, table: SnapshotOf): HashedTable {
  const { pages } = table.snapshot();
  let { hash } = before;
  for (let at = 0; at < Math.max(pages.length, before.pages.length); at += 1) {
    const from = before.pages[at];
    const to = pages[at];
    if (from === to) continue;
    for (let index = 0; index < pageSize; index += 1) {
      if (from?.[index] === to?.[index]) continue;
      const number = at * pageSize + index;
      hash = (hash - hashOfChunk(number, from?.[index]) + hashOfChunk(number, to?.[index])) | 0;
    }
  }
  return { version: table.version, pages, hash };
}

/** 0 for a chunk without records, whether it is there or not. */
function hashOfChunk(index: number, cells: readonly unknown[] | undefined): number {
  const hash = cells === undefined ? 0 : hashOfCells(cells);
  return hash === 0 ? 0 : mix(index, hash);
}

function addChanges(path: string, a: unknown, b: unknown, changes: Record<string, string>): void {
  if (Object.is(a, b)) return;
  if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) {
    if (hashOfValue(a) !== hashOfValue(b)) changes[path] = toHex(hashOfValue(b));
    return;
  }
  const replaced = replacedKeys(a, b);
  const [first] = replaced;
  if (replaced.length === 1 && first !== undefined) {
    addChanges(`${path}.${first}`, valueAt(a, first), valueAt(b, first), changes);
    return;
  }
  // What was made anew may be equal to what it was.
  const changed = replaced.filter(
    (key) => hashOfValue(valueAt(a, key)) !== hashOfValue(valueAt(b, key)),
  );
  const [only] = changed;
  if (changed.length === 1 && only !== undefined) {
    addChanges(`${path}.${only}`, valueAt(a, only), valueAt(b, only), changes);
  } else if (changed.length > mostFields) {
    changes[path] = toHex(hashOfValue(b));
  } else {
    for (const key of changed) changes[`${path}.${key}`] = toHex(hashOfValue(valueAt(b, key)));
  }
}

/** The keys under which the two do not have the very same value: those of what did not change need no hash. */
function replacedKeys(a: object, b: object): readonly string[] {
  const keys: string[] = [];
  const [before, after] = [Object.keys(a), Object.keys(b)];
  for (const key of before) if (!Object.is((a as Fields)[key], (b as Fields)[key])) keys.push(key);
  // Most often a field was replaced, and the keys are those of before.
  if (before.length === after.length && before.every((key, index) => key === after[index]))
    return keys;
  for (const key of after) if (!Object.hasOwn(a, key)) keys.push(key);
  return keys;
}

const isContainer = (value: unknown): value is object =>
  typeof value === "object" && value !== null;
const valueAt = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? (value as Fields)[key] : undefined;
type Fields = { readonly [key: string]: unknown };
