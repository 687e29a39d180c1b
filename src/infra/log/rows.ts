import type { IDBPTransaction } from "idb";
import * as t from "io-ts";
import { shape } from "../../codec/codec.ts";

/**
 * Proves that the rows written since `life` began still exist: only the first write of a life stores it, and
 * it is deleted with the session. A head proves nothing, because every write stores one.
 */
export type BirthRow = Readonly<t.TypeOf<typeof BirthRow>>;
export const BirthRow = shape({
  session: t.string,
  headerLine: t.string,
  startedAt: t.number,
  life: t.number,
});

/** What is stored of a session, and when it last grew (Unix ms). */
export type HeadRow = Readonly<t.TypeOf<typeof HeadRow>>;
export const HeadRow = shape({
  session: t.string,
  touchedAt: t.number,
  /** 0, or the seq of the snapshot that replaces everything up to it. */
  keptFrom: t.number,
  lastSeq: t.number,
  /** Length of all stored lines; lines are nearly pure ASCII, so characters count as bytes. */
  bytes: t.number,
});

export type SessionRow = BirthRow & HeadRow;

/** Consecutive lines written together. */
export type BatchRow = Readonly<t.TypeOf<typeof BatchRow>>;
const BatchRow = shape({
  session: t.string,
  firstSeq: t.number,
  lastSeq: t.number,
  lines: t.readonlyArray(t.string),
});

/** Lines of a session that were not known to be on disk when its page was left; `touchedAt` in Unix ms. */
export type SessionRest = Readonly<t.TypeOf<typeof SessionRest>>;
export const SessionRest = shape({
  session: t.string,
  life: t.number,
  touchedAt: t.number,
  batches: t.readonlyArray(BatchRow),
});

/** Consecutive lines, joined and gzip'd. */
export type PackedRow = Readonly<t.TypeOf<typeof PackedRow>>;
const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array;
const Bytes = new t.Type<Uint8Array<ArrayBuffer>>(
  "Bytes",
  isBytes,
  (value, context) => (isBytes(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
export const PackedRow = shape({
  session: t.string,
  firstSeq: t.number,
  lastSeq: t.number,
  packed: Bytes,
});

/** Consecutive lines as they are on disk. */
export type StoredBatch = BatchRow | PackedRow;
export const StoredBatch = t.union([BatchRow, PackedRow]);

/** The line that can replace all entries up to `seq`. */
export type SnapshotRow = Readonly<t.TypeOf<typeof SnapshotRow>>;
export const SnapshotRow = shape({ session: t.string, seq: t.number, line: t.string });

export const storeNames = ["sessions", "heads", "batches", "snapshots"];
export type ReadTx = IDBPTransaction<unknown, string[], "readonly">;
export type WriteTx = IDBPTransaction<unknown, string[], "readwrite">;

/** Creates the object stores of the first and only version of the database. */
export function createStores(db: IDBDatabase): void {
  db.createObjectStore("sessions", { keyPath: "session" });
  db.createObjectStore("heads", { keyPath: "session" });
  db.createObjectStore("batches", { keyPath: ["session", "firstSeq"] });
  db.createObjectStore("snapshots", { keyPath: ["session", "seq"] });
}

/** One write of one session: lines and head go into the same transaction. */
export type SessionWrite = {
  readonly birth: BirthRow;
  readonly head: HeadRow;
  readonly batches: readonly BatchRow[];
  readonly snapshots: readonly SnapshotRow[];
  /** Everything up to this seq is deleted, except a snapshot at it; 0 keeps all. */
  readonly dropUpTo: number;
};

/** The rows of a session, in no particular order. */
export type KeptRows = {
  readonly head: SessionRow;
  readonly batches: readonly StoredBatch[];
  readonly snapshots: readonly SnapshotRow[];
};
