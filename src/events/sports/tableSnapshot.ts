import { chunkSize } from "./tableChunks.ts";
import type { Layout } from "./tableLayout.ts";

/** Read side of a table of immutable records, addressed by dense slots 0..maxSlot. */
export type Table<R extends object> = {
  /**
   * The record at `slot`, the same object until it changes; undefined when there is none, also for a
   * number that is no slot.
   */
  get(slot: number): R | undefined;
  /** How many records there are. */
  readonly size: number;
  /** Rises with every change of the head; never part of a state hash, for it also counts detours. */
  readonly version: number;
  /** All records by ascending slot: equal contents give equal entries, whatever led to them. */
  entries(): IterableIterator<[slot: number, record: R]>;
  /** The entries as JSON.stringify wants them. */
  toJSON(): [slot: number, record: R][];
};

/** The record at `slot`. The first test keeps -1, 1.5 and NaN from wrapping round to a real slot. */
export function readSlot<R, C>(list: C[][], layout: Layout<R, C>, slot: number): R | undefined {
  const chunk = slot >>> 0 === slot ? list[slot >>> 5] : undefined;
  return chunk === undefined ? undefined : layout.read(chunk, (slot & 31) * layout.width);
}

export function* readEntries<R, C>(
  list: C[][],
  layout: Layout<R, C>,
): IterableIterator<[number, R]> {
  for (const [at, chunk] of list.entries()) {
    if (chunk === layout.empty) continue;
    for (let index = 0; index < chunkSize; index += 1) {
      const record = layout.read(chunk, index * layout.width);
      if (record !== undefined) yield [at * chunkSize + index, record];
    }
  }
}

/** A table as it was at one moment; nothing changes it. */
export class TableSnapshot<R extends object, C = R | undefined> implements Table<R> {
  readonly #layout: Layout<R, C>;
  #unpacked: Map<number, R> | undefined;

  /** `list`: the chunks, shared with the head, which copies before it writes. */
  constructor(
    readonly list: C[][],
    layout: Layout<R, C>,
    readonly size: number,
    readonly version: number,
  ) {
    this.#layout = layout;
  }

  get(slot: number): R | undefined {
    const known = this.#unpacked?.get(slot);
    if (known !== undefined) return known;
    const record = readSlot(this.list, this.#layout, slot);
    if (record === undefined || !this.#layout.isPacked) return record;
    this.#unpacked ??= new Map();
    this.#unpacked.set(slot, record);
    return record;
  }

  entries(): IterableIterator<[number, R]> {
    return readEntries(this.list, this.#layout);
  }

  toJSON(): [number, R][] {
    return [...this.entries()];
  }
}
