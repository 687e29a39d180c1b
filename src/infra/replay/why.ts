import type { Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import {
  RulesStated,
  TimerArmed,
  TimerCancelled,
  TimerFired,
} from "../../events/runtime/events.ts";
import type { RootFold } from "../../events/slice.ts";
import type { ArmedTimer } from "../../events/runtime/index.ts";
import type { ImportedLog } from "./import.ts";
import { snapshotOf } from "../../events/snapshot.ts";
import { stateFrom } from "./snapshot.ts";
import { sentenceOf } from "./whyTexts.ts";

/**
 * The part of a rule that `why` needs: its parameters, and which conditions are unmet or pause it in a state.
 */
export type AskedRule = {
  readonly id: string;
  readonly parameters: readonly string[];
  readonly missing: (state: State) => readonly string[];
  readonly held: (state: State) => readonly string[];
};

/** A log entry as an answer refers to it; `at` is Unix ms. */
export type Place = { readonly seq: number; readonly at: number; readonly type: string };

/** One timer of the rule; `causes` lead from what armed it back to the input. */
export type TimerStory = {
  readonly timer: number;
  readonly armed: Place;
  readonly causes: readonly Place[];
  readonly dueAt: number;
  /** The previous timer, if it was cancelled in the same turn: this one restarted the wait. */
  readonly resets: Place | null;
  /** How it ended; null while it is armed. */
  readonly end: (Place & { readonly how: "fired" | "cancelled"; readonly input: Place }) | null;
};

/** A condition that stops the rule, and the entry from which on it does. */
export type Stop = {
  readonly name: string;
  readonly kind: "needs" | "pauses";
  readonly since: Place;
};

/** Why a rule is armed, has fired or has not, at an instant; `sentence` sums it up. */
export type Why = {
  readonly rule: string;
  readonly tag: "armed" | "fired" | "cancelled" | "never armed" | "not loaded";
  /** The instant asked about, Unix ms, and the last entry before it. */
  readonly at: number;
  readonly seq: number;
  readonly armed: readonly TimerStory[];
  /** The timer that ended last. */
  readonly last: TimerStory | null;
  readonly stops: readonly Stop[];
  readonly sentence: string;
};

/** The instant asked about: after entry `seq`, or `sinceStartMs` after the start of the visit. */
export type Instant = { readonly seq: number } | { readonly sinceStartMs: number };

/**
 * Answers from the log alone: folds it up to the instant and evaluates the rule's own conditions on the way.
 */
export function why(
  log: ImportedLog,
  root: RootFold<State>,
  rule: AskedRule,
  instant: Instant,
): Why {
  const { entries, skipped, baseSeq } = log;
  const startAt = log.header.startedAt;
  const count =
    "seq" in instant ? instant.seq - baseSeq : countUntil(entries, startAt + instant.sinceStartMs);
  if (count < 0 || count > entries.length) {
    throw new RangeError(`the log has entries ${baseSeq + 1} to ${baseSeq + entries.length}`);
  }
  const passed = entries.slice(0, count);
  const story = createStory(rule, passed, baseSeq);
  let state = stateFrom(log.snapshot ?? snapshotOf(root.initial));
  for (const entry of passed) {
    if (skipped.has(entry.seq)) continue;
    const before = state;
    state = root.fold(state, entry, () => {});
    story.receive(entry, state, state !== before);
  }
  const last = passed.at(-1);
  const at = "seq" in instant ? (last?.at ?? startAt) : startAt + instant.sinceStartMs;
  const answer = { rule: rule.id, at, seq: baseSeq + count, ...story.answer(state) };
  return { ...answer, sentence: sentenceOf(answer, startAt, last) };
}

/** The number of entries up to an instant (Unix ms); the clock may have been set back in between. */
export const countUntil = (entries: readonly Entry[], at: number): number =>
  entries.findLastIndex((entry) => entry.at <= at) + 1;

/** A timer that was armed before the log begins; its causes are no longer known. */
const storyOf = (timer: number, { armedBy, dueAt, delayMs }: ArmedTimer): TimerStory => ({
  timer,
  armed: { seq: armedBy, at: dueAt - delayMs, type: TimerArmed.type },
  causes: [],
  dueAt,
  resets: null,
  end: null,
});

const placeOf = ({ seq, at, type }: Entry): Place => ({ seq, at, type });

function createStory(rule: AskedRule, passed: readonly Entry[], baseSeq: number) {
  const stories = new Map<number, TimerStory>();
  let stops: readonly Stop[] = [];
  let last: TimerStory | null = null;
  let isLoaded = rule.parameters.length === 0;

  const entryAt = (seq: number | null): Entry | undefined =>
    seq === null ? undefined : passed[seq - 1 - baseSeq];
  /** From the cause of an entry back to the input. */
  const causesOf = (entry: Entry): readonly Place[] => {
    const cause = entryAt(entry.cause);
    if (cause === undefined) return [];
    return [placeOf(cause), ...(cause.by === undefined ? [] : causesOf(cause))];
  };
  const inputOf = (entry: Entry): Place =>
    entry.by === undefined ? placeOf(entry) : (causesOf(entry).at(-1) ?? placeOf(entry));

  const arm = (entry: Entry, timer: number, dueAt: number) => {
    const input = inputOf(entry).seq;
    const isReset = last?.end?.how === "cancelled" && last.end.input.seq === input;
    stories.set(timer, {
      timer,
      armed: placeOf(entry),
      causes: causesOf(entry),
      dueAt,
      resets: isReset ? (last?.armed ?? null) : null,
      end: null,
    });
  };
  const finish = (entry: Entry, timer: number, how: "fired" | "cancelled") => {
    const story = stories.get(timer);
    stories.delete(timer);
    if (story !== undefined)
      last = { ...story, end: { ...placeOf(entry), how, input: inputOf(entry) } };
  };
  const updateStops = (entry: Entry, state: State) => {
    const since = placeOf(entry);
    const stop = (kind: Stop["kind"]) => (name: string) =>
      stops.find((past) => past.kind === kind && past.name === name) ?? { kind, name, since };
    stops = [...rule.missing(state).map(stop("needs")), ...rule.held(state).map(stop("pauses"))];
  };

  return {
    receive(entry: Entry, state: State, hasChanged: boolean): void {
      if (TimerArmed.is(entry) && entry.data.rule === rule.id) {
        arm(entry, entry.data.timer, entry.data.dueAt);
      } else if (TimerCancelled.is(entry)) finish(entry, entry.data.timer, "cancelled");
      else if (TimerFired.is(entry)) finish(entry, entry.data.timer, "fired");
      else if (RulesStated.is(entry)) {
        isLoaded ||= rule.parameters.some((name) => `${rule.id}.${name}` in entry.data.parameters);
      }
      if (hasChanged || entry.seq === 1) updateStops(entry, state);
    },
    answer(state: State): Omit<Why, "rule" | "at" | "seq" | "sentence"> {
      const armed = Object.entries(state.runtime.timers)
        .filter(([, running]) => running.rule === rule.id)
        .map(([timer, running]): TimerStory => {
          // The due time may have been moved, and a trimmed log may begin after the timer was armed.
          const story = stories.get(Number(timer)) ?? storyOf(Number(timer), running);
          return { ...story, dueAt: running.dueAt };
        });
      const tag =
        armed.length > 0 ? "armed" : (last?.end?.how ?? (isLoaded ? "never armed" : "not loaded"));
      return { tag, armed, last, stops };
    },
  };
}
