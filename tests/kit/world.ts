/** Start of every drawing, Unix ms: 15 January 2026, noon UTC. */
export const START_AT = Date.UTC(2026, 0, 15, 12);

type Task = {
  readonly handle: number;
  readonly run: () => void;
  /** A reply comes from outside and lands while the phone sleeps; a timer stands still meanwhile. */
  readonly kind: "timer" | "reply";
  dueMs: number;
};

/**
 * The one clock of a drawing. `ms` is true time since the start; the wall clock may be set, and time that was
 * slept through is missing from `elapsedMs`, as in a browser.
 */
export class World {
  ms = 0;
  #sleptMs = 0;
  #shiftMs = 0;
  #tasks: Task[] = [];
  #count = 0;

  readonly now = (): number => START_AT + this.ms + this.#shiftMs;
  readonly elapsedMs = (): number => this.ms - this.#sleptMs;
  readonly setTimeout = (run: () => void, delayMs: number): number =>
    this.#add("timer", run, delayMs);

  readonly clearTimeout = (handle: number): void => {
    this.#tasks = this.#tasks.filter((task) => task.handle !== handle);
  };

  reply(run: () => void, delayMs: number): number {
    return this.#add("reply", run, delayMs);
  }

  /** When the next thing happens, true ms; null when nothing is left. */
  nextMs(): number | null {
    return this.#next()?.dueMs ?? null;
  }

  runNext(): void {
    const task = this.#next();
    if (task === undefined) return;
    this.clearTimeout(task.handle);
    this.ms = Math.max(this.ms, task.dueMs);
    task.run();
  }

  sleep(lengthMs: number): void {
    this.ms += lengthMs;
    this.#sleptMs += lengthMs;
    for (const task of this.#tasks) {
      task.dueMs = task.kind === "timer" ? task.dueMs + lengthMs : Math.max(task.dueMs, this.ms);
    }
  }

  setClock(byMs: number): void {
    this.#shiftMs += byMs;
  }

  /** The page is gone, and with it whatever it waited for. */
  forgetTasks(): void {
    this.#tasks = [];
  }

  #add(kind: Task["kind"], run: () => void, delayMs: number): number {
    this.#count += 1;
    this.#tasks.push({ handle: this.#count, run, kind, dueMs: this.ms + Math.max(0, delayMs) });
    return this.#count;
  }

  #next(): Task | undefined {
    let first: Task | undefined;
    for (const task of this.#tasks) {
      if (first === undefined || task.dueMs < first.dueMs) first = task;
    }
    return first;
  }
}
