import type { Either } from "fp-ts/lib/Either.js";
import type { Observable, SchedulerLike } from "rxjs";
import type { Call, CallError, Draft, EntryOf } from "../../events/define.ts";

/** All that an epic may use. Whatever else it listens to, replay cannot know. */
export type EpicDeps<S> = {
  /** The facts of these kinds, after their fold, in log order. */
  on<D extends readonly { readonly type: string }[]>(...wanted: D): Observable<EntryOf<D[number]>>;
  /** The state now; during a fact, the state that this fact has already made. */
  state(): S;
  /** Every next state. */
  readonly state$: Observable<S>;
  readonly clock: Clock;
  readonly call: Caller;
  /** A random UUID, recorded. */
  uuid(): string;
};

export type Clock = {
  /** Instant of the input that is being dealt with, Unix ms. */
  now(): number;
  /** Scheduler for the RxJS operators of one rule; its timers stand in the log under the rule's id. */
  rule(id: string): SchedulerLike;
};

/** Asks the server; emits once, `left` when there is no answer. Unsubscribing cancels the call. */
export type Caller = <N extends string, A, B>(
  call: Call<N, A, B>,
  ask: NoInfer<A>,
) => Observable<Either<CallError, B>>;

/** A rule over time or an effect: facts in, facts and orders out. */
export type Epic<S> = {
  readonly name: string;
  /** It protects the player (idle, limits, reality check): when it dies the session ends safely. */
  readonly isGuard?: boolean;
  readonly run: (deps: EpicDeps<S>) => Observable<Draft>;
};
