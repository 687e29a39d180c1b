import type { AnyDefinition, Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { RandomDrawn, RulesStated } from "../../events/runtime/events.ts";
import { snapshotOf } from "../../events/snapshot.ts";
import { hashOf } from "../../events/stateHash.ts";
import { Engine, type EngineOptions } from "../runtime/engine.ts";
import { type Change, changesBetween, fieldOf, isSameJson } from "./difference.ts";
import { type Difference, explain, type Fault, type Scene } from "./explain.ts";
import type { ImportedLog } from "./import.ts";
import { createGivenEntries } from "./givenEntries.ts";
import { createInputs, isInput } from "./inputs.ts";
import { stateFrom } from "./snapshot.ts";
import { createStateComparison, followState, type StateDifference } from "./stateDifference.ts";

/** What runs again: this build's folds, deciders and epics. There are no ports. */
export type ReplayedApp = Pick<
  EngineOptions<State>,
  "root" | "decide" | "epics" | "epicsOf" | "onGuardLost"
> & {
  readonly definitions: ReadonlyMap<string, AnyDefinition>;
};

export type Verdict = {
  /** Null when every entry was reproduced and no checksum is broken. */
  readonly difference: Difference | null;
  /** Up to here every entry was reproduced as recorded. */
  readonly verifiedSeq: number;
  /** How many reproduced entries came from outside, including random draws. */
  readonly inputs: number;
  /** Hash of the state after the last entry; null when replay did not get there. */
  readonly hash: string | null;
  /** Entries replayed beyond the last recorded one; not empty when the log was cut off in mid-turn. */
  readonly beyond: readonly Entry[];
  /**
   * Parameters of rules that differ between the build of the log and this one, such as `POLL.liveMs`. They are no
   * difference by themselves: a parameter that mattered in the visit shows in the entry that depends on it.
   */
  readonly parameters: readonly Change[];
  /**
   * Folds that made something else of an entry than in the log; those that only follow from an earlier one are left
   * out. The first is `difference` too, unless another difference comes before it.
   */
  readonly states: readonly StateDifference[];
  /**
   * In a trimmed log: how many entries were taken from the log, by the epic that made them, which was running before it
   * begins; see `createGivenEntries`. All others were made again.
   */
  readonly given: ReadonlyMap<string, number>;
};

/**
 * Exact replay: feeds the recorded inputs, with their timestamps, to the engine that also runs in the page,
 * and compares each resulting entry with the recorded one: type, version, timestamp, data, cause and maker.
 * Stops after the first turn with a difference. A trimmed log is replayed from its snapshot on, but for the epics that
 * were running then: what they made is `given`. Throws when its snapshot is damaged.
 */
export function verify(whole: ImportedLog, app: ReplayedApp): Verdict {
  const log = fromNextTurn(whole, app);
  const { recorded, baseSeq } = log;
  const start = startOf(log, app);
  const given = createGivenEntries(log, (type) => app.definitions.get(type)?.origin === "command");
  const recordedAt = (seq: number) => recorded[seq - 1 - baseSeq];
  const entryAfter = (seq: number) => log.entries[seq - baseSeq];
  const lastSeq = baseSeq + recorded.length;
  const inputs = createInputs(log, app.definitions);
  const comparison = createComparison(recorded, baseSeq);
  const states = createStateComparison();
  const follow = followState(start);
  const compareState = (seq: number, state: State): void => {
    if (log.stateHashes === null || seq > lastSeq || comparison.fault() !== null) return;
    states.compare(seq, log.stateHashes.get(seq) ?? {}, follow(state));
  };
  const engine: Engine<State> = new Engine<State>({
    ...app,
    root: { ...app.root, initial: start },
    epicsOf: (need, domains) => {
      const epics = app.epicsOf?.(need, domains) ?? [];
      for (const { name } of epics) given.begun(name);
      return epics;
    },
    ...(baseSeq === 0 ? {} : { resumed: given.resumed }),
    draw: () => inputs.drawn(engine.seq),
    onEntry: (got, state) => {
      comparison.onEntry(got, state);
      compareState(got.seq, state);
    },
  });
  for (let next = entryAfter(baseSeq); next !== undefined && comparison.fault() === null; ) {
    comparison.beginTurn();
    const reason = isInput(next) ? inputs.take(next, engine) : "";
    if (reason !== null) comparison.onNotReproduced(next.seq, reason);
    next = entryAfter(engine.seq);
  }
  const { turn, ...outcome } = comparison.outcome();
  const stateFault = faultOfState(states.differences()[0], recordedAt);
  const scene = { recorded, baseSeq, turn };
  const fault = firstFault(log, earlier(stateFault, comparison.fault()), scene);
  return {
    ...outcome,
    states: states.differences(),
    difference: fault === null ? null : explain(fault, scene),
    verifiedSeq: fault === null ? outcome.verifiedSeq : Math.max(baseSeq, fault.seq - 1),
    beyond: turn.filter(({ seq }) => seq > lastSeq),
    given: given.counts(),
  };
}

/** A log whose snapshot was taken in the middle of a turn: what was left of that turn is folded and not compared. */
function fromNextTurn(log: ImportedLog, { root }: ReplayedApp): ImportedLog {
  const { baseSeq, entries, recorded, skipped, snapshot } = log;
  const rest = entries.findIndex(isInput);
  if (baseSeq === 0 || snapshot === null || rest <= 0) return log;
  let state = stateFrom(snapshot);
  for (const entry of entries.slice(0, rest))
    if (!skipped.has(entry.seq)) state = root.fold(state, entry, () => {});
  return {
    ...log,
    baseSeq: baseSeq + rest,
    entries: entries.slice(rest),
    recorded: recorded.slice(rest),
    snapshot: snapshotOf(state),
  };
}

/** The state before the first entry. */
function startOf({ baseSeq, snapshot }: ImportedLog, { root }: ReplayedApp): State {
  if (baseSeq === 0) return root.initial;
  if (snapshot === null) throw new Error("the snapshot at the start of the log is damaged");
  return stateFrom(snapshot);
}

function createComparison(recorded: readonly Entry[], baseSeq: number) {
  const recordedAt = (seq: number) => recorded[seq - 1 - baseSeq];
  let turn: Entry[] = [];
  let fault: Fault | null = null;
  let verifiedSeq = baseSeq;
  let inputs = 0;
  let hash: string | null = null;
  const parameters = new Map<string, Change>();
  return {
    fault: (): Fault | null => fault,
    beginTurn() {
      turn = [];
    },
    onEntry(got: Entry, state: State) {
      turn.push(got);
      const expected = recordedAt(got.seq);
      if (expected === undefined || fault !== null) return;
      const stated = parameterChanges(expected, got);
      for (const change of stated ?? []) parameters.set(change.path, change);
      if (stated === null && !isSameEntry(expected, got)) {
        fault = { seq: got.seq, kind: "different", expected, got, reason: null };
        return;
      }
      verifiedSeq = got.seq;
      if (isInput(got) || RandomDrawn.is(got)) inputs += 1;
      if (got.seq === baseSeq + recorded.length) hash = hashOf(state);
    },
    /** The previous turn is over, but this entry, next in the log, was not reproduced. */
    onNotReproduced(seq: number, reason: string) {
      const expected = recordedAt(seq) ?? null;
      fault =
        reason === ""
          ? { seq, kind: "missing", expected, got: null, reason: null }
          : { seq, kind: "input not possible", expected, got: null, reason };
    },
    outcome: () => ({ verifiedSeq, inputs, hash, turn, parameters: [...parameters.values()] }),
  };
}

/** As `isSameJson`, with the fields of an entry by name. */
const isSameEntry = (a: Entry, b: Entry): boolean =>
  a.seq === b.seq &&
  a.at === b.at &&
  a.type === b.type &&
  a.v === b.v &&
  a.cause === b.cause &&
  a.by === b.by &&
  isSameJson(a.data, b.data);

/** The parameters that two otherwise equal entries state differently; null for any other two entries. */
function parameterChanges(expected: Entry, got: Entry): readonly Change[] | null {
  if (!RulesStated.is(expected) || !RulesStated.is(got)) return null;
  const { parameters } = got.data;
  const stated: unknown = fieldOf(expected.data, "parameters");
  const data = { ...expected.data, parameters };
  if (!isSameJson({ ...expected, data }, got) || !isParameters(stated)) return null;
  return [...new Set([...Object.keys(stated), ...Object.keys(parameters)])].flatMap((path) =>
    changesBetween(stated[path], parameters[path], 1).map((change) => ({ ...change, path })),
  );
}

const isParameters = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((parameter) => typeof parameter === "number");

const earlier = (a: Fault | null, b: Fault | null): Fault | null =>
  a === null || (b !== null && b.seq < a.seq) ? b : a;

/** The entry is as recorded, but its fold is not. */
function faultOfState(
  difference: StateDifference | undefined,
  recordedAt: (seq: number) => Entry | undefined,
): Fault | null {
  if (difference === undefined) return null;
  const { seq } = difference;
  const entry = recordedAt(seq) ?? null;
  return { seq, kind: "state", expected: entry, got: entry, reason: null, state: difference };
}

/** A broken checksum counts too, even where replay accepts the line as it reads now. */
function firstFault(
  { brokenSums }: ImportedLog,
  replayFault: Fault | null,
  scene: Scene,
): Fault | null {
  const { recorded, baseSeq = 0 } = scene;
  const lastSeq = baseSeq + recorded.length;
  const [broken] = brokenSums;
  if (broken === undefined || (replayFault !== null && replayFault.seq < broken.seq))
    return replayFault;
  const { seq, line } = broken;
  if (seq > lastSeq) {
    const reason = `line ${line} is not what closes this log: lines after entry ${lastSeq} were cut off or altered`;
    return breakOf(reason, scene);
  }
  const reason = `line ${line} was altered after it was written, or a line before it is missing`;
  const expected = replayFault?.seq === seq ? replayFault.got : null;
  const got = recorded[seq - 1 - baseSeq] ?? null;
  return { seq, kind: "altered", expected, got, reason };
}

/** The log breaks off where more should follow; `turn` is what replay produced there. */
function breakOf(reason: string, { recorded, baseSeq = 0, turn }: Scene): Fault {
  const seq = baseSeq + recorded.length + 1;
  const expected = turn.find((entry) => entry.seq === seq) ?? null;
  return { seq, kind: "altered", expected, got: null, reason };
}

/** The difference at the end of a log that could be read only up to there; `reason` says why. */
export const breakOff = (reason: string, scene: Scene): Difference =>
  explain(breakOf(reason, scene), scene);
