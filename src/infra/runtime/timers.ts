import { type SchedulerAction, type SchedulerLike, Subscription } from "rxjs";
import type { Draft, Entry } from "../../events/define.ts";
import { TimerArmed, TimerCancelled, TimerFired } from "../../events/runtime/events.ts";
import type { Clock } from "./epic.ts";

type TimersDeps = {
  now(): number;
  emit(draft: Draft, by: string): void;
  /** The number that follows another one, where that is not the next. */
  readonly next: ((timer: number) => number) | undefined;
};

type Armed = { readonly rule: string; readonly run: () => void; seq: number | null };

/**
 * Timers as events: arming, cancelling and firing are logged. Nothing waits here; the engine's host (the
 * page, a test, replay) reports when a timer is due.
 */
export class Timers {
  readonly #armed = new Map<number, Armed>();
  readonly #engine: TimersDeps;
  #count = 0;

  constructor(engine: TimersDeps) {
    this.#engine = engine;
  }

  ruleOf(timer: number): string | undefined {
    return this.#armed.get(timer)?.rule;
  }

  armedBy(draft: Draft): number | null {
    if (!TimerFired.is(draft)) return null;
    return this.#armed.get(draft.data.timer)?.seq ?? null;
  }

  onEntry(entry: Entry): void {
    if (TimerArmed.is(entry)) {
      const armed = this.#armed.get(entry.data.timer);
      if (armed !== undefined) armed.seq = entry.seq;
    } else if (TimerFired.is(entry)) {
      const armed = this.#armed.get(entry.data.timer);
      this.#armed.delete(entry.data.timer);
      armed?.run();
    }
  }

  clockOf(by: string): Clock {
    const now = () => this.#engine.now();
    return {
      now,
      rule: (rule): SchedulerLike => ({
        now,
        schedule: (work, delayMs = 0, state) => {
          type State = typeof state;
          const action = new RuleAction<NonNullable<State>>(
            (delay, run) => this.#arm(rule, by, delay, run),
            (timer) => this.#cancel(timer, by),
            work as (this: SchedulerAction<NonNullable<State>>, state?: NonNullable<State>) => void,
          );
          return action.schedule(state as NonNullable<State>, delayMs);
        },
      }),
    };
  }

  #arm(rule: string, by: string, delayMs: number, run: () => void): number {
    this.#count = this.#engine.next?.(this.#count) ?? this.#count + 1;
    const timer = this.#count;
    this.#armed.set(timer, { rule, run, seq: null });
    this.#engine.emit(
      TimerArmed({ timer, rule, delayMs, dueAt: this.#engine.now() + delayMs }),
      by,
    );
    return timer;
  }

  #cancel(timer: number, by: string): void {
    const armed = this.#armed.get(timer);
    if (armed === undefined) return;
    this.#armed.delete(timer);
    this.#engine.emit(TimerCancelled({ timer, rule: armed.rule }), by);
  }
}

/** An RxJS action: work that may reschedule itself from within (`this.schedule`). */
class RuleAction<T> extends Subscription implements SchedulerAction<T> {
  #timer: number | null = null;
  readonly #arm: (delayMs: number, run: () => void) => number;
  readonly #cancel: (timer: number) => void;
  readonly #work: (this: SchedulerAction<T>, state?: T) => void;

  constructor(
    arm: (delayMs: number, run: () => void) => number,
    cancel: (timer: number) => void,
    work: (this: SchedulerAction<T>, state?: T) => void,
  ) {
    super();
    this.#arm = arm;
    this.#cancel = cancel;
    this.#work = work;
  }

  schedule(state?: T, delayMs = 0): Subscription {
    if (this.closed) return this;
    this.#drop();
    this.#timer = this.#arm(delayMs, () => {
      this.#timer = null;
      this.#work(state);
    });
    return this;
  }

  override unsubscribe(): void {
    this.#drop();
    super.unsubscribe();
  }

  #drop(): void {
    if (this.#timer === null) return;
    const timer = this.#timer;
    this.#timer = null;
    this.#cancel(timer);
  }
}
