import { isLive, planBudget } from "./budget.ts";
import type { DatabaseFault, LogDatabase, Schedule } from "./heal.ts";
import { type LogEntry, type LogHeader, serialise, serialiseSnapshot } from "./line.ts";
import {
  assembleLines,
  linesLength,
  listSessions,
  readSession,
  removeSessions,
  sumOf,
  writeFirst,
  writeSession,
} from "./rows.ts";
import { createTail } from "./tail.ts";

/** What became of a write: on disk, in this page's memory only, or not kept at all. */
export type Kept =
  | { readonly tag: "stored"; readonly seq: number }
  | { readonly tag: "memory"; readonly seq: number; readonly code: TroubleCode }
  | { readonly tag: "lost"; readonly seq: number; readonly code: TroubleCode };

/** `healed`, `dropped` and `trimmed` inform; all others say that something is not on disk. */
export type TroubleCode =
  | DatabaseFault["code"]
  | "taken"
  | "wiped"
  | "full"
  | "gap"
  | "unserialisable"
  | "snapshot-seq"
  | "no-session"
  | "healed"
  | "dropped"
  | "trimmed";

export type WriterOptions = {
  readonly db: LogDatabase;
  readonly header: LogHeader;
  readonly budgetBytes: number;
  /** How long lines wait for company, in ms. */
  readonly batchMs: number;
  /** How long a database that failed is left alone, in ms. */
  readonly restMs: number;
  readonly schedule: Schedule;
  readonly needSnapshot: () => void;
  readonly tell: (code: TroubleCode, message: string) => void;
};

/** Writes one session, one transaction at a time but for `flush`. Its promises always settle. */
export type SessionWriter = ReturnType<typeof createSessionWriter>;

const maxHeals = 10;

export function createSessionWriter(options: WriterOptions) {
  const { db, header, budgetBytes, batchMs, restMs, schedule, needSnapshot, tell } = options;
  const { session } = header;
  // Half the budget in memory holds two snapshots, so a deleted database can be written again.
  const tail = createTail(header, budgetBytes / 2);
  let waiting: { seq: number; isStored: () => boolean; settle: (kept: Kept) => void }[] = [];
  let lines: string[] = [];
  let firstSeq = 1;
  let lastEntry = { seq: 0, at: header.startedAt };
  let lastSum = sumOf(tail.headerLine);
  let sealedSeq = 0;
  let strictSeq = 0;
  let grownBytes = 0;
  // Unknown until the first look: more than any budget, so that the first write looks.
  let othersBytes = Number.POSITIVE_INFINITY;
  let cancelBatch: (() => void) | null = null;
  let isWriting = false;
  let isResting = false;
  let healsLeft = maxHeals;
  let memoryCode: TroubleCode | null = null;
  let lostCode: TroubleCode = "gap";

  const breakOff = (code: TroubleCode, message: string) => {
    if (tail.hasHole()) return;
    lostCode = code;
    seal();
    tail.breakOff();
    tell(code, `${message}; session "${session}" keeps nothing more until a snapshot is given`);
  };

  /** Turns the lines collected so far into one row. */
  const seal = () => {
    cancelBatch?.();
    cancelBatch = null;
    if (lines.length === 0) return;
    const batch = lines;
    lines = [];
    sealedSeq = firstSeq + batch.length - 1;
    if (tail.hasHole()) return;
    tail.addBatch(batch, firstSeq, lastEntry.at);
    grownBytes += linesLength(batch);
    const fit = tail.bound();
    if (fit === "trimmed")
      tell("trimmed", `memory is full; "${session}" is kept from a snapshot on`);
    if (fit === "full") breakOff("full", `memory for the log is full (${budgetBytes / 2} bytes)`);
  };

  const take = (entry: LogEntry) => {
    const expected = lastEntry.seq + 1;
    if (entry.seq !== expected) {
      breakOff("gap", `expected entry ${expected}, was given ${entry.seq}`);
    }
    try {
      if (!tail.hasHole()) {
        const line = serialise(entry, lastSum);
        if (lines.length === 0) firstSeq = entry.seq;
        lines.push(line);
        lastSum = sumOf(line);
      }
    } catch (error) {
      breakOff(
        "unserialisable",
        `entry ${entry.seq} ("${entry.type}") is no JSON: ${String(error)}`,
      );
    }
    lastEntry = entry;
  };

  const kept = (seq: number, isStored: () => boolean): Promise<Kept> =>
    new Promise((settle) => {
      waiting.push({ seq, isStored, settle });
      settleStored();
    });

  const settleStored = () => {
    waiting = waiting.filter(({ seq, isStored, settle }) => {
      if (!isStored()) return true;
      settle({ tag: "stored", seq });
      return false;
    });
  };

  /** No write is under way any more: whoever still waits for a sealed line is told the truth. */
  const settleRest = () => {
    settleStored();
    const sealed = waiting.filter(({ seq }) => seq <= sealedSeq);
    waiting = waiting.filter(({ seq }) => seq > sealedSeq);
    for (const { seq, settle } of sealed) {
      if (memoryCode !== null) settle({ tag: "memory", seq, code: memoryCode });
      else settle({ tag: "lost", seq, code: lostCode });
    }
  };

  const toMemory = (code: TroubleCode, message: string, canHeal: boolean) => {
    healsLeft = canHeal ? healsLeft - 1 : 0;
    if (memoryCode === null) tell(code, `${message}; session "${session}" is in memory only`);
    memoryCode = code;
    if (healsLeft === 0 || isResting) return;
    isResting = true;
    schedule(restMs, () => {
      isResting = false;
      void drain();
    });
  };

  const dropOthers = async (sessions: readonly string[]): Promise<boolean> => {
    if (sessions.length === 0) return false;
    const dropped = await db.write((tx) => removeSessions(tx, sessions));
    if (dropped.tag === "failed") return false;
    tell("dropped", `removed to make room, oldest first: ${sessions.join(", ")}`);
    return true;
  };

  const others = async () => {
    const listed = await db.read(listSessions);
    return listed.tag === "done" ? listed.value.filter((row) => row.session !== session) : null;
  };

  const trim = (seq: number) => {
    tail.trimTo(seq);
    tell("trimmed", `session "${session}" is kept from entry ${seq + 1} on, with the state before`);
  };

  /** The disk refused: the oldest other session goes, then what the newest snapshot replaces. */
  const makeRoom = async (): Promise<boolean> => {
    const holdings = tail.holdings();
    const oldest = (await others())?.find((row) => !isLive(row, holdings));
    if (oldest !== undefined && (await dropOthers([oldest.session]))) return true;
    const newest = tail.holdings().snapshots.at(-1);
    if (newest !== undefined) trim(newest.seq);
    return newest !== undefined;
  };

  const keepBudget = async () => {
    if (tail.bytes() + othersBytes <= budgetBytes) return;
    const found = await others();
    if (found === null) return;
    const plan = planBudget({ budgetBytes, others: found, current: tail.holdings() });
    const isDropped = await dropOthers(plan.drop);
    othersBytes = found
      .filter((row) => !(isDropped && plan.drop.includes(row.session)))
      .reduce((sum, row) => sum + row.bytes, 0);
    if (plan.trimTo !== null) trim(plan.trimTo);
    if (plan.isFull) breakOff("full", `the log's budget of ${budgetBytes} bytes is used up`);
  };

  /** One transaction; false when the database is out of order for now. */
  const writeOnce = async (): Promise<boolean> => {
    const outcome = await db.write(
      async (tx) => {
        const plan = tail.plan();
        if (!plan.isFirst) return { plan, previous: await writeSession(tx, plan.write) };
        return (await writeFirst(tx, plan.write)) ? { plan, previous: null } : null;
      },
      () => (strictSeq > tail.storedSeq() ? "strict" : "relaxed"),
    );
    if (outcome.tag === "failed") {
      const { code, message } = outcome.fault;
      if (code === "quota" && (await makeRoom())) return true;
      toMemory(code, message, code === "quota" || code === "lost");
      return false;
    }
    if (outcome.value === null) {
      toMemory("taken", `a session "${session}" of another start is on disk already`, false);
      return false;
    }
    const { plan, previous } = outcome.value;
    const result = tail.accept(plan, previous);
    if (result === "hole") {
      lostCode = "wiped";
      tell("wiped", `the rows of "${session}" were deleted and memory does not reach back to them`);
    }
    if (result !== "stored") return true;
    if (memoryCode !== null) tell("healed", `session "${session}" is on disk again`);
    memoryCode = null;
    healsLeft = maxHeals;
    settleStored();
    await keepBudget();
    return true;
  };

  const drain = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (tail.hasUnstored()) {
      const isOff = memoryCode !== null && (isResting || healsLeft === 0);
      if (isOff || !(await writeOnce())) break;
    }
    isWriting = false;
    settleRest();
    if (tail.hasHole()) needSnapshot();
  };

  return {
    session,

    /** Settles when the session's head is on disk. */
    begin: (): Promise<Kept> => {
      const begun = kept(0, tail.isHeadStored);
      void drain();
      return begun;
    },

    append(entries: readonly LogEntry[], isStrict: boolean): Promise<Kept> {
      for (const entry of entries) take(entry);
      const { seq } = lastEntry;
      const isTaken = !tail.hasHole();
      const answer: Promise<Kept> = isTaken
        ? kept(seq, () => tail.storedSeq() >= seq)
        : Promise.resolve({ tag: "lost", seq, code: lostCode });
      if (isStrict) {
        strictSeq = seq;
        seal();
        void drain();
      } else if (lines.length > 0) {
        cancelBatch ??= schedule(batchMs, () => {
          seal();
          void drain();
        });
      }
      if (tail.hasHole() || grownBytes >= budgetBytes / 4) {
        grownBytes = 0;
        needSnapshot();
      }
      return answer;
    },

    /** Takes the state after entry `seq`, which must be the last one appended. */
    snapshot(seq: number, state: unknown): Promise<Kept> {
      seal();
      const refused = (text: string): Promise<Kept> => {
        tell("snapshot-seq", `${text}; the snapshot is not kept`);
        return Promise.resolve({ tag: "lost", seq, code: "snapshot-seq" });
      };
      if (seq !== lastEntry.seq || seq === 0) {
        return refused(`a snapshot after entry ${seq}, but the last entry is ${lastEntry.seq}`);
      }
      let line: string;
      try {
        line = serialiseSnapshot({ seq, at: lastEntry.at, state }, lastSum, tail.headerLine);
      } catch (error) {
        return refused(`the state after entry ${seq} is no JSON: ${String(error)}`);
      }
      grownBytes = 0;
      sealedSeq = seq;
      const piece = tail.addSnapshot(seq, line);
      const answer = kept(seq, () => piece.isStored);
      void drain();
      return answer;
    },

    /** Sends everything to the disk in this very task, without waiting for a write under way. */
    flush(): Promise<Kept> {
      seal();
      const seq = tail.lastSeq();
      const answer = kept(seq, () => !tail.hasUnstored());
      if (isWriting && tail.isHeadStored() && memoryCode === null) void writeOnce();
      void drain();
      return answer;
    },

    async lines(): Promise<readonly string[]> {
      seal();
      void drain();
      const disk = await db.read((tx) => readSession(tx, session));
      const rows = disk.tag === "done" ? disk.value : null;
      const memory = tail.kept(rows === null);
      return assembleLines({
        head: memory.head,
        batches: [...(rows?.batches ?? []), ...memory.batches],
        snapshots: [...(rows?.snapshots ?? []), ...memory.snapshots],
      });
    },

    head: () => tail.kept(false).head,

    /** The player removed the session: what memory holds goes too. */
    forget() {
      seal();
      tail.forget();
      lostCode = "gap";
      settleRest();
    },
  };
}
