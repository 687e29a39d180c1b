import { isSlot } from "./tableChunks.ts";
import { TableHead } from "./tableHead.ts";
import { type Packing, packedLayout, recordLayout } from "./tableLayout.ts";
import type { Table, TableSnapshot } from "./tableSnapshot.ts";
import type { Watch } from "./tableWatchers.ts";

export { isSlot, type Packing, type Table, type TableSnapshot, type Watch };

/** What a view needs of a table. */
export type WatchedTable<R extends object> = Table<R> & {
  /** Calls `report` in each flush after a change at `slot`. Returns its end. RangeError if no slot. */
  watch(slot: number, report: Watch<R>): () => void;
};

/**
 * The one writable version of a table. A write copies its chunk of 32 records at most once between
 * two snapshots; a snapshot copies nothing and never sees later writes. `C` is the kind of its cells.
 */
export type HeadTable<R extends object, C = R | undefined> = WatchedTable<R> & {
  /** As `get`, for folds: of a packed table always a fresh object, which is cheaper than a remembered one. */
  peek(slot: number): R | undefined;
  /** Puts `record` at `slot`; what is there already is no change. RangeError if no slot. */
  set(slot: number, record: R): void;
  /** Removes the record at `slot`; no change when there is none. */
  delete(slot: number): void;
  /** The table as it is now, in constant time; the same object until the next change. */
  snapshot(): TableSnapshot<R, C>;
  /** Goes back (or on) to a snapshot of any table of the same records. */
  restore(snapshot: TableSnapshot<R, C>): void;
  /**
   * Tells the watchers of all slots changed since the last flush, each once, with the record as it
   * is then. What a watcher changes waits for the next flush. Errors of watchers are thrown at the end.
   */
  flush(): void;
};
export type PackedTable<R extends object> = HeadTable<R, number>;

/** A table of records of any form. A record that `isSame` as the one there is no change. */
export const createTable = <R extends object>(
  isSame: (one: R, other: R) => boolean = Object.is,
): HeadTable<R> => new TableHead(recordLayout(isSame));

/** A table for what changes by the thousand and is a few numbers, such as prices. */
export const createPackedTable = <R extends object>(packing: Packing<R>): PackedTable<R> =>
  new TableHead(packedLayout(packing));
