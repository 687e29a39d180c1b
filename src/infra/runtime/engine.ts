import { isLeft, left } from "fp-ts/lib/Either.js";
import { Subject } from "rxjs";
import type { DataOf, Draft, Entry } from "../../events/define.ts";
import {
  CommandPostponed,
  CommandRefused,
  type Need,
  DomainsArrived,
  FoldCrashed,
  RandomDrawn,
  TimerFired,
  TurnCut,
} from "../../events/runtime/events.ts";
import type { RootFold } from "../../events/slice.ts";
import { Calls } from "./calls.ts";
import type { Decide, Decision } from "./decide.ts";
import type { Epic } from "./epic.ts";
import { Epics } from "./epics.ts";
import { nameOf } from "./nameOf.ts";
import { isPostponed, Postponed } from "./postponed.ts";
import type { Queued, Resumed } from "./resumed.ts";
import { Timers } from "./timers.ts";
import { mostEntriesOfTurn, TurnLimit } from "./turnLimit.ts";

export type EngineOptions<S extends object> = {
  readonly root: RootFold<S>;
  readonly decide: Decide<S>;
  readonly epics: readonly Epic<S>[];
  /** The epics to start when domains arrive. */
  readonly epicsOf?: (need: Need, domains: readonly string[]) => readonly Epic<S>[];
  /** A fresh random UUID; replay hands out the recorded ones. */
  readonly draw: () => string;
  /** Called once for each entry, after its fold and before any epic sees it. */
  readonly onEntry: (entry: Entry, state: S) => void;
  /** The event to emit when an epic that guards the player (idle, limits, reality check) crashes. */
  readonly onGuardLost?: () => Draft;
  readonly resumed?: Resumed;
};

/**
 * The event loop: an input enters, the decider or the fold runs, epics receive the entry, and what they emit
 * is queued behind it. No clock, no I/O: timestamps come with the inputs, effects are events that ports act
 * on. The same code runs in the page, in tests and in replay.
 */
export class Engine<S extends object> {
  state: S;
  readonly timers: Timers;
  readonly calls: Calls;
  readonly #options: EngineOptions<S>;
  readonly #epics: Epics<S>;
  readonly #limit = new TurnLimit();
  readonly #inbox: { draft: Draft; at: number }[] = [];
  #queue: Queued[] = [];
  readonly #postponed = new Postponed();
  #seq: number;
  #now = 0;
  #current: Entry | null = null;
  #isRunning = false;
  readonly #running: Set<string>;
  /** Emits after each turn, once `state` is settled; for views. */
  readonly turn$ = new Subject<S>();

  constructor(options: EngineOptions<S>) {
    this.#options = options;
    const { resumed } = options;
    this.state = options.root.initial;
    this.#seq = resumed?.seq ?? 0;
    this.#running = new Set(resumed?.domains);
    const emit = this.#emit;
    this.timers = new Timers({ now: () => this.#now, emit, next: resumed?.nextTimer });
    const asker = () => options.root.asker(this.state);
    this.calls = new Calls({ emit, asker, next: resumed?.nextCall });
    this.#epics = new Epics({
      emit: this.#emit,
      state: () => this.state,
      clockOf: (by) => this.timers.clockOf(by),
      callerOf: (by) => this.calls.callerOf(by),
      draw: (by) => this.#draw(by),
      onGuardLost: options.onGuardLost,
    });
  }

  get seq(): number {
    return this.#seq;
  }

  /** Starts the visit: `first` becomes entry 1, and the epics start in time to receive it. */
  start(first: Draft, at: number): void {
    this.#inbox.unshift({ draft: first, at });
    this.#work(() => {
      for (const epic of this.#options.epics) this.#epics.run(epic);
    });
  }

  /** Takes one input; during a turn it waits until that turn is over. */
  input(draft: Draft, at: number): void {
    this.#inbox.push({ draft, at });
    if (!this.#isRunning) this.#work();
  }

  /** Fires a timer; ignored when it is not, or no longer, armed. */
  fire(timer: number, at: number): void {
    const rule = this.timers.ruleOf(timer);
    if (rule !== undefined) this.input(TimerFired({ timer, rule }), at);
  }

  /** Runs turn after turn. What listeners of `turn$` send waits until all of them have seen the turn. */
  #work(onFirst?: () => void): void {
    this.#isRunning = true;
    let onNext = onFirst;
    try {
      for (let next = this.#inbox.shift(); next !== undefined; next = this.#inbox.shift()) {
        if (!this.#options.resumed && this.calls.isTooLate(next.draft)) continue;
        this.#turn(next.draft, next.at, onNext);
        onNext = undefined;
        this.turn$.next(this.state);
      }
    } finally {
      this.#isRunning = false;
    }
  }

  #turn(draft: Draft, at: number, onFirst?: () => void): void {
    this.#now = at;
    this.#limit.begin();
    try {
      this.#take({ draft, cause: this.#causeOfInput(draft) }, onFirst);
      for (let next = this.#next(); next !== undefined; next = this.#next()) {
        if (this.#limit.isExceededBy(next.by)) this.#cut(next);
        else this.#take(next);
      }
    } finally {
      this.#current = null;
    }
  }

  #next(): Queued | undefined {
    return this.#options.resumed?.given(this.#seq + 1) ?? this.#queue.shift();
  }

  /** Drops what is left of a turn that would not end, and stops the epic that kept it going. */
  #cut({ cause }: Queued): void {
    const by = this.#limit.loudest();
    this.#limit.begin();
    this.#queue = [];
    this.#take({ draft: TurnCut({ entries: mostEntriesOfTurn, by }), cause, by: "engine:turn" });
    if (by !== null) this.#epics.stop(by, "TurnTooLong");
  }

  /** The cause of a fired timer or an answer is the entry that asked for it; other inputs have none. */
  #causeOfInput(draft: Draft): number | null {
    return (
      this.timers.armedBy(draft) ??
      this.calls.askedBy(draft) ??
      this.#options.resumed?.causeOf(draft, this.#seq + 1) ??
      null
    );
  }

  #take(queued: Queued, onFirst?: () => void): void {
    const entry = this.#append(queued);
    if (queued.draft.kind === "command") return this.#decide(entry);
    const before = this.state;
    this.state = this.#fold(entry);
    this.#options.onEntry(entry, this.state);
    this.calls.cancelOfOtherSessions();
    onFirst?.();
    if (DomainsArrived.is(entry)) {
      this.#start(entry.data);
      for (const ready of this.#postponed.take((command) => this.#decisionOn(command), this.#now))
        this.#queue.push({ ...ready, by: "engine:postponed" });
    }
    this.timers.onEntry(entry);
    this.calls.onEntry(entry);
    this.#epics.onEntry(entry);
    // Half of all entries are about a timer (TimerArmed …), and no epic may follow which are armed.
    if (this.state !== before && !entry.type.startsWith("Timer")) this.#epics.selections.onState();
  }

  #append({ draft, cause, by }: Queued): Entry {
    this.#seq += 1;
    const { type, v, data } = draft;
    const base = { seq: this.#seq, at: this.#now, type, v, data, cause };
    const entry: Entry = by === undefined ? base : { ...base, by };
    this.#current = entry;
    return entry;
  }

  #decide(command: Entry): void {
    this.#options.onEntry(command, this.state);
    const by = `decider:${command.type}`;
    const decision = this.#decisionOn(command);
    if (isLeft(decision)) {
      const { code } = decision.left;
      const mustWait = isPostponed(decision);
      if (mustWait) this.#postponed.add(command);
      const draft = mustWait
        ? CommandPostponed({ command: command.type })
        : CommandRefused({ command: command.type, code });
      this.#queue.push({ draft, cause: command.seq, by });
      return;
    }
    // Ahead of everything queued: the events of a decision follow their command immediately.
    const events = decision.right.map((draft) => ({ draft, cause: command.seq, by }));
    this.#queue = [...events, ...this.#queue];
  }

  /** A decider that throws counts as a refusal: the command is answered, and the visit goes on. */
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
      throw new Error(`${by} emitted ${draft.type} outside a turn: no recorded input woke it`);
    }
    this.#queue.push({ draft, cause: cause.seq, by });
  };

  #start({ need, domains }: DataOf<typeof DomainsArrived>): void {
    const added = domains.filter((name) => !this.#running.has(name));
    for (const name of added) this.#running.add(name);
    for (const epic of this.#options.epicsOf?.(need, added) ?? []) this.#epics.run(epic);
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
