export type Watch<R> = (record: R | undefined) => void;

/** `since` is the table's version when the watcher came: it is not told of what happened before. */
type Watcher<R> = { readonly report: Watch<R>; readonly since: number; isGone: boolean };
/** `known` is the record as last unpacked, `changed` the version of a change not yet told. */
type SeenSlot<R> = {
  readonly slot: number;
  watchers: Watcher<R>[];
  changed: number;
  known: R | undefined;
};

const unchanged = -1;

/** Who looks at which slot, what they were shown, and which watched slots changed since the last flush. */
export class TableWatchers<R> {
  // In chunks like the records, so that the slots of a sparse table cost nothing here.
  #chunks: (SeenSlot<R> | undefined)[][] = [];
  #changed: SeenSlot<R>[] = [];

  add(slot: number, report: Watch<R>, since: number): () => void {
    const watcher: Watcher<R> = { report, since, isGone: false };
    const seen = this.#seenSlot(slot);
    seen.watchers = [...seen.watchers, watcher];
    return () => {
      if (watcher.isGone) return;
      watcher.isGone = true;
      seen.watchers = seen.watchers.filter((other) => other !== watcher);
      if (seen.watchers.length === 0) this.#forget(seen);
    };
  }

  /** The record of `slot` as a reader already has it, or else as `unpack` makes it now. */
  remember(slot: number, unpack: (slot: number) => R | undefined): R | undefined {
    const known = this.#chunks[slot >>> 5]?.[slot & 31]?.known;
    if (known !== undefined) return known;
    const record = unpack(slot);
    if (record !== undefined) this.#seenSlot(slot).known = record;
    return record;
  }

  /** Notes that `slot` changed in `version` of the table. */
  mark(slot: number, version: number): void {
    const seen = this.#chunks[slot >>> 5]?.[slot & 31];
    if (seen === undefined) return;
    seen.known = undefined;
    if (seen.watchers.length === 0) return;
    if (seen.changed === unchanged) this.#changed.push(seen);
    seen.changed = version;
  }

  /** Marks every seen slot for which `isChanged` holds. `isSameChunk` spares the rest. */
  markWhere(
    isSameChunk: (at: number) => boolean,
    isChanged: (slot: number) => boolean,
    version: number,
  ): void {
    // forEach passes over the holes between seen chunks.
    this.#chunks.forEach((chunk, at) => {
      if (isSameChunk(at)) return;
      for (const seen of chunk) {
        if (seen !== undefined && isChanged(seen.slot)) this.mark(seen.slot, version);
      }
    });
  }

  /**
   * Tells each watcher of a marked slot once, in the order of the first change. What is marked
   * meanwhile waits for the next flush. One that throws keeps nobody else from being told; the
   * errors are returned.
   */
  flush(recordAt: (slot: number) => R | undefined): unknown[] {
    const errors: unknown[] = [];
    if (this.#changed.length === 0) return errors;
    const changed = this.#changed;
    this.#changed = [];
    for (const seen of changed) {
      const version = seen.changed;
      seen.changed = unchanged;
      const record = recordAt(seen.slot);
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
    const chunk = (this.#chunks[slot >>> 5] ??= Array.from({ length: 32 }, () => undefined));
    return (chunk[slot & 31] ??= { slot, watchers: [], changed: unchanged, known: undefined });
  }

  #forget(seen: SeenSlot<R>): void {
    const chunk = this.#chunks[seen.slot >>> 5];
    if (chunk?.[seen.slot & 31] === seen) chunk[seen.slot & 31] = undefined;
  }
}
