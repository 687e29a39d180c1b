import type { Entry } from "../../events/define.ts";
import {
  RulesStated,
  TimerArmed,
  TimerCancelled,
  TimerFired,
} from "../../events/runtime/events.ts";
import { type Change, changesBetween, fieldOf } from "./difference.ts";
import { isInput } from "./inputs.ts";

export type Cause = Pick<Entry, "seq" | "type" | "at" | "by">;

/** The first place where exact replay and the log part. */
export type Difference = {
  readonly seq: number;
  /**
   * `missing`: recorded, but did not come out; `extra`: came out, but is not recorded; `different`: other
   * data, cause or maker; `input not possible`: nothing here waits for it; `altered`: a checksum is broken or
   * a line is missing, so that here replay is to be believed and not the log.
   */
  readonly kind: "missing" | "extra" | "different" | "input not possible" | "altered";
  /** As recorded (`altered`: as replay has it); null when there is nothing, or nothing known. */
  readonly expected: Entry | null;
  /** As replay made it (`altered`: as the log reads now); null when there is nothing. */
  readonly got: Entry | null;
  /** Where the two differ, field by field. */
  readonly changes: readonly Change[];
  /** In words, where `expected` and `got` alone do not say it. */
  readonly reason: string | null;
  /** Id of the timer rule behind it; without one the epic, decider or fold that made it; else its type. */
  readonly rule: string;
  /** From the cause of `expected`, else of `got`, back to the input at the root. */
  readonly causes: readonly Cause[];
};

export type Fault = Pick<Difference, "seq" | "kind" | "expected" | "got" | "reason">;

/** What is known when replay stops: the log, and what came out from the fault to the end of its turn. */
export type Scene = { readonly recorded: readonly Entry[]; readonly turn: readonly Entry[] };

const changesShown = 50;

export function explain(fault: Fault, { recorded, turn }: Scene): Difference {
  const { seq, reason } = fault;
  const refined = fault.kind === "different" ? refine(fault, { recorded, turn }) : fault;
  const { kind, expected, got } = refined;
  const produced = new Map(turn.map((entry) => [entry.seq, entry]));
  const entryAt = (place: number): Entry | undefined =>
    place < seq ? recorded[place - 1] : (produced.get(place) ?? recorded[place - 1]);
  const subject = expected ?? got;
  return {
    seq,
    kind,
    expected,
    got,
    changes: expected === null || got === null ? [] : changesBetween(expected, got, changesShown),
    reason,
    rule: ruleOf([expected, got], { recorded, turn }, entryAt),
    causes: subject === null ? [] : chainOf(subject, entryAt).map(asCause),
  };
}

/** One entry too many or too few shifts all others of its turn: then that one is named. */
function refine(fault: Fault, { recorded, turn }: Scene): Fault {
  const { expected, got } = fault;
  if (expected === null || got === null) return fault;
  if (isInput(expected)) return { ...fault, kind: "extra", expected: null };
  const place = expected.seq;
  const nextInput = recorded.findIndex((entry, index) => index >= place && isInput(entry));
  const later = recorded.slice(place, nextInput === -1 ? recorded.length : nextInput);
  const comesLater = turn.some((one) => one.seq > place && isSameEvent(one, expected));
  const wasLater = later.some((entry) => isSameEvent(entry, got));
  if (comesLater && !wasLater) return { ...fault, kind: "extra", expected: null };
  if (wasLater && !comesLater) return { ...fault, kind: "missing", got: null };
  return fault;
}

const isSameEvent = (one: Entry, other: Entry): boolean =>
  one.type === other.type &&
  one.by === other.by &&
  changesBetween(one.data, other.data, 1).length === 0;

type Find = (seq: number) => Entry | undefined;

/** Causes only point back, so the chain ends. */
function chainOf(entry: Entry, find: Find): Entry[] {
  const chain: Entry[] = [];
  for (let { cause } = entry; cause !== null; ) {
    const next = find(cause);
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

/** The rules that state other figures than before; `POLL-PAUSE.hiddenMs` is a figure of POLL-PAUSE. */
function statedRule([expected, got]: readonly (Entry | null | undefined)[]): string | null {
  if (!expected || !got || !RulesStated.is(expected) || !RulesStated.is(got)) return null;
  const changed = changesBetween(expected.data.figures, got.data.figures, changesShown);
  const ids = changed.map(({ path }) => path.split(".", 1)[0] ?? path);
  return ids.length === 0 ? null : [...new Set(ids)].join(", ");
}

const firstOf = <A>(list: readonly A[], find: (item: A) => string | null): string | null => {
  for (const item of list) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
};

/**
 * The entry's own timer; else the timer that its maker set: before it in the chain of causes, after it in
 * the same turn, or ever, when all of them are of one rule; else the nearest timer that led to it.
 */
function ruleOf(
  subjects: readonly (Entry | null)[],
  { recorded, turn }: Scene,
  find: Find,
): string {
  const entries = subjects.filter((entry) => entry !== null);
  const own = statedRule(subjects) ?? firstOf(entries, timerRule);
  if (own !== null) return own;
  const chains = entries.flatMap((entry) => chainOf(entry, find));
  const makers = new Set(entries.map(({ by }) => by).filter((by) => by !== undefined));
  const isTheirs = (entry: Entry) => entry.by !== undefined && makers.has(entry.by);
  const rulesOf = (list: readonly Entry[]) =>
    list.filter((entry) => TimerArmed.is(entry) && isTheirs(entry)).map(timerRule);
  const ever = [...new Set(rulesOf(recorded))];
  return (
    rulesOf(chains)[0] ??
    rulesOf(turn)[0] ??
    (ever.length === 1 ? ever[0] : null) ??
    firstOf(chains, timerRule) ??
    [...makers][0] ??
    entries[0]?.type ??
    "none"
  );
}
