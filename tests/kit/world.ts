import type { Subscription } from "rxjs";
import { TestScheduler } from "rxjs/testing";

/** Start of every timeline, Unix ms: 15 January 2026, noon UTC. */
export const START_AT = Date.UTC(2026, 0, 15, 12);

/** More than ever happens at one time; beyond this something loops. */
const MOST_AT_ONCE = 1_000;
export class Circle extends Error {}

/** The page that waits for something; its tasks are suspended, and dropped, with it. */
export type Owner = object;

type Task = {
  readonly handle: number;
  readonly owner: Owner;
  readonly run: () => void;
  /** A reply is external and arrives while the phone sleeps; a timer is suspended in the meantime. */
  readonly kind: "timer" | "reply";
  dueMs: number;
  /** Its place in the queue of the scheduler; null while its page is suspended. */
  place: Subscription | null;
};

/**
 * The single clock of a timeline: the virtual time of a TestScheduler, in ms. `ms` is true time since the
 * start; the wall clock can be set, and `elapsedMs` leaves out time asleep, as in a browser.
 */
export class World {
  readonly #scheduler: TestScheduler;
  #sleptMs = 0;
  #shiftMs = 0;
  #tasks: Task[] = [];
  #count = 0;
  #lastMs = 0;
  #atOnce = 0;
  readonly #frozenAt = new Map<Owner, number>();

  constructor(scheduler = new TestScheduler(() => {})) {
    this.#scheduler = scheduler;
  }

  get ms(): number {
    return this.#scheduler.frame;
  }

  set ms(ms: number) {
    this.#scheduler.frame = ms;
  }

  readonly now = (): number => START_AT + this.ms + this.#shiftMs;
  readonly elapsedMs = (): number => this.ms - this.#sleptMs;

  readonly clearTimeout = (handle: number): void => {
    this.#drop((task) => task.handle === handle);
  };

  /** For tasks without a page. */
  readonly setTimeout = (run: () => void, delayMs: number): number =>
    this.timer(this, run, delayMs);

  timer(owner: Owner, run: () => void, delayMs: number): number {
    return this.#add("timer", owner, run, delayMs);
  }

  reply(owner: Owner, run: () => void, delayMs: number): number {
    return this.#add("reply", owner, run, delayMs);
  }

  /** When the next task is due, true ms; null when none is left. */
  nextMs(): number | null {
    return this.#scheduler.actions[0]?.delay ?? null;
  }

  /** Runs everything due at the next time, including immediate consequences. */
  runNext(): void {
    const nextMs = this.nextMs();
    if (nextMs === null) return;
    this.#scheduler.maxFrames = nextMs;
    this.#scheduler.flush();
  }

  /** The whole phone is suspended. */
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

  /** A page is suspended, and its external inputs wait; the others continue. */
  freeze(owner: Owner): void {
    this.#frozenAt.set(owner, this.ms);
    for (const task of this.#tasks) if (task.owner === owner) this.#leaveQueue(task);
  }

  isFrozen(owner: Owner): boolean {
    return this.#frozenAt.has(owner);
  }

  thaw(owner: Owner): void {
    const lengthMs = this.ms - (this.#frozenAt.get(owner) ?? this.ms);
    this.#frozenAt.delete(owner);
    for (const task of this.#tasks) if (task.owner === owner) this.#standStill(task, lengthMs);
  }

  /** The page is gone, with everything it waited for. */
  forget(owner: Owner): void {
    this.#frozenAt.delete(owner);
    this.#drop((task) => task.owner === owner);
  }

  /** The timeline is over; the app never stops by itself. */
  end(): void {
    this.#drop(() => true);
  }

  #add(kind: Task["kind"], owner: Owner, run: () => void, delayMs: number): number {
    this.#count += 1;
    const dueMs = this.ms + Math.max(0, delayMs);
    const task: Task = { handle: this.#count, owner, run, kind, dueMs, place: null };
    this.#tasks.push(task);
    if (!this.#frozenAt.has(owner)) this.#enterQueue(task);
    return this.#count;
  }

  #standStill(task: Task, lengthMs: number): void {
    this.#leaveQueue(task);
    task.dueMs = task.kind === "timer" ? task.dueMs + lengthMs : Math.max(task.dueMs, this.ms);
    this.#enterQueue(task);
  }

  #enterQueue(task: Task): void {
    const happen = () => {
      this.clearTimeout(task.handle);
      this.#atOnce = this.ms > this.#lastMs ? 0 : this.#atOnce + 1;
      this.#lastMs = this.ms;
      if (this.#atOnce > MOST_AT_ONCE) throw new Circle();
      task.run();
    };
    task.place = this.#scheduler.schedule(happen, task.dueMs - this.ms);
  }

  #leaveQueue(task: Task): void {
    task.place?.unsubscribe();
    task.place = null;
  }

  #drop(isGone: (task: Task) => boolean): void {
    this.#tasks.filter(isGone).forEach((task) => this.#leaveQueue(task));
    this.#tasks = this.#tasks.filter((task) => !isGone(task));
  }
}
