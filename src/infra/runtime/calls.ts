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

type Waiting = { readonly hear: (entry: Entry) => void; seq: number | null };

/**
 * Server calls as facts. An epic asks, a port hears `…Asked` and answers with an input; replay answers from the log.
 */
export class Calls {
  readonly #waiting = new Map<number, Waiting>();
  readonly #emit: (draft: Draft, by: string) => void;
  #count = 0;

  constructor({ emit }: { emit: (draft: Draft, by: string) => void }) {
    this.#emit = emit;
  }

  isWaiting(call: number): boolean {
    return this.#waiting.has(call);
  }

  askedBy(draft: Draft): number | null {
    return this.#waiting.get(numberOf(draft) ?? -1)?.seq ?? null;
  }

  heard(entry: Entry): void {
    const call = numberOf(entry);
    if (call === null) return;
    const waiting = this.#waiting.get(call);
    if (waiting === undefined) return;
    if (callOfAsked(entry.type) !== undefined) {
      waiting.seq = entry.seq;
      return;
    }
    this.#waiting.delete(call);
    waiting.hear(entry);
  }

  callerOf(by: string): Caller {
    return (call, ask) =>
      new Observable((subscriber) => {
        this.#count += 1;
        const number = this.#count;
        this.#waiting.set(number, { hear: answerTo(call, subscriber), seq: null });
        this.#emit(call.asked({ call: number, ask }), by);
        return () => {
          if (this.#waiting.delete(number)) this.#emit(CallCancelled({ call: number }), by);
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
