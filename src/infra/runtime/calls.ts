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
import type { Caller } from "./epic.ts";

type Waiting = {
  readonly receive: (entry: Entry) => void;
  readonly end: () => void;
  /** In whose name it was asked; null: in nobody's, its answer is good for all. */
  readonly asker: string | null;
  seq: number | null;
};

type Surroundings = {
  readonly emit: (draft: Draft, by: string) => void;
  /** Who is there now. */
  readonly asker: () => string;
};

/**
 * Server calls as facts. An epic asks, a port hears `…Asked` and answers with an input; replay answers from the log.
 */
export class Calls {
  readonly #waiting = new Map<number, Waiting>();
  readonly #engine: Surroundings;
  #count = 0;

  constructor(engine: Surroundings) {
    this.#engine = engine;
  }

  isWaiting(call: number): boolean {
    return this.#waiting.has(call);
  }

  /** An answer that nobody waits for any more. It may have come in the very turn in which its call was cancelled. */
  isTooLate(draft: Draft): boolean {
    const call = numberOf(draft) ?? Infinity;
    return call <= this.#count && !this.#waiting.has(call);
  }

  /**
   * Somebody else is there, nobody, or the site has closed: what was asked before in another name is cancelled, so
   * that no answer of an ended session changes or starts anything. What waited for it gets no value.
   */
  endOfOthers(): void {
    const asker = this.#engine.asker();
    for (const waiting of this.#waiting.values()) {
      if ((waiting.asker ?? asker) !== asker) waiting.end();
    }
  }

  askedBy(draft: Draft): number | null {
    return this.#waiting.get(numberOf(draft) ?? -1)?.seq ?? null;
  }

  onEntry(entry: Entry): void {
    const call = numberOf(entry);
    if (call === null) return;
    const waiting = this.#waiting.get(call);
    if (waiting === undefined) return;
    if (callOfAsked(entry.type) !== undefined) {
      waiting.seq = entry.seq;
      return;
    }
    this.#waiting.delete(call);
    waiting.receive(entry);
  }

  callerOf(by: string): Caller {
    return (call, ask) =>
      new Observable((subscriber) => {
        this.#count += 1;
        const number = this.#count;
        this.#waiting.set(number, {
          receive: answerTo(call, subscriber),
          end: () => subscriber.complete(),
          asker: call.isOfSession ? this.#engine.asker() : null,
          seq: null,
        });
        this.#engine.emit(call.asked({ call: number, ask }), by);
        return () => {
          if (this.#waiting.delete(number)) this.#engine.emit(CallCancelled({ call: number }), by);
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

const numberOf = ({ data }: { readonly data: unknown }): number | null => {
  if (data === null || typeof data !== "object" || !("call" in data)) return null;
  return typeof data.call === "number" ? data.call : null;
};
