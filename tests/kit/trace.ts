import { rules } from "../../src/catalogue.ts";
import { heldBy } from "../../src/epics/rules/rule.ts";
import type { State } from "../../src/events/index.ts";
import { TimerArmed, TimerCancelled, TimerFired } from "../../src/events/runtime/events.ts";
import type { RecordedEvent } from "./play.ts";

/** A timer of the rule from start to end, true ms since the start; `dueMs` as if nothing intervened. */
type Timer = {
  readonly tab: 1 | 2;
  readonly number: number;
  readonly armedMs: number;
  readonly dueMs: number;
  end: { readonly how: "fired" | "cancelled"; readonly ms: number } | null;
};

/** What a timeline did for one rule: its timers, and when one of its `pauses` held it. */
export class Trace {
  readonly timers: Timer[] = [];
  /** Alternating held and released; the first is the first hold. */
  readonly holds: boolean[] = [];
  readonly rule: string;

  constructor(rule: string) {
    this.rule = rule;
  }

  readonly receive = ({ ms, entry, tab }: RecordedEvent, state: State): void => {
    this.#recordHold(state);
    if (TimerArmed.is(entry) && entry.data.rule === this.rule) {
      const { timer: number, delayMs } = entry.data;
      this.timers.push({ tab, number, armedMs: ms, dueMs: ms + delayMs, end: null });
      return;
    }
    if (!TimerFired.is(entry) && !TimerCancelled.is(entry)) return;
    const number = entry.data.timer;
    // A reloaded page numbers its timers from the start: the newest one with the number is meant.
    const timer = this.timers.findLast((one) => one.tab === tab && one.number === number);
    if (timer === undefined || entry.data.rule !== this.rule) return;
    timer.end = { how: TimerFired.is(entry) ? "fired" : "cancelled", ms };
  };

  ended(how: "fired" | "cancelled"): readonly number[] {
    return this.timers.flatMap(({ end }) => (end?.how === how ? [end.ms] : []));
  }

  #recordHold(state: State): void {
    const rule = rules.find(({ id }) => id === this.rule);
    const isHeld = rule !== undefined && heldBy(rule, state).length > 0;
    if (isHeld !== (this.holds.at(-1) ?? false)) this.holds.push(isHeld);
  }
}
