/** The largest slot: 131,072 chunks, so that a hostile id costs a few megabytes and not the page. */
export const maxSlot = 2 ** 22 - 1;

export const isSlot = (slot: number): boolean => slot >>> 0 === slot && slot <= maxSlot;

export const chunkSize = 32;

/**
 * The cells of a table in chunks of 32 records. Who takes `share()` may keep the list for ever: a chunk
 * is copied before the first write that follows, once, and the list with it.
 */
export class TableChunks<C> {
  #list: C[][] = [];
  /** The epoch in which each chunk was copied; those of the running epoch may be written to. */
  #copiedIn: number[] = [];
  #epoch = 1;
  #isListShared = false;
  readonly #empty: C[];

  /** `empty` stands wherever a chunk holds nothing. */
  constructor(empty: C[]) {
    this.#empty = empty;
  }

  get list(): C[][] {
    return this.#list;
  }

  /** The chunk to write to. */
  own(at: number): C[] {
    const chunk = this.#list[at];
    return chunk !== undefined && this.#copiedIn[at] === this.#epoch ? chunk : this.#copy(at);
  }

  /** Lets go of a chunk just written to that holds nothing any more. */
  drop(at: number): void {
    this.#list[at] = this.#empty;
    this.#copiedIn[at] = 0;
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

  #copy(at: number): C[] {
    if (this.#isListShared) {
      this.#list = this.#list.slice();
      this.#isListShared = false;
    }
    while (this.#list.length <= at) this.#list.push(this.#empty);
    while (this.#copiedIn.length <= at) this.#copiedIn.push(0);
    this.#copiedIn[at] = this.#epoch;
    return (this.#list[at] = (this.#list[at] ?? this.#empty).slice());
  }
}
