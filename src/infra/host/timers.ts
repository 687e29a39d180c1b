import type { Entry } from "../../events/define.ts";
import { TimerArmed, TimerCancelled, TimerFired, TimerMoved } from "../../events/runtime/events.ts";

type Deadline = { readonly dueAt: number; readonly dueElapsedMs: number };

export type TimerHostOptions = {
  /** Wall clock, Unix ms. */
  readonly now: () => number;
  /** A clock that never goes back, ms. */
  readonly elapsedMs: () => number;
  readonly setTimeout: (run: () => void, delayMs: number) => number;
  readonly clearTimeout: (handle: number) => void;
  readonly fire: (timer: number) => void;
};

/** `setTimeout` misfires with delays above 2^31 - 1 ms. */
const MAX_DELAY_MS = 2_000_000_000;

/**
 * Reports when an armed timer is due. A browser timer is only a hint, because it stops while the phone
 * sleeps. So there is one, for the earliest timer, and every wake-up checks them all. A timer is due by the
 * wall clock (after a sleep) or by the time that really elapsed (after the clock was set back).
 */
export class TimerHost {
  readonly #deadlines = new Map<number, Deadline>();
  readonly #options: TimerHostOptions;
  #handle: number | null = null;

  constructor(options: TimerHostOptions) {
    this.#options = options;
  }

  onEntry(entry: Entry): void {
    if (TimerArmed.is(entry)) {
      const { timer, dueAt, delayMs } = entry.data;
      this.#deadlines.set(timer, { dueAt, dueElapsedMs: this.#options.elapsedMs() + delayMs });
    } else if (TimerMoved.is(entry)) {
      const { timer, dueAt } = entry.data;
      const leftMs = dueAt - this.#options.now();
      if (this.#deadlines.has(timer))
        this.#deadlines.set(timer, { dueAt, dueElapsedMs: this.#options.elapsedMs() + leftMs });
    } else if (TimerCancelled.is(entry) || TimerFired.is(entry)) {
      this.#deadlines.delete(entry.data.timer);
    } else return;
    this.#schedule();
  }

  /** Fires all overdue timers, oldest first; call it whenever the page may have slept. */
  wake(): void {
    const now = this.#options.now();
    const elapsedMs = this.#options.elapsedMs();
    const overdue = [...this.#deadlines]
      .filter(([, { dueAt, dueElapsedMs }]) => dueAt <= now || dueElapsedMs <= elapsedMs)
      .sort(([timerA, a], [timerB, b]) => a.dueElapsedMs - b.dueElapsedMs || timerA - timerB);
    for (const [timer] of overdue) {
      if (this.#deadlines.has(timer)) this.#options.fire(timer);
    }
    this.#schedule();
  }

  stop(): void {
    if (this.#handle !== null) this.#options.clearTimeout(this.#handle);
    this.#handle = null;
    this.#deadlines.clear();
  }

  #schedule(): void {
    if (this.#handle !== null) this.#options.clearTimeout(this.#handle);
    this.#handle = null;
    if (this.#deadlines.size === 0) return;
    const now = this.#options.now();
    const elapsedMs = this.#options.elapsedMs();
    let delayMs = MAX_DELAY_MS;
    // Both clocks count, as in `wake`; otherwise a short sleep would delay the timer by its length.
    for (const { dueAt, dueElapsedMs } of this.#deadlines.values()) {
      delayMs = Math.min(delayMs, dueElapsedMs - elapsedMs, dueAt - now);
    }
    this.#handle = this.#options.setTimeout(
      () => {
        this.#handle = null;
        this.wake();
      },
      Math.max(0, delayMs),
    );
  }
}
