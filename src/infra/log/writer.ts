import { createAcks } from "./acks.ts";
import { assembleLines } from "./assemble.ts";
import { createDisk } from "./disk.ts";
import type { LogDatabase, Schedule } from "./heal.ts";
import {
  linesLength,
  type LogEntry,
  type LogHeader,
  serialise,
  serialiseSnapshot,
  sumOf,
} from "./line.ts";
import { createPacker } from "./packer.ts";
import { createRoom } from "./room.ts";
import type { SessionRest } from "./rows.ts";
import { readSession } from "./transactions.ts";
import { createTail } from "./tail.ts";
import type { HoleCode, WriteOutcome, Report } from "./trouble.ts";

export type WriterOptions = {
  readonly db: LogDatabase;
  readonly header: LogHeader;
  readonly budgetBytes: number;
  /** How long lines are collected into one batch, in ms. */
  readonly batchMs: number;
  readonly restMs: number;
  readonly partBytes: number;
  readonly schedule: Schedule;
  readonly needSnapshot: () => void;
  readonly report: Report;
};

/** Writes one session in order. Its promises always settle and never reject. */
export type SessionWriter = ReturnType<typeof createSessionWriter>;

// While a session keeps nothing, the caller is reminded of the missing snapshot, but not for every entry.
const entriesPerReminder = 100;

export function createSessionWriter(options: WriterOptions) {
  const { db, header, budgetBytes, batchMs, schedule, needSnapshot, report } = options;
  const { session } = header;
  // Half the budget in memory holds two snapshots, so a deleted database can be rebuilt.
  const tail = createTail(header, budgetBytes / 2);
  const acks = createAcks();
  const room = createRoom(session, budgetBytes, { db, tail, report });
  const packer = createPacker({ ...options, session, tail });
  const disk = createDisk({ ...options, session, tail, room, packer, acks });
  let lines: string[] = [];
  let firstSeq = 1;
  let lastEntry = { seq: 0, at: header.startedAt };
  let lastSum = sumOf(tail.headerLine);
  let grownBytes = 0;
  let refusedEntries = 0;
  let cancelBatch: (() => void) | null = null;

  const breakOff = (code: HoleCode, message: string) => {
    if (tail.hole() !== null) return;
    seal();
    tail.breakOff(code);
    refusedEntries = 0;
    report(code, `${message}; session "${session}" keeps nothing more until a snapshot is given`);
  };

  /** Turns the lines collected so far into one row. */
  const seal = () => {
    cancelBatch?.();
    cancelBatch = null;
    if (lines.length === 0) return;
    const batch = lines;
    lines = [];
    tail.addBatch(batch, firstSeq, lastEntry.at);
    grownBytes += linesLength(batch);
    const fit = tail.bound();
    if (fit === "trimmed")
      report("trimmed", `memory is full; "${session}" starts at a snapshot now`);
    if (fit === "full") breakOff("full", `the log's memory of ${budgetBytes / 2} bytes is full`);
  };

  const take = (entry: LogEntry) => {
    const expected = lastEntry.seq + 1;
    if (entry.seq !== expected) {
      breakOff("gap", `expected entry ${expected}, was given ${entry.seq}`);
    }
    if (tail.hole() === null) {
      try {
        const line = serialise(entry, lastSum);
        if (lines.length === 0) firstSeq = entry.seq;
        lines.push(line);
        lastSum = sumOf(line);
      } catch (error) {
        const reason = `entry ${entry.seq} ("${entry.type}") is no JSON: ${String(error)}`;
        breakOff("unserialisable", reason);
      }
    }
    lastEntry = entry;
  };

  const askForSnapshot = (newEntries: number) => {
    const isHole = tail.hole() !== null;
    const isReminder = isHole && refusedEntries % entriesPerReminder < newEntries;
    if (isHole) refusedEntries += newEntries;
    if (!isReminder && grownBytes < budgetBytes / 4) return;
    grownBytes = 0;
    needSnapshot();
  };

  const snapshotLine = (seq: number, state: unknown): string => {
    if (seq !== lastEntry.seq || seq === 0) throw new Error(`the last entry is ${lastEntry.seq}`);
    const from = { seq, at: lastEntry.at, state };
    const line = serialiseSnapshot(from, lastSum, tail.headerLine);
    // A larger one would exceed the budget by itself, and ask for the next one at once.
    if (line.length <= budgetBytes / 4) return line;
    throw new Error(`${line.length} bytes are over a quarter of the budget of ${budgetBytes}`);
  };

  return {
    session,

    /** Settles when the session's head is on disk. */
    begin: (): Promise<WriteOutcome> => {
      const outcome = acks.wait(0, tail.isBorn);
      void disk.drain();
      return outcome;
    },

    append(entries: readonly LogEntry[], isStrict: boolean): Promise<WriteOutcome> {
      for (const entry of entries) take(entry);
      const { seq } = lastEntry;
      const hole = tail.hole();
      const outcome: Promise<WriteOutcome> =
        hole === null
          ? acks.wait(seq, () => tail.storedSeq() >= seq)
          : Promise.resolve({ tag: "lost", seq, code: hole });
      if (isStrict) disk.demandStrict(seq);
      if (isStrict || hole !== null) {
        seal();
        void disk.drain();
      } else {
        cancelBatch ??= schedule(batchMs, () => {
          seal();
          void disk.drain();
        });
      }
      askForSnapshot(entries.length);
      return outcome;
    },

    /** Takes the state after entry `seq`, which must be the last one appended. */
    snapshot(seq: number, state: unknown): Promise<WriteOutcome> {
      seal();
      let line: string;
      try {
        line = snapshotLine(seq, state);
      } catch (error) {
        report("bad-snapshot", `the snapshot after entry ${seq} is not kept: ${String(error)}`);
        return Promise.resolve({ tag: "lost", seq, code: "bad-snapshot" });
      }
      grownBytes = 0;
      const piece = tail.addSnapshot(seq, line);
      const outcome = acks.wait(seq, () => piece.isStored);
      void disk.drain();
      return outcome;
    },

    /** Sends everything to the disk in this very task, without waiting for a write in progress. */
    flush(): Promise<WriteOutcome> {
      seal();
      const seq = tail.sealedSeq();
      const outcome = acks.wait(seq, () => tail.isBorn() && tail.storedSeq() >= seq);
      void disk.drainAtOnce();
      return outcome;
    },

    /** Everything kept, on disk and in memory, as lines; header first. */
    async lines(): Promise<readonly string[]> {
      seal();
      void disk.drain();
      const result = await db.read((tx) => readSession(tx, session));
      const rows = result.tag === "done" ? result.value : null;
      const memory = tail.kept(rows === null);
      const kept = {
        head: memory.head,
        batches: [...(rows?.batches ?? []), ...memory.batches],
        snapshots: [...(rows?.snapshots ?? []), ...memory.snapshots],
      };
      return assembleLines(kept);
    },

    head: () => tail.kept(false).head,

    /** The lines that are not known to be on disk; null when there are none. */
    rest(): SessionRest | null {
      const { birth, head, batches } = tail.plan().write;
      const { life } = birth;
      return batches.length === 0 ? null : { session, life, touchedAt: head.touchedAt, batches };
    },

    /** The player removed the session: clears memory too. */
    forget() {
      seal();
      tail.forget();
      refusedEntries = 0;
      acks.settleUpTo(tail.sealedSeq(), "lost", "removed");
    },
  };
}
