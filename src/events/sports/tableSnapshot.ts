/** Read side of a table of immutable records, addressed by dense slots 0..maxSlot. */
export type Table<R extends object> = {
  /** The record at `slot`; undefined when there is none, also for a number that is no slot. */
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

/** Chunks of 32 by slot / 32. Who shares them does not write to them: the head copies first. */
export type Chunks<R> = (R | undefined)[][];

/** The largest slot: 131,072 chunks, so that a hostile id costs one megabyte and not the page. */
export const maxSlot = 2 ** 22 - 1;

export const isSlot = (slot: number): boolean => slot >>> 0 === slot && slot <= maxSlot;

const chunkSize = 32;

/** Stands wherever a chunk holds nothing; shared, therefore never written to. */
export const emptyChunk: undefined[] = Array.from({ length: chunkSize }, () => undefined);

/** The record at `slot`. The first test keeps -1, 1.5 and NaN from wrapping round to a real slot. */
export function readSlot<R>(chunks: Chunks<R>, slot: number): R | undefined {
  return slot >>> 0 === slot ? chunks[slot >>> 5]?.[slot & 31] : undefined;
}

export function* readEntries<R>(chunks: Chunks<R>): IterableIterator<[number, R]> {
  for (const [at, chunk] of chunks.entries()) {
    if (chunk === emptyChunk) continue;
    for (const [index, record] of chunk.entries()) {
      if (record !== undefined) yield [at * chunkSize + index, record];
    }
  }
}

/** A table as it was at one moment; nothing changes it. */
export class TableSnapshot<R extends object> implements Table<R> {
  constructor(
    readonly chunks: Chunks<R>,
    readonly size: number,
    readonly version: number,
  ) {}

  get(slot: number): R | undefined {
    return readSlot(this.chunks, slot);
  }

  entries(): IterableIterator<[number, R]> {
    return readEntries(this.chunks);
  }

  toJSON(): [number, R][] {
    return [...this.entries()];
  }
}
