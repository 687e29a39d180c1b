import { ApiError } from "./http/errors.ts";

/** Lets few pieces of heavy work run at once; the others wait in a row that has an end. */
export type Gate = {
  /** @throws ApiError 429, code 60, when the row is full */
  run<T>(work: () => Promise<T>): Promise<T>;
};

const retryAfterSec = 2;

export function createGate(mostAtOnce: number, mostWaiting: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = (): Promise<void> | null => {
    if (running < mostAtOnce) {
      running += 1;
      return null;
    }
    if (waiting.length >= mostWaiting) throw new ApiError(429, 60, { retryAfterSec });
    return new Promise((resume) => waiting.push(resume));
  };
  const leave = (): void => {
    const next = waiting.shift();
    // The slot is handed over, so nothing can slip in between.
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
