import { BehaviorSubject, Observable, switchMap } from "rxjs";
import { type AnyDefinition, type Draft, draftOf, type Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import {
  type HotRecords,
  type HotTables,
  type SportsTables,
  type WatchedTable,
  isSlot,
  withoutMove,
} from "../../events/sports/index.ts";
import { decode } from "../../codec/codec.ts";
import type { EngineOptions } from "../runtime/engine.ts";
import { Engine } from "../runtime/engine.ts";
import { type PassOn, type Reader, selectionsOf } from "../runtime/selections.ts";
import type { Vault } from "../vault.ts";
import { News } from "./news.ts";
import { TimerHost, type TimerHostOptions } from "./timers.ts";

export type HostOptions = Pick<
  EngineOptions<State>,
  "root" | "decide" | "epics" | "epicsOf" | "onGuardLost" | "draw"
> &
  Omit<TimerHostOptions, "fire"> & {
    readonly vault: Vault;
    readonly definitions: ReadonlyMap<string, AnyDefinition>;
    /** Calls back as soon as nothing waits that is more urgent, such as what a tap opens; soon in any case. */
    readonly onIdle: (run: () => void) => void;
    /** Each receives every entry, in order: the log, the server, the storage, the router. */
    readonly ports: readonly ((entry: Entry) => void)[];
  };

/** Runs the engine in a page: supplies real time, notifies views, hands entries to ports. */
export class Host {
  readonly state$: BehaviorSubject<State>;
  /** For one follower of `state$`: it is told only of slices that it reads. */
  readonly reader: (passOn?: PassOn) => Reader<State>;
  readonly #tables$: Observable<SportsTables>;
  readonly #engine: Engine<State>;
  readonly #timers: TimerHost;
  readonly #options: HostOptions;
  readonly #news: News;
  #isFlushRequested = false;

  constructor(options: HostOptions) {
    this.#options = options;
    this.#news = new News(options);
    this.#engine = new Engine<State>({
      ...options,
      onEntry: (entry) => {
        this.#timers.onEntry(entry);
        for (const port of options.ports) port(entry);
      },
    });
    this.#timers = new TimerHost({
      ...options,
      fire: (timer) => this.#engine.fire(timer, options.now()),
    });
    this.state$ = new BehaviorSubject(this.#engine.state);
    const { reader, select, onState } = selectionsOf(() => this.state$.value);
    this.reader = reader;
    this.#tables$ = select(({ sports }) => sports.tables);
    this.#engine.turn$.subscribe((state) => {
      if (state !== this.state$.value) {
        this.state$.next(state);
        onState();
      }
      this.#requestFlush();
    });
  }

  get seq(): number {
    return this.#engine.seq;
  }

  /** The state after entry `seq`, even in the middle of a turn; `state$` emits when the turn is over. */
  get state(): State {
    return this.#engine.state;
  }

  start(first: Draft): void {
    this.#engine.start(first, this.#options.now());
  }

  /** Takes an input from a port. */
  readonly report = (draft: Draft): void => {
    this.#engine.input(draft, this.#options.now());
  };

  /** Takes a command from outside: its private fields are sealed here, and it must match its codec. */
  readonly send = (command: Draft): void => {
    const definition = this.#options.definitions.get(command.type);
    if (definition === undefined || definition.origin !== "command") {
      throw new Error(`send: "${command.type}" is not a command`);
    }
    const sealed = this.#options.vault.sealBy(definition.codec, command.data);
    const decoded = decode(definition.codec, sealed);
    if (decoded.tag === "bad") throw new Error(`send ${command.type}: ${decoded.reason}`);
    this.report(draftOf(definition, decoded.value));
  };

  readonly wake = (): void => this.#timers.wake();

  /** One record of a hot table, now and on every change, once the page is idle. */
  readonly record$ = <N extends keyof HotRecords>(
    name: N,
    id: number,
  ): Observable<HotRecords[N] | undefined> =>
    this.#tables$.pipe(
      switchMap((tables) => this.#watch((tables as HotTables)[name], id - tables.base[name])),
    );

  /** The last move of a price only as long as it is news; to a cell that appears later it is none. */
  #watch<R extends object & { readonly movedAt?: number | null }>(
    table: WatchedTable<R>,
    slot: number,
  ): Observable<R | undefined> {
    return new Observable((subscriber) => {
      let callOff: (() => void) | undefined;
      const tell = (record: R | undefined) => {
        callOff?.();
        if (record?.movedAt == null) return subscriber.next(record);
        const calm = withoutMove(record);
        const isNews = this.#news.isFresh(record.movedAt);
        if (isNews) callOff = this.#news.until(() => subscriber.next(calm));
        subscriber.next(isNews ? record : calm);
      };
      tell(table.get(slot));
      // Whoever only asks does not watch: at its end the table would forget the record, and make another object of it.
      const stop = subscriber.closed || !isSlot(slot) ? undefined : table.watch(slot, tell);
      return () => {
        callOff?.();
        stop?.();
      };
    });
  }

  #requestFlush(): void {
    if (this.#isFlushRequested) return;
    this.#isFlushRequested = true;
    this.#options.onIdle(() => {
      this.#isFlushRequested = false;
      const { games, markets, outcomes } = this.#engine.state.sports.tables;
      games.flush();
      markets.flush();
      outcomes.flush();
    });
  }
}
