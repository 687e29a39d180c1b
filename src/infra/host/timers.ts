import type { Entry } from "../../events/define.ts";
import { TimerArmed, TimerCancelled, TimerFired, TimerMoved } from "../../events/runtime/events.ts";

type Due = { readonly dueAt: number; readonly dueElapsedMs: number };

export type TimerHostOptions = {
  /** Wall clock, Unix ms. */
  readonly now: () => number;
  /** A clock that never goes back, ms. */
  readonly elapsedMs: () => number;
  readonly setTimeout: (run: () => void, delayMs: number) => number;
  readonly clearTimeout: (handle: number) => void;
  readonly fire: (timer: number) => void;
};

/** The browser keeps longer delays wrongly. */
const LONGEST_MS = 2_000_000_000;

/**
 * Says when an armed timer has come due. A timer of the browser is a hint only: it stands still while the
 * phone sleeps. So there is one for the earliest, and every wake-up looks at all: due is what the wall clock
 * says (after a sleep) or what has truly elapsed (after the clock was set back).
 */
export class TimerHost {
  readonly #due = new Map<number, Due>();
  readonly #options: TimerHostOptions;
  #handle: number | null = null;

  constructor(options: TimerHostOptions) {
    this.#options = options;
  }

  onEntry(entry: Entry): void {
    if (TimerArmed.is(entry)) {
      const { timer, dueAt, delayMs } = entry.data;
      this.#due.set(timer, { dueAt, dueElapsedMs: this.#options.elapsedMs() + delayMs });
    } else if (TimerMoved.is(entry)) {
      const { timer, dueAt } = entry.data;
      const leftMs = dueAt - this.#options.now();
      if (this.#due.has(timer))
        this.#due.set(timer, { dueAt, dueElapsedMs: this.#options.elapsedMs() + leftMs });
    } else if (TimerCancelled.is(entry) || TimerFired.is(entry)) {
      this.#due.delete(entry.data.timer);
    } else return;
    this.#wait();
  }

  /** Fires whatever is overdue, oldest first; call it whenever the page may have slept. */
  wake(): void {
    const now = this.#options.now();
    const elapsedMs = this.#options.elapsedMs();
    const overdue = [...this.#due]
      .filter(([, due]) => due.dueAt <= now || due.dueElapsedMs <= elapsedMs)
      .sort(([one, a], [other, b]) => a.dueElapsedMs - b.dueElapsedMs || one - other);
    for (const [timer] of overdue) {
      if (this.#due.has(timer)) this.#options.fire(timer);
    }
    this.#wait();
  }

  stop(): void {
    if (this.#handle !== null) this.#options.clearTimeout(this.#handle);
    this.#handle = null;
    this.#due.clear();
  }

  #wait(): void {
    if (this.#handle !== null) this.#options.clearTimeout(this.#handle);
    this.#handle = null;
    if (this.#due.size === 0) return;
    const now = this.#options.now();
    const elapsedMs = this.#options.elapsedMs();
    let delayMs = LONGEST_MS;
    // Both clocks count here as in `wake`, or a short sleep would put the timer off by its length.
    for (const due of this.#due.values()) {
      delayMs = Math.min(delayMs, due.dueElapsedMs - elapsedMs, due.dueAt - now);
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
