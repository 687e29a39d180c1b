/** The largest slot: ids of many years lie between it and the first, and a hostile id costs half a megabyte, not the page. */
export const maxSlot = 2 ** 28 - 1;

export const isSlot = (slot: number): boolean => slot >>> 0 === slot && slot <= maxSlot;

export const chunkSize = 32;
/** Chunks in a page. */
export const pageSize = 128;

/** The chunks of a table, by pages; a page that never had records need not be there. */
export type Pages<C> = (C[][] | undefined)[];

/** The chunk at `index`, which is a slot without its last five bits. */
export const chunkAt = <C>(pages: Pages<C>, index: number): C[] | undefined =>
  pages[index >>> 7]?.[index & 127];

/**
 * The cells of a table in chunks of 32 records, copied on write: the pages returned by `share()` never
 * change. The first write to a chunk after it copies that chunk and, once each, its page and the list of pages. Ids in
 * use lie millions apart, the old ones of the next season and the new ones of a match: so one list of all chunks would
 * cost more than they do.
 */
export class TableChunks<C> {
  pages: Pages<C> = [];
  /** By page: the epoch in which each chunk was copied, and last that of the page; those of the current one may be written to. */
  readonly #copiedIn = new Map<number, number[]>();
  #isListShared = false;
  #epoch = 1;
  readonly #empty: C[];

  /** `empty` is used for every chunk without records. */
  constructor(empty: C[]) {
    this.#empty = empty;
  }

  /** The chunk at `index`, safe to write to. */
  own(index: number): C[] {
    const chunk = chunkAt(this.pages, index);
    const isOwn = this.#copiedIn.get(index >>> 7)?.[index & 127] === this.#epoch;
    return chunk !== undefined && isOwn ? chunk : this.#put(index, chunk?.slice());
  }

  /** Releases a chunk that the last write has left empty. */
  drop(index: number): void {
    this.#put(index, this.#empty);
  }

  share(): Pages<C> {
    this.#isListShared = true;
    this.#epoch += 1;
    return this.pages;
  }

  adopt(pages: Pages<C>): void {
    this.pages = pages;
    this.share();
  }

  /** Puts a chunk at `index` of a page that is copied if it has to be: a new chunk if there is none. */
  #put(index: number, chunk = this.#empty.slice()): C[] {
    const at = index >>> 7;
    if (this.#isListShared) this.pages = this.pages.slice();
    this.#isListShared = false;
    // Arrays with wide holes are slow.
    while (this.pages.length < at) this.pages.push(undefined);
    const copiedIn = this.#copiedIn.get(at) ?? [];
    this.#copiedIn.set(at, copiedIn);
    let page = this.pages[at];
    if (page === undefined || copiedIn[pageSize] !== this.#epoch)
      this.pages[at] = page = page?.slice() ?? Array<C[]>(pageSize).fill(this.#empty);
    copiedIn[pageSize] = this.#epoch;
    // The empty chunk is shared for ever.
    copiedIn[index & 127] = chunk === this.#empty ? 0 : this.#epoch;
    return (page[index & 127] = chunk);
  }
}
