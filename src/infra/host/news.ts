/** How long a move of a price is news (interface rules: an arrow is lit for 2.4 s). */
const NEWS_MS = 2_400;
/** News that end within this time end together, in one pass of the views. */
const SLOT_MS = 100;

export type NewsOptions = {
  /** Wall clock, Unix ms. */
  readonly now: () => number;
  readonly setTimeout: (run: () => void, delayMs: number) => number;
};

/**
 * Ends the news of moved prices, with one timer for all cells. The log has none of this: it is only how long a cell is lit.
 */
export class News {
  readonly #options: NewsOptions;
  /** What to call at the end of each slot of time, earliest first but for a clock that was set. */
  readonly #slots = new Map<number, Set<() => void>>();
  #isWaiting = false;

  constructor(options: NewsOptions) {
    this.#options = options;
  }

  /** Whether something that happened at this instant (Unix ms) is still news. */
  isFresh(at: number): boolean {
    return this.#options.now() - at < NEWS_MS;
  }

  /** Calls `end` when news of this instant are over, unless it is called off. */
  until(at: number, end: () => void): () => void {
    const slot = Math.ceil((Math.min(at, this.#options.now()) + NEWS_MS) / SLOT_MS);
    const ends = this.#slots.get(slot) ?? new Set();
    this.#slots.set(slot, ends.add(end));
    this.#wait();
    return () => {
      ends.delete(end);
    };
  }

  #wait(): void {
    if (this.#isWaiting || this.#slots.size === 0) return;
    this.#isWaiting = true;
    this.#options.setTimeout(() => {
      this.#isWaiting = false;
      this.#end();
      this.#wait();
    }, SLOT_MS);
  }

  #end(): void {
    const slot = Math.floor(this.#options.now() / SLOT_MS);
    for (const [due, ends] of this.#slots) {
      // A clock that was set back by more than the news are long must not keep them lit.
      if (due > slot && due <= slot + NEWS_MS / SLOT_MS + 1) continue;
      this.#slots.delete(due);
      for (const end of ends) end();
    }
  }
}
