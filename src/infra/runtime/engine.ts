import { isLeft, left } from "fp-ts/lib/Either.js";
import { merge, type Observable, Subject } from "rxjs";
import type { DataOf, Draft, Entry, EntryOf } from "../../events/define.ts";
import {
  CommandPostponed,
  CommandRefused,
  EpicCrashed,
  type Need,
  DomainsArrived,
  FoldCrashed,
  RandomDrawn,
  TimerFired,
} from "../../events/runtime/events.ts";
import type { RootFold } from "../../events/slice.ts";
import { Calls } from "./calls.ts";
import type { Decide, Decision } from "./decide.ts";
import type { Epic, EpicDeps } from "./epic.ts";
import { isPostponed, Postponed } from "./postponed.ts";
import { Timers } from "./timers.ts";

export type EngineOptions<S extends object> = {
  readonly root: RootFold<S>;
  readonly decide: Decide<S>;
  readonly epics: readonly Epic<S>[];
  /** Those that start when domains arrive. */
  readonly epicsOf?: (need: Need, domains: readonly string[]) => readonly Epic<S>[];
  /** A fresh random UUID; replay hands out the recorded ones. */
  readonly draw: () => string;
  /** Called once for each entry, after its fold and before any epic sees it. */
  readonly onEntry: (entry: Entry, state: S) => void;
  /** What a dead epic that guards the player leads to (idle, limits, reality check). */
  readonly onGuardLost?: () => Draft;
};

type Waiting = { readonly draft: Draft; readonly cause: number | null; readonly by?: string };

/**
 * The one loop: an input enters, the decider or the fold runs, epics hear of it, what they answer queues
 * behind it. Knows no clock and does no I/O: instants come with the inputs, effects are events that ports
 * act on. The same code runs in the page, in tests and in replay.
 */
export class Engine<S extends object> {
  state: S;
  readonly timers: Timers;
  readonly calls: Calls;
  readonly #options: EngineOptions<S>;
  readonly #byType = new Map<string, Subject<Entry>>();
  readonly #state$ = new Subject<S>();
  readonly #inbox: { draft: Draft; at: number }[] = [];
  #queue: Waiting[] = [];
  readonly #postponed = new Postponed();
  #seq = 0;
  #at = 0;
  #current: Entry | null = null;
  #isRunning = false;
  readonly #running = new Set<string>();
  /** Tells that a turn is over and `state` is at rest; for views. */
  readonly turn$ = new Subject<S>();

  constructor(options: EngineOptions<S>) {
    this.#options = options;
    this.state = options.root.initial;
    this.timers = new Timers({ now: () => this.#at, emit: this.#emit });
    this.calls = new Calls({ emit: this.#emit, asker: () => options.root.asker(this.state) });
  }

  get seq(): number {
    return this.#seq;
  }

  /** Begins the visit: `first` is entry 1, and the epics start on hearing it. */
  start(first: Draft, at: number): void {
    this.#inbox.unshift({ draft: first, at });
    this.#work(() => {
      for (const epic of this.#options.epics) this.#run(epic);
    });
  }

  /** Takes one thing from outside; when a turn is running it waits for the end of that turn. */
  input(draft: Draft, at: number): void {
    this.#inbox.push({ draft, at });
    if (!this.#isRunning) this.#work();
  }

  /** Fires an armed timer; a number that is not armed (any more) is ignored. */
  fire(timer: number, at: number): void {
    const rule = this.timers.ruleOf(timer);
    if (rule !== undefined) this.input(TimerFired({ timer, rule }), at);
  }

  /** Turn after turn. What a listener of `turn$` sends waits too, or the next listener would hear of it too early. */
  #work(onFirst?: () => void): void {
    this.#isRunning = true;
    let onNext = onFirst;
    try {
      for (let next = this.#inbox.shift(); next !== undefined; next = this.#inbox.shift()) {
        if (this.calls.isTooLate(next.draft)) continue;
        this.#turn(next.draft, next.at, onNext);
        onNext = undefined;
        this.turn$.next(this.state);
      }
    } finally {
      this.#isRunning = false;
    }
  }

  #turn(draft: Draft, at: number, onFirst?: () => void): void {
    this.#at = at;
    try {
      this.#take({ draft, cause: this.#causeOfInput(draft) }, onFirst);
      for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
        this.#take(next);
      }
    } finally {
      this.#current = null;
    }
  }

  /** A timer's firing and a call's answer point back at what asked for them; all else from outside is a root. */
  #causeOfInput(draft: Draft): number | null {
    return this.timers.armedBy(draft) ?? this.calls.askedBy(draft) ?? null;
  }

  #take(waiting: Waiting, onFirst?: () => void): void {
    const entry = this.#append(waiting);
    if (waiting.draft.kind === "command") return this.#decide(entry);
    const before = this.state;
    this.state = this.#fold(entry);
    this.#options.onEntry(entry, this.state);
    this.calls.endOfOthers();
    onFirst?.();
    if (DomainsArrived.is(entry)) {
      this.#start(entry.data);
      for (const due of this.#postponed.due((command) => this.#decisionOn(command), this.#at))
        this.#queue.push({ ...due, by: "engine:postponed" });
    }
    this.timers.onEntry(entry);
    this.calls.onEntry(entry);
    this.#byType.get(entry.type)?.next(entry);
    if (this.state !== before) this.#state$.next(this.state);
  }

  #append({ draft, cause, by }: Waiting): Entry {
    this.#seq += 1;
    const { type, v, data } = draft;
    const place = { seq: this.#seq, at: this.#at, type, v, data, cause };
    const entry: Entry = by === undefined ? place : { ...place, by };
    this.#current = entry;
    return entry;
  }

  #decide(command: Entry): void {
    this.#options.onEntry(command, this.state);
    const by = `decider:${command.type}`;
    const decision = this.#decisionOn(command);
    if (isLeft(decision)) {
      const { code } = decision.left;
      const isWaiting = isPostponed(decision);
      if (isWaiting) this.#postponed.add(command);
      const draft = isWaiting
        ? CommandPostponed({ command: command.type })
        : CommandRefused({ command: command.type, code });
      this.#queue.push({ draft, cause: command.seq, by });
      return;
    }
    // A decision stands before anything that was already waiting: its facts follow their command at once.
    const events = decision.right.map((draft) => ({ draft, cause: command.seq, by }));
    this.#queue = [...events, ...this.#queue];
  }

  /** A decider that throws has refused: the order is answered, and the visit goes on. */
  #decisionOn(command: Entry): Decision {
    try {
      return this.#options.decide(command, this.state);
    } catch (error) {
      return left({ code: `crashed_${nameOf(error)}` });
    }
  }

  #fold(entry: Entry): S {
    return this.#options.root.fold(this.state, entry, (slice, error) => {
      const draft = FoldCrashed({ slice, culprit: entry.seq, message: nameOf(error) });
      this.#queue.push({ draft, cause: entry.seq, by: `fold:${slice}` });
    });
  }

  readonly #emit = (draft: Draft, by: string): void => {
    const cause = this.#current;
    if (cause === null) {
      throw new Error(
        `${by} emitted ${draft.type} outside a turn; it heard of something that is no recorded input (a promise, a timer of its own). Use deps.clock and deps.call.`,
      );
    }
    this.#queue.push({ draft, cause: cause.seq, by });
  };

  #start({ need, domains }: DataOf<typeof DomainsArrived>): void {
    const added = domains.filter((name) => !this.#running.has(name));
    for (const name of added) this.#running.add(name);
    for (const epic of this.#options.epicsOf?.(need, added) ?? []) this.#run(epic);
  }

  #run(epic: Epic<S>): void {
    const by = `epic:${epic.name}`;
    const crash = (error: unknown) => {
      this.#emit(EpicCrashed({ epic: epic.name, message: nameOf(error) }), by);
      const safe = epic.isGuard === true ? this.#options.onGuardLost?.() : undefined;
      if (safe !== undefined) this.#emit(safe, by);
    };
    try {
      epic
        .run(this.#depsOf(by))
        .subscribe({ next: (draft) => this.#emit(draft, by), error: crash });
    } catch (error) {
      crash(error);
    }
  }

  #depsOf(by: string): EpicDeps<S> {
    return {
      on: <D extends readonly { readonly type: string }[]>(...wanted: D) =>
        merge(...wanted.map(({ type }) => this.#ofType$(type))) as Observable<EntryOf<D[number]>>,
      state: () => this.state,
      state$: this.#state$.asObservable(),
      clock: this.timers.clockOf(by),
      call: this.calls.callerOf(by),
      uuid: () => this.#draw(by),
    };
  }

  #ofType$(type: string): Subject<Entry> {
    const known = this.#byType.get(type);
    if (known !== undefined) return known;
    const made = new Subject<Entry>();
    this.#byType.set(type, made);
    return made;
  }

  #draw(by: string): string {
    const value = this.#options.draw();
    const cause = this.#current;
    const entry = this.#append({ draft: RandomDrawn({ value }), cause: cause?.seq ?? null, by });
    this.#options.onEntry(entry, this.state);
    this.#current = cause;
    return value;
  }
}

/** The kind of error only: its words differ between browsers, and replay throws the very same one again. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
