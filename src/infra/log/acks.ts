import type { WriteOutcome, TroubleCode } from "./trouble.ts";

/** Pending promises for the outcome of writes. */
export type Acks = ReturnType<typeof createAcks>;

export function createAcks() {
  let waiting: { seq: number; isStored: () => boolean; settle: (outcome: WriteOutcome) => void }[] =
    [];

  const settleStored = () => {
    waiting = waiting.filter(({ seq, isStored, settle }) => {
      if (!isStored()) return true;
      settle({ tag: "stored", seq });
      return false;
    });
  };

  return {
    /** Settles as stored once `isStored` says so, never before. */
    wait: (seq: number, isStored: () => boolean): Promise<WriteOutcome> =>
      new Promise((settle) => {
        waiting.push({ seq, isStored, settle });
        settleStored();
      }),

    settleStored,

    /** For when no write is in progress: settles everything pending up to `seq` with its real outcome. */
    settleUpTo(upTo: number, tag: "memory" | "lost", code: TroubleCode) {
      settleStored();
      const settled = waiting.filter(({ seq }) => seq <= upTo);
      waiting = waiting.filter(({ seq }) => seq > upTo);
      for (const { seq, settle } of settled) settle({ tag, seq, code });
    },
  };
}
