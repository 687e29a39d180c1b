import { isSlot, pageSize } from "./tableChunks.ts";
import { TableHead } from "./tableHead.ts";
import { type Packing, packedLayout, recordLayout } from "./tableLayout.ts";
import type { Table, TableSnapshot } from "./tableSnapshot.ts";
import type { Watch } from "./tableWatchers.ts";

export { isSlot, type Packing, pageSize, type Table, type TableSnapshot, type Watch };

/** The API of a table for views. */
export type WatchedTable<R extends object> = Table<R> & {
  /**
   * Calls `report` in each flush after a change at `slot`; returns a function that stops it. Throws a
   * RangeError if `slot` is not a slot.
   */
  watch(slot: number, report: Watch<R>): () => void;
};

/**
 * The one writable version of a table. A write copies its chunk of 32 records at most once between
 * two snapshots; a snapshot copies nothing and never sees later writes. `C` is the type of its cells.
 */
export type HeadTable<R extends object, C = R | undefined> = WatchedTable<R> & {
  /**
   * Like `get`, but a packed table always returns a new object, which is cheaper than a cached one; for
   * folds.
   */
  peek(slot: number): R | undefined;
  /** Puts `record` at `slot`; the same record is no change. Throws a RangeError if `slot` is not a slot. */
  set(slot: number, record: R): void;
  /** Removes the record at `slot`; no change when there is none. */
  delete(slot: number): void;
  /** The table as it is now, in constant time; the same object until the next change. */
  snapshot(): TableSnapshot<R, C>;
  /** Moves back or forward to a snapshot of any table with the same record type. */
  restore(snapshot: TableSnapshot<R, C>): void;
  /**
   * Notifies the watchers of every slot changed since the last flush, each once, with the current record.
   * Changes made by a watcher wait for the next flush. Errors of watchers are thrown at the end.
   */
  flush(): void;
};
export type PackedTable<R extends object> = HeadTable<R, number>;

/** A table of records of any shape. Setting a record that `isSame` as the current one is no change. */
export const createTable = <R extends object>(
  isSame: (a: R, b: R) => boolean = Object.is,
): HeadTable<R> => new TableHead(recordLayout(isSame));

/** A table for records of a few numbers that change by the thousand, such as prices. */
export const createPackedTable = <R extends object>(packing: Packing<R>): PackedTable<R> =>
  new TableHead(packedLayout(packing));
