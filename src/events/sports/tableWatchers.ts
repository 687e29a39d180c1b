export type Watch<R> = (record: R | undefined) => void;

/** `since` is the table's version when the watcher came: it is not told of what happened before. */
type Watcher<R> = { readonly tell: Watch<R>; readonly since: number; isGone: boolean };
type WatchedSlot<R> = { readonly slot: number; watchers: Watcher<R>[]; changed: number };

const unchanged = -1;

/** Who watches which slot, and which watched slots changed since the last flush. */
export class TableWatchers<R> {
  // In chunks like the records, so that the slots of a sparse table cost nothing here.
  #chunks: (WatchedSlot<R> | undefined)[][] = [];
  #changed: WatchedSlot<R>[] = [];

  add(slot: number, tell: Watch<R>, since: number): () => void {
    const watcher: Watcher<R> = { tell, since, isGone: false };
    const watched = this.#watchedSlot(slot);
    watched.watchers = [...watched.watchers, watcher];
    return () => {
      if (watcher.isGone) return;
      watcher.isGone = true;
      watched.watchers = watched.watchers.filter((other) => other !== watcher);
      if (watched.watchers.length === 0) this.#forget(watched);
    };
  }

  /** Notes that `slot` changed in `version` of the table. */
  mark(slot: number, version: number): void {
    const watched = this.#chunks[slot >>> 5]?.[slot & 31];
    if (watched === undefined) return;
    if (watched.changed === unchanged) this.#changed.push(watched);
    watched.changed = version;
  }

  /** Marks every watched slot for which `isChanged` holds. `isSameChunk` spares the unwatched rest. */
  markWhere(
    isSameChunk: (at: number) => boolean,
    isChanged: (slot: number) => boolean,
    version: number,
  ): void {
    // forEach passes over the holes between watched chunks.
    this.#chunks.forEach((chunk, at) => {
      if (isSameChunk(at)) return;
      for (const watched of chunk) {
        if (watched !== undefined && isChanged(watched.slot)) this.mark(watched.slot, version);
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
    const changed = this.#changed;
    this.#changed = [];
    for (const watched of changed) {
      const version = watched.changed;
      watched.changed = unchanged;
      for (const watcher of watched.watchers) {
        if (watcher.isGone || watcher.since >= version) continue;
        try {
          watcher.tell(recordAt(watched.slot));
        } catch (error) {
          errors.push(error);
        }
      }
    }
    return errors;
  }

  #watchedSlot(slot: number): WatchedSlot<R> {
    const chunk = (this.#chunks[slot >>> 5] ??= Array.from({ length: 32 }, () => undefined));
    return (chunk[slot & 31] ??= { slot, watchers: [], changed: unchanged });
  }

  #forget(watched: WatchedSlot<R>): void {
    const chunk = this.#chunks[watched.slot >>> 5];
    if (chunk?.[watched.slot & 31] === watched) chunk[watched.slot & 31] = undefined;
  }
}
