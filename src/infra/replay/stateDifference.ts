import type { State } from "../../events/index.ts";
import {
  type FrozenTables,
  frozenTables,
  type StateSnapshot,
  withTables,
} from "../../events/snapshot.ts";
import type { SportsTables } from "../../events/sports/index.ts";
import { hashOfValue, toHex } from "../log/valueHash.ts";
import { createStateHasher, sportsOf, type StateHashes } from "../log/stateHashes.ts";
import { type Change, changesBetween } from "./difference.ts";

/** A fold of this build made something else of an entry than the build that wrote the log. */
export type StateDifference = {
  /** The entry that was folded. */
  readonly seq: number;
  readonly slice: string;
  /** Of the value, such as `account.balance`. */
  readonly path: string;
  /** Hash of the value in the log; null: unchanged there. */
  readonly recorded: string | null;
  /** Hash of the value here; null: unchanged here. */
  readonly replayed: string | null;
  /** What this build's fold changed at the path. */
  readonly changes: readonly Change[];
};

const maxChanges = 20;

/** What one entry changed: hashes by path, and the states before and after it. */
export type StateStep = {
  readonly hashes: StateHashes;
  readonly before: StateSnapshot;
  readonly after: StateSnapshot;
};

/** Follows the state from entry to entry. */
export function followState(initial: State | StateSnapshot): (state: State) => StateStep {
  const hasher = createStateHasher(initial);
  let last = frozen(initial);
  return (state) => {
    const hashes = hasher.next(state);
    const before = last;
    if (hashes !== undefined) last = frozen(state, last);
    return new Step(hashes ?? {}, before, last);
  };
}

/** A state with the tables that it had then; the snapshot is made when somebody asks for it. */
type Frozen = { readonly state: State | StateSnapshot; readonly tables: FrozenTables };

const frozen = (state: State | StateSnapshot, last?: Frozen): Frozen => ({
  state,
  tables:
    last !== undefined && isOfVersion(last.tables, state.sports.tables)
      ? last.tables
      : frozenTables(state),
});

const isOfVersion = (frozenOnes: FrozenTables, tables: SportsTables | FrozenTables): boolean =>
  frozenOnes.base === tables.base &&
  frozenOnes.games.version === tables.games.version &&
  frozenOnes.markets.version === tables.markets.version &&
  frozenOnes.outcomes.version === tables.outcomes.version;

class Step implements StateStep {
  readonly #before: Frozen;
  readonly #after: Frozen;
  constructor(
    readonly hashes: StateHashes,
    before: Frozen,
    after: Frozen,
  ) {
    this.#before = before;
    this.#after = after;
  }
  get before(): StateSnapshot {
    return withTables(this.#before.state, this.#before.tables);
  }
  get after(): StateSnapshot {
    return withTables(this.#after.state, this.#after.tables);
  }
}

/** Compares what entries changed in the state with what the log says. */
export function createStateComparison() {
  const differences: StateDifference[] = [];
  const ignored: string[] = [];

  const add = (
    seq: number,
    path: string,
    hashes: Pick<StateDifference, "recorded" | "replayed">,
    { before, after }: StateStep,
  ) => {
    // What follows from a wrong value is not another fault.
    const known = [...ignored, ...differences.map((difference) => difference.path)];
    if (known.some((other) => isWithin(other, path) || isWithin(path, other))) return;
    const changes = changesAt(path, before, after, maxChanges);
    differences.push({ seq, slice: path.split(".")[0] ?? path, path, ...hashes, changes });
  };

  return {
    differences: (): readonly StateDifference[] => differences,

    /** Values at these paths are known to differ, and with an item all of its list: it moves the others. */
    ignore: (paths: readonly string[]): void => {
      for (const path of paths.map(listOf)) if (!ignored.includes(path)) ignored.push(path);
    },

    /** The two may go down to different depths, so each path of the log is looked up in the state. */
    compare(seq: number, recorded: StateHashes, step: StateStep): void {
      const replayed = step.hashes;
      const recordedPaths = Object.keys(recorded);
      if (
        recordedPaths.length === Object.keys(replayed).length &&
        recordedPaths.every((path) => replayed[path] === recorded[path])
      )
        return;
      const { before, after } = step;
      for (const path of recordedPaths) {
        const expected = recorded[path] ?? null;
        const isTable = tablePath.test(path);
        const got = isTable ? (replayed[path] ?? null) : hashAt(path, after);
        if (got === expected) continue;
        const isUnchanged = !isTable && got === hashAt(path, before);
        add(seq, path, { recorded: expected, replayed: isUnchanged ? null : got }, step);
      }
      for (const path of Object.keys(replayed)) {
        if (recordedPaths.some((above) => isWithin(path, above))) continue;
        const [only, ...others] = changesAt(path, before, after, Infinity)
          .map((change) => change.path)
          .filter((leaf) => !recordedPaths.some((known) => isWithin(leaf, known)));
        if (only === undefined) continue;
        const hashes = { recorded: null, replayed: replayed[path] ?? null };
        add(seq, others.length === 0 ? only : path, hashes, step);
      }
    },
  };
}

/** The path up to the first number: the list, where it leads into one. */
const listOf = (path: string): string => path.replace(/\.\d+(\..*)?$/, "");

/** Whether a path is another one, or leads into its value. */
const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`);

/** What differs at a path, by whole paths. */
const changesAt = (
  path: string,
  before: State | StateSnapshot,
  after: State | StateSnapshot,
  limit: number,
): readonly Change[] =>
  changesBetween(valueAt(before, path), valueAt(after, path), limit).map((change) => ({
    ...change,
    path: change.path === "" ? path : `${path}.${change.path}`,
  }));

const tablePath = /^sports\.tables\.(games|markets|outcomes)$/;

function valueAt(state: State | StateSnapshot, path: string): unknown {
  const table = tablePath.exec(path)?.[1];
  if (table === undefined) return fieldAt(state, path);
  return Object.fromEntries(
    state.sports.tables[table as "games" | "markets" | "outcomes"].entries(),
  );
}

const hashAt = (path: string, state: State | StateSnapshot): string =>
  toHex(hashOfValue(fieldAt({ ...state, sports: sportsOf(state) }, path)));

/** Follows a path whose keys may contain dots themselves. */
function fieldAt(value: unknown, path: string): unknown {
  if (path === "") return value;
  if (typeof value !== "object" || value === null) return undefined;
  for (const key of Object.keys(value)) {
    const field: unknown = Reflect.get(value, key);
    if (path === key) return field;
    if (path.startsWith(`${key}.`)) return fieldAt(field, path.slice(key.length + 1));
  }
  return undefined;
}
