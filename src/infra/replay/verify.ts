import type { AnyDefinition, Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { RandomDrawn } from "../../events/runtime/events.ts";
import { hashOf } from "../../events/stateHash.ts";
import { Engine, type EngineOptions } from "../runtime/engine.ts";
import { isSameJson } from "./difference.ts";
import { type Difference, explain, type Fault, type Scene } from "./explain.ts";
import type { ImportedLog } from "./import.ts";
import { createInputs, isInput } from "./inputs.ts";

/** What runs again: folds, deciders and epics of this build. There is no place for a port. */
export type ReplayedApp = Pick<EngineOptions<State>, "root" | "decide" | "epics" | "onGuardLost"> & {
  readonly definitions: ReadonlyMap<string, AnyDefinition>;
};

export type Verdict = {
  /** Null: every entry came out again, and no checksum is broken. */
  readonly difference: Difference | null;
  /** Up to here every entry came out as recorded. */
  readonly verifiedSeq: number;
  /** Of those, how many came from outside, random draws included. */
  readonly inputs: number;
  /** Of the state after the last entry; null when replay did not get there. */
  readonly hash: string | null;
  /** What follows the last entry: not empty when the log was cut off in the middle of a turn. */
  readonly beyond: readonly Entry[];
};

/**
 * Exact replay: feeds the recorded inputs at their instants to the engine that runs in the page, and compares
 * each entry that comes out with the recorded one: type, version, instant, data, cause and maker. Stops
 * after the first turn with a difference. Throws when the log is trimmed: that can only be folded.
 */
export function verify(log: ImportedLog, app: ReplayedApp): Verdict {
  if (log.baseSeq !== 0) throw new Error(`the log starts after entry ${log.baseSeq}; fold it`);
  const { entries, recorded } = log;
  const inputs = createInputs(log, app.definitions);
  const comparison = createComparison(recorded);
  const engine: Engine<State> = new Engine<State>({
    ...app,
    draw: () => inputs.drawn(engine.seq),
    onEntry: comparison.heard,
  });
  for (let next = entries[0]; next !== undefined && comparison.fault() === null; ) {
    comparison.beginTurn();
    const reason = isInput(next) ? inputs.take(next, engine) : "";
    if (reason !== null) comparison.notTaken(next.seq, reason);
    next = entries[engine.seq];
  }
  const verdict = comparison.verdict();
  return { ...verdict, difference: firstDifference(log, verdict.difference, verdict.beyond) };
}

function createComparison(recorded: readonly Entry[]) {
  let turn: Entry[] = [];
  let fault: Fault | null = null;
  let verifiedSeq = 0;
  let inputs = 0;
  let hash: string | null = null;
  return {
    fault: (): Fault | null => fault,
    beginTurn() {
      turn = [];
    },
    heard(got: Entry, state: State) {
      turn.push(got);
      const expected = recorded[got.seq - 1];
      if (expected === undefined || fault !== null) return;
      if (!isSameJson(expected, got)) {
        fault = { seq: got.seq, kind: "different", expected, got, reason: null };
        return;
      }
      verifiedSeq = got.seq;
      if (isInput(got) || RandomDrawn.is(got)) inputs += 1;
      if (got.seq === recorded.length) hash = hashOf(state);
    },
    /** The turn before is over, and this entry is next in the log. */
    notTaken(seq: number, reason: string) {
      const expected = recorded[seq - 1] ?? null;
      fault =
        reason === ""
          ? { seq, kind: "missing", expected, got: null, reason: null }
          : { seq, kind: "input not possible", expected, got: null, reason };
    },
    verdict(): Verdict {
      const difference = fault === null ? null : explain(fault, { recorded, turn });
      const beyond = turn.filter(({ seq }) => seq > recorded.length);
      return { difference, verifiedSeq, inputs, hash, beyond };
    },
  };
}

/** A line whose checksum is broken counts as a difference too, even if replay can live with it. */
function firstDifference(
  { brokenSums, recorded }: ImportedLog,
  found: Difference | null,
  beyond: readonly Entry[],
): Difference | null {
  const [broken] = brokenSums;
  if (broken === undefined || (found !== null && found.seq < broken.seq)) return found;
  const { seq, line } = broken;
  if (seq > recorded.length) {
    const reason = `line ${line} is not what closes this log: the lines after entry ${recorded.length} were cut off or altered`;
    return brokenOff(reason, { recorded, turn: beyond });
  }
  const reason = `line ${line} was altered after it was written, or a line before it is missing`;
  if (found?.seq === seq) return { ...found, reason: found.reason ?? reason };
  const expected = recorded[seq - 1] ?? null;
  return explain({ seq, kind: "altered", expected, got: null, reason }, { recorded, turn: [] });
}

/** The log breaks off where more was to follow; `turn` is what replay has there. */
export function brokenOff(reason: string, { recorded, turn }: Scene): Difference {
  const seq = recorded.length + 1;
  const got = turn.find((entry) => entry.seq === seq) ?? null;
  return explain({ seq, kind: "altered", expected: null, got, reason }, { recorded, turn });
}
