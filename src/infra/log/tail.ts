import { linesLength, type LogHeader, serialiseHeader } from "./line.ts";
import { createParts, type Part } from "./parts.ts";
import { type BatchRow, type KeptRows, type SessionWrite, type SnapshotRow } from "./rows.ts";
import type { HoleCode } from "./trouble.ts";

type Piece = { readonly bytes: number; readonly lastSeq: number; isStored: boolean } & (
  | { readonly tag: "batch"; readonly row: BatchRow }
  | { readonly tag: "snapshot"; readonly row: SnapshotRow }
);

/** Everything not yet on disk, as one write. */
export type TailPlan = {
  readonly write: SessionWrite;
  /** The write starts a life: it holds everything, and relies on nothing already on disk. */
  readonly isBirth: boolean;
  readonly pieces: readonly Piece[];
};

/**
 * The newest part of a session, in memory: what is not on disk yet, preceded by what would have to be written
 * again if the database were deleted while in use. Pieces are in order, without gaps.
 */
export type Tail = ReturnType<typeof createTail>;

export function createTail(header: LogHeader, memoryLimit: number) {
  const { session, startedAt } = header;
  const headerLine = serialiseHeader(header);
  let pieces: Piece[] = [];
  let snapshots: { seq: number; bytesBefore: number }[] = [];
  const parts = createParts();
  let memoryBytes = 0;
  let bytes = linesLength([headerLine]);
  let touchedAt = startedAt;
  let keptFrom = 0;
  let keptFromOnDisk = 0;
  let lastSeq = 0;
  let storedSeq = 0;
  let isBorn = false;
  let sealedSeq = 0;
  let hole: HoleCode | null = null;
  let life = 1;

  const birth = () => ({ session, headerLine, startedAt, life });
  const head = () => ({ session, touchedAt, keptFrom, lastSeq, bytes });

  /** What was written before no longer counts, including writes in progress. */
  const beginLife = () => {
    life += 1;
    isBorn = false;
    storedSeq = 0;
    keptFromOnDisk = 0;
    parts.clear();
  };

  const add = (piece: Piece) => {
    pieces.push(piece);
    memoryBytes += piece.bytes;
    bytes += piece.bytes;
    lastSeq = piece.lastSeq;
    return piece;
  };

  const dropFirst = (count: number) => {
    for (const piece of pieces.splice(0, count)) memoryBytes -= piece.bytes;
  };

  /** Clears memory and counters; the disk is up to the caller. */
  const empty = () => {
    beginLife();
    dropFirst(pieces.length);
    snapshots = [];
    bytes = linesLength([headerLine]);
  };

  /** Index of the piece from which the tail alone can be replayed; -1 when there is none. */
  const replayStart = () =>
    pieces.findIndex((piece) => piece.tag === "snapshot" || piece.row.firstSeq === 1);
  const startSeq = (index: number) =>
    pieces[index]?.tag === "snapshot" ? pieces[index].lastSeq : 0;

  const trimTo = (seq: number) => {
    const removedBytes = snapshots.find((snapshot) => snapshot.seq === seq)?.bytesBefore ?? 0;
    bytes -= removedBytes;
    snapshots = snapshots
      .filter((snapshot) => snapshot.seq > seq)
      .map((later) => ({ seq: later.seq, bytesBefore: later.bytesBefore - removedBytes }));
    const isKept = (piece: Piece) =>
      piece.lastSeq > seq || (piece.tag === "snapshot" && piece.lastSeq === seq);
    const firstKept = pieces.findIndex(isKept);
    dropFirst(firstKept === -1 ? pieces.length : firstKept);
    parts.trimTo(seq);
    keptFrom = seq;
  };

  /** After the rows on disk were lost: everything that can still be replayed is to be written again. */
  const recover = (): boolean => {
    const from = replayStart();
    if (from === -1 && lastSeq > 0) {
      empty();
      hole = "wiped";
      return false;
    }
    beginLife();
    keptFrom = startSeq(from);
    dropFirst(from);
    const survivors = pieces;
    pieces = [];
    snapshots = [];
    memoryBytes = 0;
    bytes = linesLength([headerLine]);
    for (const piece of survivors) {
      if (piece.tag === "snapshot" && piece.lastSeq > keptFrom) {
        snapshots.push({ seq: piece.lastSeq, bytesBefore: bytes - linesLength([headerLine]) });
      }
      add({ ...piece, isStored: false });
    }
    return true;
  };

  return {
    headerLine,
    /** Seq of the last entry received, kept or not. */
    sealedSeq: () => sealedSeq,
    storedSeq: () => storedSeq,
    isBorn: () => isBorn,
    /** Why nothing more is kept until a snapshot restarts the log; null when all is well. */
    hole: () => hole,
    holdings: () => ({ bytes, touchedAt, snapshots }),
    trimTo,

    addBatch(lines: readonly string[], firstSeq: number, at: number) {
      const row = { session, firstSeq, lastSeq: firstSeq + lines.length - 1, lines };
      sealedSeq = row.lastSeq;
      if (hole !== null) return;
      touchedAt = at;
      add({ tag: "batch", row, bytes: linesLength(lines), lastSeq: row.lastSeq, isStored: false });
    },

    /** Adds a snapshot after the last entry; after a hole, the log restarts with it. */
    addSnapshot(seq: number, line: string): { readonly isStored: boolean } {
      sealedSeq = seq;
      const last = pieces.at(-1);
      if (hole === null && last?.tag === "snapshot" && last.lastSeq === seq) return last;
      if (hole !== null) {
        empty();
        hole = null;
        keptFrom = seq;
      } else {
        snapshots.push({ seq, bytesBefore: bytes - linesLength([headerLine]) });
      }
      const row = { session, seq, line };
      return add({ tag: "snapshot", row, bytes: line.length + 1, lastSeq: seq, isStored: false });
    },

    breakOff(code: HoleCode) {
      hole = code;
    },

    /** Drops everything: the player removed the session. */
    forget() {
      empty();
      hole = "removed";
      keptFrom = 0;
    },

    hasUnstored: () =>
      pieces.some((piece) => !piece.isStored) ||
      keptFrom > keptFromOnDisk ||
      !(isBorn || hole !== null),

    plan(): TailPlan {
      const unstored = pieces.filter((piece) => !piece.isStored);
      const write: SessionWrite = {
        birth: birth(),
        head: head(),
        batches: unstored.flatMap((piece) => (piece.tag === "batch" ? [piece.row] : [])),
        snapshots: unstored.flatMap((piece) => (piece.tag === "snapshot" ? [piece.row] : [])),
        dropUpTo: keptFrom > keptFromOnDisk ? keptFrom : 0,
      };
      return { write, isBirth: !isBorn, pieces: unstored };
    },

    /** Records a completed write; `lifeFound` is the life that was on disk before it. */
    accept(plan: TailPlan, lifeFound: number | null): "stored" | "again" | "hole" {
      if (plan.write.birth.life !== life) return "again";
      if (!plan.isBirth && lifeFound !== life) return recover() ? "again" : "hole";
      for (const piece of plan.pieces) {
        piece.isStored = true;
        if (piece.tag === "batch" && piece.lastSeq > keptFrom)
          parts.add({ ...piece.row, bytes: piece.bytes });
      }
      storedSeq = Math.max(storedSeq, plan.write.head.lastSeq);
      keptFromOnDisk = Math.max(keptFromOnDisk, plan.write.head.keptFrom);
      isBorn = true;
      return "stored";
    },

    /** What to pack next, when there is so much of it; null when there is not. */
    nextPart(leastBytes: number): Part | null {
      const part = parts.next(leastBytes, snapshots);
      return part === null ? null : { ...part, life };
    },

    /** The part is one row of so many bytes now. */
    packed(part: Part, packedBytes: number) {
      if (!parts.done(part)) return;
      const saved = part.bytes - packedBytes;
      bytes -= saved;
      snapshots = snapshots.map(({ seq, bytesBefore }) => ({
        seq,
        bytesBefore: seq >= part.lastSeq ? bytesBefore - saved : bytesBefore,
      }));
    },

    /** Keeps the tail within its limit: drops what is on disk first, then what a snapshot replaces. */
    bound(): "fits" | "trimmed" | "full" {
      let result: "fits" | "trimmed" = "fits";
      while (memoryBytes > memoryLimit) {
        const onDiskIndex = pieces.findLastIndex(
          (piece) => piece.tag === "snapshot" && piece.isStored,
        );
        const snapshotIndex = pieces.findLastIndex((piece) => piece.tag === "snapshot");
        if (onDiskIndex > 0) dropFirst(onDiskIndex);
        else if (pieces[0]?.isStored) dropFirst(1);
        else if (snapshotIndex > 0) {
          trimTo(startSeq(snapshotIndex));
          result = "trimmed";
        } else return "full";
      }
      return result;
    },

    /** The rows in memory; when used alone (`isAlone`), from the first point that can be replayed. */
    kept(isAlone: boolean): KeptRows {
      const from = isAlone ? replayStart() : -1;
      return {
        head: { ...birth(), ...head(), ...(from === -1 ? {} : { keptFrom: startSeq(from) }) },
        batches: pieces.flatMap((piece) => (piece.tag === "batch" ? [piece.row] : [])),
        snapshots: pieces.flatMap((piece) => (piece.tag === "snapshot" ? [piece.row] : [])),
      };
    },
  };
}
