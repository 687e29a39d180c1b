import type { Either } from "fp-ts/lib/Either.js";
import type { Observable, SchedulerLike } from "rxjs";
import type { Call, CallError, Draft, EntryOf } from "../../events/define.ts";

/** Everything an epic may use. Replay cannot reproduce any other source. */
export type EpicDeps<S> = {
  /** Entries of these types, after their fold, in log order. */
  on<D extends readonly { readonly type: string }[]>(...events: D): Observable<EntryOf<D[number]>>;
  /** The current state; while an event is handled, it already includes that event. */
  state(): S;
  /**
   * What `read` takes from the state, now and whenever it is no longer the same. `read` is pure and keeps nothing of the
   * state that it is given: it is called again only when a slice has changed that it has read before.
   */
  select<T>(read: (state: S) => T, isSame?: (previous: T, next: T) => boolean): Observable<T>;
  readonly clock: Clock;
  readonly call: Caller;
  /** A random UUID, recorded. */
  uuid(): string;
};

export type Clock = {
  /** Timestamp of the input being processed, Unix ms. */
  now(): number;
  /** Scheduler for the RxJS operators of one rule; its timers are logged under the rule's id. */
  rule(id: string): SchedulerLike;
};

/** Calls the server; emits once, `left` on failure. Unsubscribing cancels the call. */
export type Caller = <N extends string, A, B>(
  call: Call<N, A, B>,
  ask: NoInfer<A>,
) => Observable<Either<CallError, B>>;

/** A timed rule or an effect: events in, events and commands out. */
export type Epic<S> = {
  readonly name: string;
  /** It protects the player (idle, limits, reality check): if it crashes, the session ends safely. */
  readonly isGuard?: boolean;
  readonly run: (deps: EpicDeps<S>) => Observable<Draft>;
};
