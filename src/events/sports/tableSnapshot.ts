import { chunkAt, chunkSize, type Pages, pageSize } from "./tableChunks.ts";
import type { Layout } from "./tableLayout.ts";

/** Read-only table of immutable records, addressed by dense slots 0..maxSlot. */
export type Table<R extends object> = {
  /**
   * The record at `slot`, the same object until it changes; undefined if there is none, or if the number is
   * not a slot.
   */
  get(slot: number): R | undefined;
  /** How many records there are. */
  readonly size: number;
  /**
   * Increases with every change of the head. Not part of a state hash: changes that were undone count too.
   */
  readonly version: number;
  /** All records by ascending slot: equal contents give equal entries, whatever their history. */
  entries(): IterableIterator<[slot: number, record: R]>;
  /** The entries, for JSON.stringify. */
  toJSON(): [slot: number, record: R][];
};

/** The record at `slot`. The first check keeps -1, 1.5 and NaN from wrapping around to a real slot. */
export function readSlot<R, C>(pages: Pages<C>, layout: Layout<R, C>, slot: number): R | undefined {
  const chunk = slot >>> 0 === slot ? chunkAt(pages, slot >>> 5) : undefined;
  return chunk === undefined ? undefined : layout.read(chunk, (slot & 31) * layout.width);
}

export function* readEntries<R, C>(
  pages: Pages<C>,
  layout: Layout<R, C>,
): IterableIterator<[number, R]> {
  for (const [at, page] of pages.entries()) {
    for (const [chunkIndex, chunk] of page?.entries() ?? []) {
      if (chunk === layout.empty) continue;
      const first = (at * pageSize + chunkIndex) * chunkSize;
      for (let index = 0; index < chunkSize; index += 1) {
        const record = layout.read(chunk, index * layout.width);
        if (record !== undefined) yield [first + index, record];
      }
    }
  }
}

/** An immutable view of a table at one point in time. */
export class TableSnapshot<R extends object, C = R | undefined> implements Table<R> {
  readonly #layout: Layout<R, C>;
  #unpacked: Map<number, R> | undefined;

  /** `pages`: of the chunks, shared with the head, which copies before it writes. */
  constructor(
    readonly pages: Pages<C>,
    layout: Layout<R, C>,
    readonly size: number,
    readonly version: number,
  ) {
    this.#layout = layout;
  }

  get(slot: number): R | undefined {
    const cached = this.#unpacked?.get(slot);
    if (cached !== undefined) return cached;
    const record = readSlot(this.pages, this.#layout, slot);
    if (record === undefined || !this.#layout.isPacked) return record;
    this.#unpacked ??= new Map();
    this.#unpacked.set(slot, record);
    return record;
  }

  /** A snapshot of a snapshot is itself. */
  snapshot(): this {
    return this;
  }

  entries(): IterableIterator<[number, R]> {
    return readEntries(this.pages, this.#layout);
  }

  toJSON(): [number, R][] {
    return [...this.entries()];
  }
}
