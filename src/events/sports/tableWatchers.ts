export type Watch<R> = (record: R | undefined) => void;

/** `since` is the table's version when the watcher was added: earlier changes are not reported to it. */
type Watcher<R> = { readonly report: Watch<R>; readonly since: number; isGone: boolean };
/** `cached` is the record as last unpacked, `changed` the version of a change not yet reported. */
type SeenSlot<R> = {
  readonly slot: number;
  watchers: Watcher<R>[];
  changed: number;
  cached: R | undefined;
};

const unchanged = -1;

/** The watchers of each slot, cached records, and the watched slots changed since the last flush. */
export class TableWatchers<R> {
  // By chunk, like the records; few of a sparse table are seen.
  readonly #chunks = new Map<number, (SeenSlot<R> | undefined)[]>();
  #changed: SeenSlot<R>[] = [];
  /** Without watchers since the last flush. */
  readonly #left = new Set<SeenSlot<R>>();

  add(slot: number, report: Watch<R>, since: number): () => void {
    const watcher: Watcher<R> = { report, since, isGone: false };
    const seen = this.#seenSlot(slot);
    seen.watchers = [...seen.watchers, watcher];
    return () => {
      if (watcher.isGone) return;
      watcher.isGone = true;
      seen.watchers = seen.watchers.filter((other) => other !== watcher);
      // Not forgotten yet: a list that takes the place of another shows many of its records, and whoever has read one
      // and watches it next must find the same object.
      if (seen.watchers.length === 0) this.#left.add(seen);
    };
  }

  /** The record of `slot` from the cache, or unpacked now. */
  remember(slot: number, unpack: (slot: number) => R | undefined): R | undefined {
    const cached = this.#chunks.get(slot >>> 5)?.[slot & 31]?.cached;
    if (cached !== undefined) return cached;
    const record = unpack(slot);
    if (record !== undefined) this.#seenSlot(slot).cached = record;
    return record;
  }

  /** Records that `slot` changed in this `version` of the table. */
  mark(slot: number, version: number): void {
    const seen = this.#chunks.get(slot >>> 5)?.[slot & 31];
    if (seen === undefined) return;
    seen.cached = undefined;
    if (seen.watchers.length === 0) return;
    if (seen.changed === unchanged) this.#changed.push(seen);
    seen.changed = version;
  }

  /** Marks every seen slot for which `isChanged` is true. Chunks that `isSameChunk` are skipped. */
  markWhere(
    isSameChunk: (index: number) => boolean,
    isChanged: (slot: number) => boolean,
    version: number,
  ): void {
    for (const [index, chunk] of this.#chunks) {
      if (isSameChunk(index)) continue;
      for (const seen of chunk) {
        if (seen !== undefined && isChanged(seen.slot)) this.mark(seen.slot, version);
      }
    }
  }

  /**
   * Notifies each watcher of a marked slot once, in the order of the first change. Slots marked meanwhile
   * wait for the next flush. If a watcher throws, the others are still notified; the errors are returned. What nobody
   * watches any more is forgotten.
   */
  flush(getRecord: (slot: number) => R | undefined): unknown[] {
    for (const seen of this.#left) if (seen.watchers.length === 0) this.#forget(seen);
    this.#left.clear();
    const errors: unknown[] = [];
    if (this.#changed.length === 0) return errors;
    const changed = this.#changed;
    this.#changed = [];
    for (const seen of changed) {
      const version = seen.changed;
      seen.changed = unchanged;
      const record = getRecord(seen.slot);
      for (const watcher of seen.watchers) {
        if (watcher.isGone || watcher.since >= version) continue;
        try {
          watcher.report(record);
        } catch (error) {
          errors.push(error);
        }
      }
    }
    return errors;
  }

  #seenSlot(slot: number): SeenSlot<R> {
    const index = slot >>> 5;
    const chunk = this.#chunks.get(index) ?? [];
    this.#chunks.set(index, chunk);
    return (chunk[slot & 31] ??= { slot, watchers: [], changed: unchanged, cached: undefined });
  }

  #forget(seen: SeenSlot<R>): void {
    const chunk = this.#chunks.get(seen.slot >>> 5);
    if (chunk?.[seen.slot & 31] === seen) chunk[seen.slot & 31] = undefined;
  }
}
