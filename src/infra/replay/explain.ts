import type { Entry } from "../../events/define.ts";
import { TimerArmed, TimerCancelled, TimerFired } from "../../events/runtime/events.ts";
import { type Change, changesBetween, fieldOf } from "./difference.ts";
import { isInput } from "./inputs.ts";
import type { StateDifference } from "./stateDifference.ts";

export type Cause = Pick<Entry, "seq" | "type" | "at" | "by">;

/** The first entry at which exact replay and the log differ. */
export type Difference = {
  readonly seq: number;
  /**
   * `missing`: recorded but not replayed; `extra`: replayed but not recorded; `different`: other data, cause
   * or maker; `input not possible`: nothing waits for it at this point; `altered`: a checksum is broken or a
   * line is missing, so trust replay and not the log; `state`: the entry is the same, what its fold made of the state
   * is not.
   */
  readonly kind: "missing" | "extra" | "different" | "input not possible" | "altered" | "state";
  /** As recorded (`altered`: as replayed); null when there is no such entry or it is unknown. */
  readonly expected: Entry | null;
  /** As replayed (`altered`: as the log reads now); null when there is no such entry. */
  readonly got: Entry | null;
  /** Where the two differ, field by field; `state`: what this build's fold changed there. */
  readonly changes: readonly Change[];
  /** For `state`: which slice and path. */
  readonly state: StateDifference | null;
  /** In words, where `expected` and `got` alone do not explain it. */
  readonly reason: string | null;
  /** Id of the timer rule behind it; else the epic, decider or fold that made it; else its type. */
  readonly rule: string;
  /** From the cause of `expected`, else of `got`, back to the input at the root. */
  readonly causes: readonly Cause[];
};

export type Fault = Pick<Difference, "seq" | "kind" | "expected" | "got" | "reason"> & {
  readonly state?: StateDifference;
};

/** What is known when replay stops: the log, and the replayed entries of the turn it stopped in. */
export type Scene = {
  readonly recorded: readonly Entry[];
  /** The seq before the first of them; 0 unless the log is trimmed. */
  readonly baseSeq?: number;
  readonly turn: readonly Entry[];
};

const maxChanges = 50;

export function explain(fault: Fault, { recorded, baseSeq = 0, turn }: Scene): Difference {
  const { seq, reason, state = null } = fault;
  const refined = fault.kind === "different" ? refine(fault, { recorded, baseSeq, turn }) : fault;
  const { kind, expected, got } = refined;
  const produced = new Map(turn.map((entry) => [entry.seq, entry]));
  const recordedAt = (target: number): Entry | undefined => recorded[target - 1 - baseSeq];
  const entryAt = (target: number): Entry | undefined =>
    target < seq ? recordedAt(target) : (produced.get(target) ?? recordedAt(target));
  const subject = expected ?? got;
  return {
    seq,
    kind,
    expected,
    got,
    changes:
      state?.changes ??
      (expected === null || got === null ? [] : changesBetween(expected, got, maxChanges)),
    state,
    reason,
    rule:
      state !== null ? `fold:${state.slice}` : ruleOf([expected, got], { recorded, turn }, entryAt),
    causes: subject === null ? [] : chainOf(subject, entryAt).map(asCause),
  };
}

/** One extra or missing entry shifts all others of its turn: this finds the one that did. */
function refine(fault: Fault, { recorded, baseSeq = 0, turn }: Scene): Fault {
  const { expected, got } = fault;
  if (expected === null || got === null) return fault;
  if (isInput(expected)) return { ...fault, kind: "extra", expected: null };
  const { seq } = expected;
  const index = seq - baseSeq;
  const nextInput = recorded.findIndex((entry, at) => at >= index && isInput(entry));
  const later = recorded.slice(index, nextInput === -1 ? recorded.length : nextInput);
  const isReplayedLater = turn.some((entry) => entry.seq > seq && isSameEvent(entry, expected));
  const isRecordedLater = later.some((entry) => isSameEvent(entry, got));
  if (isReplayedLater && !isRecordedLater) return { ...fault, kind: "extra", expected: null };
  if (isRecordedLater && !isReplayedLater) return { ...fault, kind: "missing", got: null };
  return fault;
}

const isSameEvent = (a: Entry, b: Entry): boolean =>
  a.type === b.type && a.by === b.by && changesBetween(a.data, b.data, 1).length === 0;

export type EntryLookup = (seq: number) => Entry | undefined;

/** The causes of an entry, back to the input at the root. They only point back, so the chain ends. */
export function chainOf(entry: Entry, entryAt: EntryLookup): Entry[] {
  const chain: Entry[] = [];
  for (let { cause } = entry; cause !== null; ) {
    const next = entryAt(cause);
    if (next === undefined) break;
    chain.push(next);
    cause = next.cause !== null && next.cause < next.seq ? next.cause : null;
  }
  return chain;
}

const asCause = ({ seq, type, at, by }: Entry): Cause =>
  by === undefined ? { seq, type, at } : { seq, type, at, by };

const timerRule = (entry: Entry): string | null =>
  TimerArmed.is(entry) || TimerFired.is(entry) || TimerCancelled.is(entry)
    ? String(fieldOf(entry.data, "rule"))
    : null;

const firstOf = <A>(list: readonly A[], pick: (item: A) => string | null): string | null => {
  for (const item of list) {
    const picked = pick(item);
    if (picked !== null) return picked;
  }
  return null;
};

/**
 * The rule of the entry's own timer; else of a timer that its maker armed: in the chain of causes, in the
 * same turn, or anywhere if all of those belong to one rule; else of the nearest timer that led to it.
 */
function ruleOf(
  subjects: readonly (Entry | null)[],
  { recorded, turn }: Scene,
  entryAt: EntryLookup,
): string {
  const entries = subjects.filter((entry) => entry !== null);
  const ownRule = firstOf(entries, timerRule);
  if (ownRule !== null) return ownRule;
  const chains = entries.flatMap((entry) => chainOf(entry, entryAt));
  const makers = new Set(entries.map(({ by }) => by).filter((by) => by !== undefined));
  const isTheirs = (entry: Entry) => entry.by !== undefined && makers.has(entry.by);
  const rulesOf = (list: readonly Entry[]) =>
    list.filter((entry) => TimerArmed.is(entry) && isTheirs(entry)).map(timerRule);
  const everArmed = [...new Set(rulesOf(recorded))];
  return (
    rulesOf(chains)[0] ??
    rulesOf(turn)[0] ??
    (everArmed.length === 1 ? everArmed[0] : null) ??
    firstOf(chains, timerRule) ??
    [...makers][0] ??
    entries[0]?.type ??
    "none"
  );
}
