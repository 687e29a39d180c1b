import {
  type Chunks,
  emptyChunk,
  isSlot,
  maxSlot,
  readEntries,
  readSlot,
  type Table,
  TableSnapshot,
} from "./tableSnapshot.ts";
import { TableWatchers, type Watch } from "./tableWatchers.ts";

export { isSlot, maxSlot, type Table, type TableSnapshot, type Watch };

/**
 * The one writable version of a table. A write copies its chunk of 32 records at most once between
 * two snapshots; a snapshot copies nothing and never sees later writes.
 */
export type HeadTable<R extends object> = Table<R> & {
  /** Puts `record` at `slot`; the same record again is no change. RangeError if no slot. */
  set(slot: number, record: R): void;
  /** Removes the record at `slot`; no change when there is none. */
  delete(slot: number): void;
  /** The table as it is now, in constant time; the same object until the next change. */
  snapshot(): TableSnapshot<R>;
  /** Goes back (or on) to a snapshot of any table of the same records. */
  restore(snapshot: TableSnapshot<R>): void;
  /** Calls `tell` in each flush after a change at `slot`. Returns its end. RangeError if no slot. */
  watch(slot: number, tell: Watch<R>): () => void;
  /**
   * Tells the watchers of all slots changed since the last flush, each once, with the record as it
   * is then. What a watcher changes waits for the next flush. Errors of watchers are thrown at the end.
   */
  flush(): void;
};

export function createTable<R extends object>(): HeadTable<R> {
  return new Head<R>();
}

function refuseWrongSlot(slot: number): void {
  if (isSlot(slot)) return;
  throw new RangeError(`TABLE_SLOT: ${slot} is not a slot of 0..${maxSlot}; nothing was done`);
}

class Head<R extends object> implements HeadTable<R> {
  size = 0;
  version = 0;
  #chunks: Chunks<R> = [];
  /** The epoch in which each chunk was copied: the head may write to those of the running epoch. */
  #copiedIn: number[] = [];
  #epoch = 1;
  #isListShared = true;
  #latest = new TableSnapshot<R>(this.#chunks, 0, 0);
  readonly #watchers = new TableWatchers<R>();

  get(slot: number): R | undefined {
    return readSlot(this.#chunks, slot);
  }

  set(slot: number, record: R): void {
    refuseWrongSlot(slot);
    const before = readSlot(this.#chunks, slot);
    if (before === record) return;
    if (before === undefined) this.size += 1;
    this.#write(slot, record);
  }

  delete(slot: number): void {
    if (readSlot(this.#chunks, slot) === undefined) return;
    this.size -= 1;
    this.#write(slot, undefined);
    // Ids only rise, so in a long visit whole chunks die: they are given back.
    const at = slot >>> 5;
    if (this.#chunks[at]?.every((record) => record === undefined)) {
      this.#chunks[at] = emptyChunk;
      this.#copiedIn[at] = 0;
    }
  }

  snapshot(): TableSnapshot<R> {
    if (this.#latest.version !== this.version) {
      this.#latest = new TableSnapshot(this.#chunks, this.size, this.version);
      this.#share();
    }
    return this.#latest;
  }

  restore(snapshot: TableSnapshot<R>): void {
    const before = this.#chunks;
    const after = snapshot.chunks;
    if (before === after) return;
    this.version += 1;
    this.size = snapshot.size;
    this.#watchers.markWhere(
      (at) => before[at] === after[at],
      (slot) => readSlot(before, slot) !== readSlot(after, slot),
      this.version,
    );
    this.#chunks = after;
    this.#share();
  }

  watch(slot: number, tell: Watch<R>): () => void {
    refuseWrongSlot(slot);
    return this.#watchers.add(slot, tell, this.version);
  }

  flush(): void {
    const errors = this.#watchers.flush((slot) => readSlot(this.#chunks, slot));
    if (errors.length > 0) {
      throw new AggregateError(
        errors,
        `TABLE_WATCH: watchers that threw: ${errors.length}; all were told`,
      );
    }
  }

  entries(): IterableIterator<[number, R]> {
    return readEntries(this.#chunks);
  }

  toJSON(): [number, R][] {
    return [...this.entries()];
  }

  #share(): void {
    this.#isListShared = true;
    this.#epoch += 1;
  }

  #write(slot: number, record: R | undefined): void {
    this.#ownChunk(slot >>> 5)[slot & 31] = record;
    this.version += 1;
    this.#watchers.mark(slot, this.version);
  }

  #ownChunk(at: number): (R | undefined)[] {
    if (this.#isListShared) {
      this.#chunks = this.#chunks.slice();
      this.#isListShared = false;
    }
    while (this.#chunks.length <= at) this.#chunks.push(emptyChunk);
    while (this.#copiedIn.length <= at) this.#copiedIn.push(0);
    const chunk = this.#chunks[at] ?? emptyChunk;
    if (this.#copiedIn[at] === this.#epoch) return chunk;
    this.#copiedIn[at] = this.#epoch;
    return (this.#chunks[at] = chunk.slice());
  }
}
