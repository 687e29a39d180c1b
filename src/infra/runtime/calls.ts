import { type Either, left, right } from "fp-ts/lib/Either.js";
import { Observable, type Subscriber } from "rxjs";
import {
  type AnyCall,
  type CallError,
  callOfAsked,
  type Draft,
  type Entry,
} from "../../events/define.ts";
import { CallCancelled } from "../../events/runtime/events.ts";
import { closedSite } from "../../events/slice.ts";
import type { Caller } from "./epic.ts";

type PendingCall = {
  readonly receive: (entry: Entry) => void;
  readonly end: () => void;
  readonly lose: () => void;
  /** The asker when the call was made; null for a call that does not belong to a session. */
  readonly asker: string | null;
  seq: number | null;
  /** It was cut off, and its failure is on the way. */
  isLost: boolean;
};

type CallsDeps = {
  readonly emit: (draft: Draft, by: string) => void;
  /** In whose name calls are made now; changes when a session ends or begins. */
  readonly asker: () => string;
  /** The number that follows another one, where that is not the next. */
  readonly next: ((call: number) => number) | undefined;
};

/**
 * Server calls as events. An epic asks, a port receives `…Asked` and reports the answer as an input. Replay
 * takes the answer from the log.
 */
export class Calls {
  readonly #pending = new Map<number, PendingCall>();
  readonly #deps: CallsDeps;
  #count = 0;

  constructor(deps: CallsDeps) {
    this.#deps = deps;
  }

  isWaiting(call: number): boolean {
    return this.#pending.has(call);
  }

  /**
   * An answer that nothing waits for any more: its call may have been cancelled in the turn that just ended.
   */
  isTooLate(draft: Draft): boolean {
    const call = callNumberOf(draft) ?? Infinity;
    return call <= this.#count && !this.#pending.has(call);
  }

  /**
   * Cancels session calls whose session is over (the player changed or signed out, or the site closed), so
   * that no late answer changes or starts anything. Their observables complete without a value; but when the site
   * closes or opens, the player stays, and what they sent fails as if the connection were lost.
   */
  cancelOfOtherSessions(): void {
    const asker = this.#deps.asker();
    for (const pending of this.#pending.values()) {
      if (pending.isLost || (pending.asker ?? asker) === asker) continue;
      if (asker === closedSite || pending.asker === closedSite) pending.lose();
      else pending.end();
    }
  }

  askedBy(draft: Draft): number | null {
    return this.#pending.get(callNumberOf(draft) ?? -1)?.seq ?? null;
  }

  onEntry(entry: Entry): void {
    const call = callNumberOf(entry);
    // Whoever cancelled a call no longer waits for it; whose call was cut off waits for its failure.
    if (call === null || CallCancelled.is(entry)) return;
    const pending = this.#pending.get(call);
    if (pending === undefined) return;
    if (callOfAsked(entry.type) !== undefined) {
      pending.seq = entry.seq;
      return;
    }
    this.#pending.delete(call);
    pending.receive(entry);
  }

  callerOf(by: string): Caller {
    return (call, ask) =>
      new Observable((subscriber) => {
        this.#count = this.#deps.next?.(this.#count) ?? this.#count + 1;
        const callNumber = this.#count;
        const { emit } = this.#deps;
        const pending: PendingCall = {
          receive: answerTo(call, subscriber),
          end: () => subscriber.complete(),
          lose: () => {
            pending.isLost = true;
            emit(CallCancelled({ call: callNumber }), by);
            emit(call.failed({ call: callNumber, ask, error: { tag: "offline" } }), by);
          },
          asker: call.isOfSession ? this.#deps.asker() : null,
          seq: null,
          isLost: false,
        };
        this.#pending.set(callNumber, pending);
        emit(call.asked({ call: callNumber, ask }), by);
        return () => {
          if (this.#pending.delete(callNumber) && !pending.isLost)
            emit(CallCancelled({ call: callNumber }), by);
        };
      });
  }
}

type Answer<B> = { readonly body: B } | { readonly error: CallError };

function answerTo<B>(call: AnyCall, subscriber: Subscriber<Either<CallError, B>>) {
  return (entry: Entry): void => {
    if (entry.type !== call.answered.type && entry.type !== call.failed.type) return;
    const data = entry.data as Answer<B>;
    subscriber.next("body" in data ? right(data.body) : left(data.error));
    subscriber.complete();
  };
}

const callNumberOf = ({ data }: { readonly data: unknown }): number | null => {
  if (data === null || typeof data !== "object" || !("call" in data)) return null;
  return typeof data.call === "number" ? data.call : null;
};
