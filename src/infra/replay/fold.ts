import type { Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { LogSaveRequested } from "../../events/report/events.ts";
import { FoldCrashed } from "../../events/runtime/events.ts";
import type { RootFold } from "../../events/slice.ts";
import { hashOf } from "../../events/stateHash.ts";
import type { ImportedLog } from "./import.ts";
import { type StateSnapshot, snapshotOf } from "../../events/snapshot.ts";
import { stateFrom } from "./snapshot.ts";
import { createStateComparison, followState, type StateDifference } from "./stateDifference.ts";

/** A state hash recorded in the visit, and the one that replay computes at the same entry. */
export type HashCheck = {
  readonly seq: number;
  readonly recorded: string;
  readonly replayed: string;
};

/** A fold that threw in replay but not in the visit. */
export type NewCrash = { readonly seq: number; readonly slice: string; readonly message: string };

export type FoldResult = {
  /** After the last entry. */
  readonly state: State;
  readonly hash: string;
  readonly hashChecks: readonly HashCheck[];
  readonly newCrashes: readonly NewCrash[];
  /** What folds of this build make of entries that they did not in the log, as far as the log says it. */
  readonly states: readonly StateDifference[];
};

const entriesPerSnapshot = 64;

/** Runs only the folds, to get the state at any entry of a log. Deciders and epics do not run. */
export type FoldReplay = ReturnType<typeof createFoldReplay>;

export function createFoldReplay(log: ImportedLog, root: RootFold<State>) {
  const { entries, skipped, baseSeq } = log;
  const lastSeq = baseSeq + entries.length;
  const first = log.snapshot ?? snapshotOf(root.initial);
  const snapshots: StateSnapshot[] = [first];

  /** Folds up to `toSeq` from the last snapshot at or before `fromSeq`, and stores new ones on the way. */
  const advance = (
    fromSeq: number,
    toSeq: number,
    onFolded: (state: State, entry: Entry) => void,
    onCrash: (entry: Entry, slice: string, error: unknown) => void,
  ): State => {
    const startIndex = Math.min(
      Math.floor((fromSeq - baseSeq) / entriesPerSnapshot),
      snapshots.length - 1,
    );
    const start = snapshots[startIndex];
    if (start === undefined) throw new Error(`no snapshot before entry ${fromSeq}`);
    let state = stateFrom(start);
    for (let index = startIndex * entriesPerSnapshot; index < toSeq - baseSeq; index += 1) {
      const entry = entries[index];
      if (entry === undefined) break;
      if (!skipped.has(entry.seq)) {
        state = root.fold(state, entry, (slice, error) => onCrash(entry, slice, error));
        onFolded(state, entry);
      }
      if ((index + 1) / entriesPerSnapshot === snapshots.length) snapshots.push(snapshotOf(state));
    }
    return state;
  };
  const ignore = () => {};

  return {
    /** Where the states begin: before entry 1, or at the snapshot of a trimmed log. */
    firstSeq: baseSeq,
    lastSeq,

    /** The state after entry `seq`, shared with no one. Throws a RangeError outside the log. */
    stateAt(seq: number): State {
      if (!Number.isInteger(seq) || seq < baseSeq || seq > lastSeq) {
        throw new RangeError(`the log has states ${baseSeq} to ${lastSeq}, not ${seq}`);
      }
      return advance(seq, seq, ignore, ignore);
    },

    /** Folds the whole log and checks the hashes recorded in it; `isEachCompared`: those of every entry too. */
    run(isEachCompared = false): FoldResult {
      const comparison = createStateComparison();
      const follow = followState(first);
      const hashes = isEachCompared ? log.stateHashes : null;
      const hashChecks: HashCheck[] = [];
      const crashes: NewCrash[] = [];
      const knownCrashes = new Set<string>();
      const state = advance(
        baseSeq,
        lastSeq,
        (after, entry) => {
          if (hashes !== null)
            comparison.compare(entry.seq, hashes.get(entry.seq) ?? {}, follow(after));
          if (LogSaveRequested.is(entry)) {
            const { hash } = entry.data;
            hashChecks.push({ seq: entry.seq, recorded: hash, replayed: hashOf(after) });
          } else if (FoldCrashed.is(entry)) {
            knownCrashes.add(`${entry.data.culprit} ${entry.data.slice}`);
          }
        },
        ({ seq }, slice, error) => crashes.push({ seq, slice, message: String(error) }),
      );
      const newCrashes = crashes.filter(({ seq, slice }) => !knownCrashes.has(`${seq} ${slice}`));
      const states = comparison.differences();
      return { state, hash: hashOf(state), hashChecks, newCrashes, states };
    },
  };
}
