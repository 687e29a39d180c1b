const maxChunks = 2 ** 17;

/** The largest slot: 131,072 chunks, so that a hostile id costs a few megabytes and not the page. */
export const maxSlot = 2 ** 22 - 1;

export const isSlot = (slot: number): boolean => slot >>> 0 === slot && slot <= maxSlot;

export const chunkSize = 32;

/**
 * The cells of a table in chunks of 32 records, copied on write: the list returned by `share()` never
 * changes. The first write to a chunk after it copies that chunk and, once, the list.
 */
export class TableChunks<C> {
  #list: C[][] = [];
  /** The epoch in which each chunk was copied; chunks of the current epoch may be written to. */
  #copiedIn: number[] = [];
  #epoch = 1;
  #isListShared = false;
  readonly #empty: C[];

  /** `empty` is used for every chunk without records. */
  constructor(empty: C[]) {
    this.#empty = empty;
  }

  get list(): C[][] {
    return this.#list;
  }

  /** The chunk at `index`, safe to write to. */
  own(index: number): C[] {
    const chunk = this.#list[index];
    return chunk !== undefined && this.#copiedIn[index] === this.#epoch ? chunk : this.#copy(index);
  }

  /** Releases a chunk that the last write has left empty. */
  drop(index: number): void {
    this.#list[index] = this.#empty;
    this.#copiedIn[index] = 0;
  }

  share(): C[][] {
    this.#isListShared = true;
    this.#epoch += 1;
    return this.#list;
  }

  adopt(list: C[][]): void {
    this.#list = list;
    this.share();
  }

  #copy(index: number): C[] {
    if (this.#isListShared) {
      this.#list = this.#list.slice();
      this.#isListShared = false;
    }
    grow(this.#list, index + 1, this.#empty);
    grow(this.#copiedIn, index + 1, 0);
    this.#copiedIn[index] = this.#epoch;
    return (this.#list[index] = (this.#list[index] ?? this.#empty).slice());
  }
}

/** By at least as much as there is, at once: the first ids of a feed lie a hundred thousand chunks apart. */
function grow<T>(list: T[], size: number, filler: T): void {
  const from = list.length;
  if (from >= size) return;
  list.length = Math.max(size, Math.min(2 * from, maxChunks));
  list.fill(filler, from);
}
