import type { RemoteSectionsOptions } from "./types.ts";

type Timers = Pick<RemoteSectionsOptions, "setTimer" | "clearTimer">;

/** The value of a promise, unless the signal aborts first; a later result is ignored. */
export const until = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
  new Promise((done, fail) => {
    const abort = () => fail(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(done, fail).finally(() => signal.removeEventListener("abort", abort));
  });

/** The value of a promise if it settles in time; else rejects with `late()`. The timer is always cleared. */
export const within = <T>(
  { setTimer, clearTimer }: Timers,
  delayMs: number,
  signal: AbortSignal,
  promise: Promise<T>,
  late: () => Error,
): Promise<T> => {
  const timeout = createDeferred<never>();
  const timer = setTimer(() => timeout.fail(late()), delayMs);
  return until(signal, Promise.race([promise, timeout.promise])).finally(() => clearTimer(timer));
};

/** A promise that is settled from outside. */
export type Deferred<T> = {
  readonly promise: Promise<T>;
  readonly done: (value: T) => void;
  readonly fail: (reason: Error) => void;
};

export function createDeferred<T>(): Deferred<T> {
  let done!: (value: T) => void;
  let fail!: (reason: Error) => void;
  const promise = new Promise<T>((resolve, reject) => {
    done = resolve;
    fail = reject;
  });
  return { promise, done, fail };
}
