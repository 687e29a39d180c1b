/** Start of every timeline, Unix ms: 15 January 2026, noon UTC. */
export const START_AT = Date.UTC(2026, 0, 15, 12);

/** The page that waits for something; what it waits for stands still, and is forgotten, with it. */
export type Owner = object;

type Task = {
  readonly handle: number;
  readonly owner: Owner;
  readonly run: () => void;
  /** A reply comes from outside and lands while the phone sleeps; a timer stands still meanwhile. */
  readonly kind: "timer" | "reply";
  dueMs: number;
};

/**
 * The one clock of a timeline. `ms` is true time since the start; the wall clock may be set, and time that was
 * slept through is missing from `elapsedMs`, as in a browser.
 */
export class World {
  ms = 0;
  #sleptMs = 0;
  #shiftMs = 0;
  #tasks: Task[] = [];
  #count = 0;
  readonly #frozenAt = new Map<Owner, number>();

  readonly now = (): number => START_AT + this.ms + this.#shiftMs;
  readonly elapsedMs = (): number => this.ms - this.#sleptMs;

  readonly clearTimeout = (handle: number): void => {
    this.#tasks = this.#tasks.filter((task) => task.handle !== handle);
  };

  /** For what runs without a page. */
  readonly setTimeout = (run: () => void, delayMs: number): number =>
    this.timer(this, run, delayMs);

  timer(owner: Owner, run: () => void, delayMs: number): number {
    return this.#add("timer", owner, run, delayMs);
  }

  reply(owner: Owner, run: () => void, delayMs: number): number {
    return this.#add("reply", owner, run, delayMs);
  }

  /** When the next thing happens, true ms; null when nothing is left that can. */
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

  /** The whole phone stands still. */
  sleep(lengthMs: number): void {
    this.ms += lengthMs;
    this.#sleptMs += lengthMs;
    for (const task of this.#tasks) {
      if (!this.#frozenAt.has(task.owner)) this.#standStill(task, lengthMs);
    }
  }

  setClock(byMs: number): void {
    this.#shiftMs += byMs;
  }

  /** A page stands still, and what reaches it from outside waits; the others go on. */
  freeze(owner: Owner): void {
    this.#frozenAt.set(owner, this.ms);
  }

  isFrozen(owner: Owner): boolean {
    return this.#frozenAt.has(owner);
  }

  thaw(owner: Owner): void {
    const lengthMs = this.ms - (this.#frozenAt.get(owner) ?? this.ms);
    this.#frozenAt.delete(owner);
    for (const task of this.#tasks) if (task.owner === owner) this.#standStill(task, lengthMs);
  }

  /** The page is gone, and with it whatever it waited for. */
  forget(owner: Owner): void {
    this.#frozenAt.delete(owner);
    this.#tasks = this.#tasks.filter((task) => task.owner !== owner);
  }

  #standStill(task: Task, lengthMs: number): void {
    task.dueMs = task.kind === "timer" ? task.dueMs + lengthMs : Math.max(task.dueMs, this.ms);
  }

  #add(kind: Task["kind"], owner: Owner, run: () => void, delayMs: number): number {
    this.#count += 1;
    const dueMs = this.ms + Math.max(0, delayMs);
    this.#tasks.push({ handle: this.#count, owner, run, kind, dueMs });
    return this.#count;
  }

  #next(): Task | undefined {
    let first: Task | undefined;
    for (const task of this.#tasks) {
      if (this.#frozenAt.has(task.owner)) continue;
      if (first === undefined || task.dueMs < first.dueMs) first = task;
    }
    return first;
  }
}
