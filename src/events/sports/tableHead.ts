import type { HeadTable } from "./table.ts";
import { chunkAt, isSlot, maxSlot, type Pages, TableChunks } from "./tableChunks.ts";
import type { Layout } from "./tableLayout.ts";
import { readEntries, readSlot, TableSnapshot } from "./tableSnapshot.ts";
import { TableWatchers, type Watch } from "./tableWatchers.ts";

/** The one writable version of a table: chunks of cells in a given layout, and their watchers. */
export class TableHead<R extends object, C> implements HeadTable<R, C> {
  size = 0;
  version = 0;
  readonly #layout: Layout<R, C>;
  readonly #chunks: TableChunks<C>;
  readonly #watchers = new TableWatchers<R>();
  #latest: TableSnapshot<R, C>;

  constructor(layout: Layout<R, C>) {
    this.#layout = layout;
    this.#chunks = new TableChunks(layout.empty);
    this.#latest = new TableSnapshot(this.#chunks.share(), layout, 0, 0);
  }

  get(slot: number): R | undefined {
    return this.#layout.isPacked ? this.#watchers.remember(slot, this.#peekAt) : this.peek(slot);
  }

  peek(slot: number): R | undefined {
    return readSlot(this.#chunks.pages, this.#layout, slot);
  }

  set(slot: number, record: R): void {
    refuseWrongSlot(slot);
    const from = (slot & 31) * this.#layout.width;
    const chunk = chunkAt(this.#chunks.pages, slot >>> 5);
    if (chunk === undefined || !this.#layout.has(chunk, from)) this.size += 1;
    else if (this.#layout.isSame(chunk, from, record)) return;
    this.#layout.write(this.#chunks.own(slot >>> 5), from, record);
    this.version += 1;
    this.#watchers.mark(slot, this.version);
  }

  delete(slot: number): void {
    if (this.peek(slot) === undefined) return;
    const { width, nothing } = this.#layout;
    const from = (slot & 31) * width;
    const chunk = this.#chunks.own(slot >>> 5).fill(nothing, from, from + width);
    // Ids only increase, so during a long visit whole chunks become empty: release them.
    if (chunk.every((cell) => Object.is(cell, nothing))) this.#chunks.drop(slot >>> 5);
    this.size -= 1;
    this.version += 1;
    this.#watchers.mark(slot, this.version);
  }

  snapshot(): TableSnapshot<R, C> {
    if (this.#latest.version !== this.version) {
      const pages = this.#chunks.share();
      this.#latest = new TableSnapshot(pages, this.#layout, this.size, this.version);
    }
    return this.#latest;
  }

  restore(snapshot: TableSnapshot<R, C>): void {
    const before = this.#chunks.pages;
    const after = snapshot.pages;
    if (before === after) return;
    this.version += 1;
    this.size = snapshot.size;
    this.#chunks.adopt(after);
    this.#watchers.markWhere(
      (index) => chunkAt(before, index) === chunkAt(after, index),
      (slot) => !this.#isSame(slot, before),
      this.version,
    );
  }

  watch(slot: number, report: Watch<R>): () => void {
    refuseWrongSlot(slot);
    return this.#watchers.add(slot, report, this.version);
  }

  flush(): void {
    const errors = this.#watchers.flush(this.#getAt);
    if (errors.length === 0) return;
    const message = `TABLE_WATCH: watchers that threw: ${errors.length}; all were told`;
    throw new AggregateError(errors, message);
  }

  entries(): IterableIterator<[number, R]> {
    return readEntries(this.#chunks.pages, this.#layout);
  }

  toJSON(): [number, R][] {
    return [...this.entries()];
  }

  /** Whether `slot` has the same record as in `before`. */
  #isSame(slot: number, before: Pages<C>): boolean {
    const record = readSlot(before, this.#layout, slot);
    const chunk = chunkAt(this.#chunks.pages, slot >>> 5);
    const from = (slot & 31) * this.#layout.width;
    const hasRecord = chunk !== undefined && this.#layout.has(chunk, from);
    if (record === undefined || !hasRecord) return record === undefined && !hasRecord;
    return this.#layout.isSame(chunk, from, record);
  }

  readonly #getAt = (slot: number) => this.get(slot);
  readonly #peekAt = (slot: number) => this.peek(slot);
}

function refuseWrongSlot(slot: number): void {
  if (isSlot(slot)) return;
  throw new RangeError(`TABLE_SLOT: ${slot} is not a slot of 0..${maxSlot}`);
}
