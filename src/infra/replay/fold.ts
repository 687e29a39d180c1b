import type { Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { LogSaveRequested } from "../../events/report/events.ts";
import { FoldCrashed } from "../../events/runtime/events.ts";
import type { RootFold } from "../../events/slice.ts";
import { hashOf } from "../../events/stateHash.ts";
import type { ImportedLog } from "./import.ts";
import { type StateSnapshot, snapshotOf, stateFrom } from "./snapshot.ts";

/** A hash that the visit recorded, and the one that replay comes to at the same entry. */
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
};

const entriesPerSnapshot = 64;

/** Folds only: the state at any entry of a log. Deciders and epics do not run. */
export type FoldReplay = ReturnType<typeof createFoldReplay>;

export function createFoldReplay(log: ImportedLog, root: RootFold<State>) {
  const { entries, skipped, baseSeq } = log;
  const lastSeq = baseSeq + entries.length;
  const snapshots: StateSnapshot[] = [log.snapshot ?? snapshotOf(root.initial)];

  /** Folds on from the last snapshot at or before `toSeq`, and leaves new ones on the way. */
  const advance = (
    fromSeq: number,
    toSeq: number,
    passed: (state: State, entry: Entry) => void,
    onCrash: (entry: Entry, slice: string, error: unknown) => void,
  ): State => {
    const at = Math.min(Math.floor((fromSeq - baseSeq) / entriesPerSnapshot), snapshots.length - 1);
    const start = snapshots[at];
    if (start === undefined) throw new Error(`no snapshot before entry ${fromSeq}`);
    let state = stateFrom(start);
    for (let index = at * entriesPerSnapshot; index < toSeq - baseSeq; index += 1) {
      const entry = entries[index];
      if (entry === undefined) break;
      if (!skipped.has(entry.seq)) {
        state = root.fold(state, entry, (slice, error) => onCrash(entry, slice, error));
        passed(state, entry);
      }
      if ((index + 1) / entriesPerSnapshot === snapshots.length) snapshots.push(snapshotOf(state));
    }
    return state;
  };
  const ignore = () => {};

  return {
    /** The earliest state there is: before entry 1, or the snapshot of a trimmed log. */
    firstSeq: baseSeq,
    lastSeq,

    /** The state after entry `seq`, the caller's own. RangeError when the log does not reach there. */
    stateAt(seq: number): State {
      if (!Number.isInteger(seq) || seq < baseSeq || seq > lastSeq) {
        throw new RangeError(`the log has states ${baseSeq} to ${lastSeq}, not ${seq}`);
      }
      return advance(seq, seq, ignore, ignore);
    },

    /** Folds the whole log and checks each state hash that the visit recorded. */
    run(): FoldResult {
      const hashChecks: HashCheck[] = [];
      const crashes: NewCrash[] = [];
      const knownCrashes = new Set<string>();
      const state = advance(
        baseSeq,
        lastSeq,
        (after, entry) => {
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
      return { state, hash: hashOf(state), hashChecks, newCrashes };
    },
  };
}
