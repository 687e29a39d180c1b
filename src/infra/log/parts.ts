/** Consecutive batches on disk that can become one row; `bytes` of their lines. */
export type Part = {
  readonly life: number;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly count: number;
  readonly bytes: number;
};

type Batch = { readonly firstSeq: number; readonly lastSeq: number; readonly bytes: number };

/** What of a session is on disk as lines, and which of it can be packed. */
export function createParts() {
  let stored: readonly Batch[] = [];

  return {
    add(batch: Batch) {
      stored = [...stored, batch];
    },

    /** The session is kept from the snapshot after this entry on. */
    trimTo(seq: number) {
      stored = stored.filter(({ lastSeq }) => lastSeq > seq);
    },

    clear() {
      stored = [];
    },

    /**
     * The oldest lines, if there are at least so many bytes of them, or up to the next snapshot: trimming removes
     * whole rows.
     */
    next(
      leastBytes: number,
      snapshots: readonly { readonly seq: number }[],
    ): Omit<Part, "life"> | null {
      const firstSeq = stored[0]?.firstSeq ?? 0;
      const border = snapshots.find(({ seq }) => seq >= firstSeq)?.seq ?? Infinity;
      const batches = stored.filter(({ lastSeq }) => lastSeq <= border);
      const bytes = batches.reduce((sum, batch) => sum + batch.bytes, 0);
      const lastSeq = batches.at(-1)?.lastSeq;
      const isWhole = batches.length < stored.length;
      if (lastSeq === undefined || (bytes < leastBytes && !isWhole)) return null;
      return { firstSeq, lastSeq, count: batches.length, bytes };
    },

    /** The part is packed; false when it was trimmed in the meantime and no longer counts. */
    done({ firstSeq, lastSeq }: Part): boolean {
      if (stored[0]?.firstSeq !== firstSeq) return false;
      stored = stored.filter((batch) => batch.firstSeq > lastSeq);
      return true;
    },
  };
}
