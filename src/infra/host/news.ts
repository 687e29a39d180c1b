/** How long a move of a price is news (interface rules: an arrow is lit for 2.4 s). */
const NEWS_MS = 2_400;
/** News that begin within this time end together, in one pass of the views. */
const TOGETHER_MS = 100;

export type NewsOptions = {
  /** Wall clock, Unix ms. */
  readonly now: () => number;
  readonly setTimeout: (run: () => void, delayMs: number) => number;
};

/** Ends the news of moved prices, for all cells together. The log has none of this: it is only how long a cell is lit. */
export class News {
  readonly #options: NewsOptions;
  #batch: Set<() => void> | null = null;

  constructor(options: NewsOptions) {
    this.#options = options;
  }

  /** Whether something that happened at this instant (Unix ms) is still news. */
  isFresh(at: number): boolean {
    return this.#options.now() - at < NEWS_MS;
  }

  /** Calls `end` when news of now are over, unless it is called off. */
  until(end: () => void): () => void {
    const batch = (this.#batch ??= this.#begin());
    batch.add(end);
    return () => batch.delete(end);
  }

  #begin(): Set<() => void> {
    const batch = new Set<() => void>();
    this.#options.setTimeout(() => {
      this.#batch = null;
    }, TOGETHER_MS);
    this.#options.setTimeout(() => {
      for (const end of batch) end();
    }, NEWS_MS);
    return batch;
  }
}
