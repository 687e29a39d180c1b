import type { Acks } from "./acks.ts";
import type { LogDatabase, Schedule } from "./heal.ts";
import type { Packer } from "./packer.ts";
import type { Room } from "./room.ts";
import { writeBirth, writeNext } from "./transactions.ts";
import type { Tail } from "./tail.ts";
import type { Report, TroubleCode } from "./trouble.ts";

export type DiskOptions = {
  readonly session: string;
  readonly db: LogDatabase;
  readonly tail: Tail;
  readonly room: Room;
  readonly packer: Packer;
  readonly acks: Acks;
  readonly report: Report;
  readonly needSnapshot: () => void;
  readonly schedule: Schedule;
  /** How long to leave a failed database alone, in ms. */
  readonly restMs: number;
};

const maxHeals = 10;

/** Writes one session's tail to disk, and reports when it cannot. */
export function createDisk(options: DiskOptions) {
  const { session, db, tail, room, packer, acks, report, needSnapshot, schedule, restMs } = options;
  let strictSeq = 0;
  let isWriting = false;
  let isResting = false;
  let isBudgeting = false;
  let healsLeft = maxHeals;
  let memoryCode: TroubleCode | null = null;

  const toMemory = (code: TroubleCode, message: string, canHeal: boolean) => {
    healsLeft = canHeal ? Math.max(0, healsLeft - 1) : 0;
    if (memoryCode === null) report(code, `${message}; session "${session}" is in memory only`);
    memoryCode = code;
    if (healsLeft === 0 || isResting) return;
    isResting = true;
    schedule(restMs, () => {
      isResting = false;
      void drain();
    });
  };

  /** Runs alongside the writes, which need not wait for it. */
  const keepBudget = async (): Promise<void> => {
    if (isBudgeting) return;
    isBudgeting = true;
    const isRoomLeft = await room.keepBudget();
    isBudgeting = false;
    if (!isRoomLeft && tail.hole() === null) {
      tail.breakOff("full");
      report(
        "full",
        `the log's budget is used up; "${session}" keeps nothing more until a snapshot is given`,
      );
      needSnapshot();
    }
    await drain();
  };

  /** One transaction; false when the database is unavailable for now. */
  const writeOnce = async (): Promise<boolean> => {
    const outcome = await db.write(
      async (tx) => {
        // A retry must not bring back what has changed since, so each attempt makes a new plan.
        const plan = tail.plan();
        if (!plan.isBirth) return { plan, lifeFound: await writeNext(tx, plan.write) };
        return (await writeBirth(tx, plan.write)) ? { plan, lifeFound: null } : null;
      },
      () => (strictSeq > tail.storedSeq() ? "strict" : "relaxed"),
    );
    if (outcome.tag === "failed") {
      const { code, message } = outcome.fault;
      if (code === "quota" && (await room.makeRoom())) return true;
      toMemory(code, message, code === "quota" || code === "lost");
      return false;
    }
    if (outcome.value === null) {
      toMemory("taken", `another session "${session}" is on disk already`, false);
      return false;
    }
    const result = tail.accept(outcome.value.plan, outcome.value.lifeFound);
    if (result === "hole") {
      report("wiped", `rows of "${session}" were deleted and memory does not reach back to them`);
      needSnapshot();
    }
    if (result !== "stored") return true;
    if (memoryCode !== null) report("healed", `session "${session}" is on disk again`);
    memoryCode = null;
    healsLeft = maxHeals;
    acks.settleStored();
    void packer.packOld();
    void keepBudget();
    return true;
  };

  const settlePending = () => {
    if (memoryCode === null) acks.settleUpTo(tail.sealedSeq(), "lost", tail.hole() ?? "gap");
    else acks.settleUpTo(tail.sealedSeq(), "memory", memoryCode);
  };

  /** Writes until nothing is left; a call during another one does nothing. */
  const drain = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (tail.hasUnstored()) {
      const isOff = memoryCode !== null && (isResting || healsLeft === 0);
      if (isOff || !(await writeOnce())) break;
    }
    isWriting = false;
    settlePending();
  };

  return {
    drain,

    /** Writes up to this entry count as stored only once the system has flushed them. */
    demandStrict(seq: number) {
      strictSeq = seq;
    },

    /** Issues all requests in this very task, even while a write is in progress. */
    async drainAtOnce(): Promise<void> {
      const isMidWrite = isWriting && tail.isBorn() && memoryCode === null;
      if (isMidWrite && tail.hasUnstored()) await writeOnce();
      await drain();
    },
  };
}
