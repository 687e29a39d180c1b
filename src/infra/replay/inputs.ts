import { type AnyDefinition, callOfAsked, draftOf, type Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import {
  CallCancelled,
  RandomDrawn,
  TimerCancelled,
  TimerFired,
} from "../../events/runtime/events.ts";
import { AppStarted } from "../../events/shell/events.ts";
import type { Engine } from "../runtime/engine.ts";
import { fieldOf, isSameJson } from "./difference.ts";
import type { ImportedLog } from "./import.ts";

/** Whether this entry came from outside; entries made inside have a `by`. */
export const isInput = ({ by }: Entry): boolean => by === undefined;

export const noRandom = "00000000-0000-4000-8000-000000000000";

/** Stands in for the outside world: feeds in the inputs of a log, and checks that each is possible. */
export function createInputs(log: ImportedLog, definitions: ReadonlyMap<string, AnyDefinition>) {
  const { entries, skipped, damaged, baseSeq } = log;
  const askedByCall = new Map<number, Entry>();
  const endByCall = new Map<number, Entry>();
  for (const entry of entries) {
    const call = callNumber(entry);
    if (call === null) continue;
    const known = callOfAsked(entry.type) === undefined ? endByCall : askedByCall;
    if (!known.has(call)) known.set(call, entry);
  }
  const firstAsked = Math.min(...askedByCall.keys());
  const lastBefore = (seq: number, isWanted: (entry: Entry) => boolean): Entry | undefined =>
    entries.slice(0, seq - 1 - baseSeq).findLast(isWanted);
  /** In a trimmed log the state alone knows timers that were armed before it begins. */
  const ruleArmed = (timer: number, { timers, state }: Engine<State>): string | undefined =>
    timers.ruleOf(timer) ?? (baseSeq > 0 ? state.runtime.timers[timer]?.rule : undefined);
  /** In a trimmed log calls of epics that do not run are waited for until something ends them. */
  const isWaiting = (call: number, { seq }: Entry, { calls }: Engine<State>): boolean =>
    calls.isWaiting(call) || (baseSeq > 0 && endByCall.get(call)?.seq === seq);

  const timerFault = ({ seq, data }: Entry & { data: TimerData }, engine: Engine<State>) => {
    const { timer, rule } = data;
    const armedRule = ruleArmed(timer, engine);
    if (armedRule === rule) return null;
    if (armedRule !== undefined) return `timer ${timer} is armed, but by the rule ${armedRule}`;
    const end = lastBefore(
      seq,
      (entry) => (TimerFired.is(entry) || TimerCancelled.is(entry)) && entry.data.timer === timer,
    );
    if (end === undefined) return `timer ${timer} is not armed`;
    const how = TimerFired.is(end) ? "it had fired" : "it was cancelled";
    return `timer ${timer} is not armed any more: ${how} at entry ${end.seq}`;
  };

  const answerFault = (entry: Entry, engine: Engine<State>) => {
    const askedType = entry.type.replace(/(Answered|Failed)$/, "Asked");
    const call = callOfAsked(askedType);
    if (call?.answered.type !== entry.type && call?.failed.type !== entry.type) return null;
    const number = callNumber(entry) ?? 0;
    const askedEntry = askedByCall.get(number);
    // It was asked before a trimmed log begins.
    if (baseSeq > 0 && number < firstAsked && isWaiting(number, entry, engine)) return null;
    if (askedEntry === undefined || askedEntry.seq > entry.seq)
      return `call ${number} was never asked`;
    if (!isWaiting(number, entry, engine)) {
      const end = lastBefore(
        entry.seq,
        (past) => callNumber(past) === number && (CallCancelled.is(past) || isInput(past)),
      );
      const how = end !== undefined && CallCancelled.is(end) ? "cancelled" : "answered";
      return `call ${number} waits for no answer: ${how} at entry ${end?.seq ?? askedEntry.seq}`;
    }
    if (askedEntry.type !== askedType) return `call ${number} is ${askedEntry.type}`;
    if (!isSameJson(askOf(askedEntry), askOf(entry))) {
      return `call ${number} asked something else at entry ${askedEntry.seq}`;
    }
    return null;
  };

  const faultOf = (entry: Entry, engine: Engine<State>): string | null => {
    const { seq, type, v } = entry;
    const definition = definitions.get(type);
    if (skipped.has(seq) || definition === undefined) {
      const damage = damaged.find((candidate) => candidate.seq === seq);
      return damage?.reason ?? `this build knows no ${type} of version ${v}`;
    }
    if (definition.origin === "derived" || RandomDrawn.is(entry)) {
      return `${type} is made by a rule or a decider and cannot come from outside`;
    }
    if (AppStarted.is(entry) !== (seq === 1)) {
      return seq === 1 ? "a visit begins with AppStarted" : "a visit begins only once";
    }
    return TimerFired.is(entry) ? timerFault(entry, engine) : answerFault(entry, engine);
  };

  return {
    /** Feeds the entry to the engine, or returns why it is not possible at this point. */
    take(entry: Entry, engine: Engine<State>): string | null {
      const fault = faultOf(entry, engine);
      const definition = definitions.get(entry.type);
      if (fault !== null || definition === undefined) return fault ?? entry.type;
      const draft = draftOf(definition, entry.data);
      if (entry.seq === 1) engine.start(draft, entry.at);
      else engine.input(draft, entry.at);
      return null;
    },

    /** The value drawn as the entry after `seq`; a draw at any other point differs anyway. */
    drawn(seq: number): string {
      const next = entries[seq - baseSeq];
      return next !== undefined && RandomDrawn.is(next) && !skipped.has(next.seq)
        ? next.data.value
        : noRandom;
    },
  };
}

type TimerData = { readonly timer: number; readonly rule: string };

const askOf = ({ data }: Entry): unknown => fieldOf(data, "ask");
const callNumber = ({ data }: Entry): number | null => {
  const call = fieldOf(data, "call");
  return typeof call === "number" ? call : null;
};
