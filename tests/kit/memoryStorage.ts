/** Keys that are silently not written: the rule as it would be without persistence. */
export const lostKeys = new Set<string>();

/** A browser storage in memory. `isFull` makes it refuse further writes. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  /** What it was given and nobody has asked for. */
  readonly unread: Set<string>;
  isFull = false;
  [name: string]: unknown;

  constructor(values: Readonly<Record<string, unknown>> = {}) {
    for (const [key, value] of Object.entries(values)) this.#items.set(key, JSON.stringify(value));
    this.unread = new Set(this.#items.keys());
  }

  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    this.unread.delete(key);
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException("the storage is full", "QuotaExceededError");
    if (!lostKeys.has(key)) this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
}
