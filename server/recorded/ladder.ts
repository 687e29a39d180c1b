import type { RunnerChange } from "./decode.ts";

/** Back offers for one runner, rebuilt from the changes of a stream. */
export class Ladder {
  readonly #sizes = new Map<number, number>();
  readonly #levels = new Map<number, { price: number; size: number }>();
  #lastTraded: number | null = null;

  clear(): void {
    this.#sizes.clear();
    this.#levels.clear();
    this.#lastTraded = null;
  }

  apply({ back, bestBack, ltp }: RunnerChange): void {
    if (ltp !== null) this.#lastTraded = ltp;
    for (const [price, size] of back) {
      if (size === 0) this.#sizes.delete(price);
      else this.#sizes.set(price, size);
    }
    for (const [level, price, size] of bestBack) {
      if (size === 0) this.#levels.delete(level);
      else this.#levels.set(level, { price, size });
    }
  }

  /** The best back price, else the last traded price, else null. */
  get price(): number | null {
    if (this.#sizes.size > 0) return Math.max(...this.#sizes.keys());
    return this.#levels.get(0)?.price ?? this.#lastTraded;
  }
}

/**
 * Turns an exchange price into a bookmaker's price: keeps 5 % of the winnings and rounds to the usual price
 * steps.
 */
export function shaded(price: number): number {
  const coef = 1 + (price - 1) * 0.95;
  const stepsPerUnit = coef < 10 ? 100 : coef < 100 ? 10 : 1;
  return Math.max(1.01, Math.floor(coef * stepsPerUnit + 1e-9) / stepsPerUnit);
}
