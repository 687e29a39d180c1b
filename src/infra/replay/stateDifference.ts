import type { Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { snapshotOf, type StateSnapshot } from "../../events/snapshot.ts";
import { hashOfValue, toHex } from "../log/valueHash.ts";
import { createStateHasher, sportsOf, type StateHashes } from "../log/stateHashes.ts";
import { type Change, changesBetween } from "./difference.ts";
import type { ImportedLog } from "./import.ts";

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

/** Compares the state after each entry with the hashes in the log. A log without hashes has no differences. */
export function createStateComparison(
  { stateHashes }: ImportedLog,
  initial: State | StateSnapshot,
) {
  const differences: StateDifference[] = [];
  const hasher = createStateHasher(initial);
  let before = snapshotOf(initial);

  const add = (
    seq: number,
    path: string,
    hashes: Pick<StateDifference, "recorded" | "replayed">,
    after: State,
  ) => {
    // What follows from a wrong value is not another fault.
    if (differences.some((earlier) => isWithin(earlier.path, path) || isWithin(path, earlier.path)))
      return;
    const changes = changesAt(path, before, after, maxChanges);
    differences.push({ seq, slice: path.split(".")[0] ?? path, path, ...hashes, changes });
  };

  /** The two may go down to different depths, so each path of the log is looked up in the state. */
  const compare = ({ seq }: Entry, recorded: StateHashes, replayed: StateHashes, after: State) => {
    const recordedPaths = Object.keys(recorded);
    for (const path of recordedPaths) {
      const expected = recorded[path] ?? null;
      const isTable = tablePath.test(path);
      const got = isTable ? (replayed[path] ?? null) : hashAt(path, after);
      if (got === expected) continue;
      const isUnchanged = !isTable && got === hashAt(path, before);
      add(seq, path, { recorded: expected, replayed: isUnchanged ? null : got }, after);
    }
    for (const path of Object.keys(replayed)) {
      if (recordedPaths.some((above) => isWithin(path, above))) continue;
      const [only, ...others] = changesAt(path, before, after, Infinity)
        .map((change) => change.path)
        .filter((leaf) => !recordedPaths.some((known) => isWithin(leaf, known)));
      if (only === undefined) continue;
      add(
        seq,
        others.length === 0 ? only : path,
        { recorded: null, replayed: replayed[path] ?? null },
        after,
      );
    }
  };

  return {
    differences: (): readonly StateDifference[] => differences,
    onEntry(entry: Entry, state: State): void {
      if (stateHashes === null) return;
      const replayed = hasher.next(state);
      const recorded = stateHashes.get(entry.seq);
      if (replayed === undefined && recorded === undefined) return;
      compare(entry, recorded ?? {}, replayed ?? {}, state);
      before = snapshotOf(state);
    },
  };
}

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
