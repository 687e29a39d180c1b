import { ApiError } from "./http/errors.ts";

/** Limits how many heavy tasks run at once; the others wait in a bounded queue. */
export type Gate = {
  /** @throws ApiError 429, code 60, when the queue is full */
  run<T>(work: () => Promise<T>): Promise<T>;
};

const retryAfterSec = 2;

export function createGate(maxRunning: number, maxWaiting: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = (): Promise<void> | null => {
    if (running < maxRunning) {
      running += 1;
      return null;
    }
    if (waiting.length >= maxWaiting) throw new ApiError(429, 60, { retryAfterSec });
    return new Promise((resume) => waiting.push(resume));
  };
  const leave = (): void => {
    const next = waiting.shift();
    // The slot is handed over directly, so that no new task can slip in.
    if (next) next();
    else running -= 1;
  };
  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
