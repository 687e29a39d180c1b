import type { RemoteSectionsOptions } from "./types.ts";

type Timers = Pick<RemoteSectionsOptions, "setTimer" | "clearTimer">;

/** The value of a promise, unless the signal aborts before: then nothing of it is heard any more. */
export const until = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
  new Promise((done, fail) => {
    const giveUp = () => fail(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp, { once: true });
    promise.then(done, fail).finally(() => signal.removeEventListener("abort", giveUp));
  });

/** The value of a promise, if it comes in time; else `late` is thrown. No timer outlives it, nor an abort. */
export const within = <T>(
  { setTimer, clearTimer }: Timers,
  delayMs: number,
  signal: AbortSignal,
  promise: Promise<T>,
  late: () => Error,
): Promise<T> => {
  const patience = createDeferred<never>();
  const timer = setTimer(() => patience.fail(late()), delayMs);
  return until(signal, Promise.race([promise, patience.promise])).finally(() => clearTimer(timer));
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
