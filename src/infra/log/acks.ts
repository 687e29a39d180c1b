import type { Kept, TroubleCode } from "./trouble.ts";

/** Who waits to hear what became of a write. */
export type Acks = ReturnType<typeof createAcks>;

export function createAcks() {
  let waiting: { seq: number; isStored: () => boolean; settle: (kept: Kept) => void }[] = [];

  const settleStored = () => {
    waiting = waiting.filter(({ seq, isStored, settle }) => {
      if (!isStored()) return true;
      settle({ tag: "stored", seq });
      return false;
    });
  };

  return {
    /** Settles as stored once `isStored` says so, never before. */
    wait: (seq: number, isStored: () => boolean): Promise<Kept> =>
      new Promise((settle) => {
        waiting.push({ seq, isStored, settle });
        settleStored();
      }),

    settleStored,

    /** No write is under way: whoever still waits for something up to `seq` is told the truth. */
    settleUpTo(upTo: number, tag: "memory" | "lost", code: TroubleCode) {
      settleStored();
      const ready = waiting.filter(({ seq }) => seq <= upTo);
      waiting = waiting.filter(({ seq }) => seq > upTo);
      for (const { seq, settle } of ready) settle({ tag, seq, code });
    },
  };
}
