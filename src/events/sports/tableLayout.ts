import { chunkSize } from "./tableChunks.ts";

/** How the records of a table are laid out in the cells of a chunk; `from` is the first cell of a record. */
export type Layout<R, C> = {
  /** Cells of one record. */
  readonly width: number;
  /** Reading creates a new object, so it must be cached for readers that compare by identity. */
  readonly isPacked: boolean;
  /** Value of a cell without a record. */
  readonly nothing: C;
  /** A chunk without records: shared, so never written to. */
  readonly empty: C[];
  has(cells: readonly C[], from: number): boolean;
  isSame(cells: readonly C[], from: number, record: R): boolean;
  read(cells: readonly C[], from: number): R | undefined;
  write(cells: C[], from: number, record: R): void;
};

/** One record per cell; reading returns the very object that was written. */
export function recordLayout<R extends object>(
  isSame: (a: R, b: R) => boolean,
): Layout<R, R | undefined> {
  return {
    width: 1,
    isPacked: false,
    nothing: undefined,
    empty: Array.from({ length: chunkSize }, () => undefined),
    has: (cells, from) => cells[from] !== undefined,
    isSame: (cells, from, record) => {
      const before = cells[from];
      return before !== undefined && isSame(before, record);
    },
    read: (cells, from) => cells[from],
    write: (cells, from, record) => {
      cells[from] = record;
    },
  };
}

/**
 * A record as `width` consecutive numbers, the first never NaN. Price changes then leave no objects behind,
 * which saves two thirds of their cost.
 */
export type Packing<R> = {
  readonly width: number;
  isSame(cells: readonly number[], from: number, record: R): boolean;
  pack(cells: number[], from: number, record: R): void;
  unpack(cells: readonly number[], from: number): R;
};

export function packedLayout<R extends object>(packing: Packing<R>): Layout<R, number> {
  const { width, isSame, pack, unpack } = packing;
  const has = (cells: readonly number[], from: number) => !Number.isNaN(cells[from]);
  return {
    width,
    isPacked: true,
    nothing: Number.NaN,
    empty: Array.from({ length: chunkSize * width }, () => Number.NaN),
    has,
    isSame,
    read: (cells, from) => (has(cells, from) ? unpack(cells, from) : undefined),
    write: pack,
  };
}
