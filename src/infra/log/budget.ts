/** What the log holds on disk, in bytes; `touchedAt` is when a session last grew (Unix ms). */
export type Holdings = {
  readonly budgetBytes: number;
  readonly others: readonly {
    readonly session: string;
    readonly bytes: number;
    readonly touchedAt: number;
  }[];
  readonly current: {
    readonly bytes: number;
    readonly touchedAt: number;
    /** Stored snapshots, oldest first, each with the size of what it replaces. */
    readonly snapshots: readonly { readonly seq: number; readonly bytesBefore: number }[];
  };
};

export type BudgetPlan = {
  /** Whole sessions to remove, oldest first. */
  readonly drop: readonly string[];
  /** Seq of the snapshot at which to trim the current session; null keeps all of it. */
  readonly trimTo: number | null;
  /** Over the budget, and nothing is left to remove. */
  readonly isFull: boolean;
};

// A session that grew within a minute is live in another tab; two live tabs must not drop each other's logs.
const liveMs = 60_000;
// The share of the budget that a session may keep even when other live tabs fill it.
const minShare = 0.5;
// Trimming to the full share would mean trimming again with the next write.
const fillAfterTrim = 0.75;

/** Plans what to remove when the budget is exceeded: oldest sessions first, the current one last. */
export function planBudget({ budgetBytes, others, current }: Holdings): BudgetPlan {
  let othersBytes = others.reduce((sum, other) => sum + other.bytes, 0);
  const drop: string[] = [];
  for (const other of others.toSorted((a, b) => a.touchedAt - b.touchedAt)) {
    if (current.bytes + othersBytes <= budgetBytes) break;
    if (isLive(other, current)) continue;
    drop.push(other.session);
    othersBytes -= other.bytes;
  }
  const share = Math.max(budgetBytes - othersBytes, budgetBytes * minShare);
  if (current.bytes <= share) return { drop, trimTo: null, isFull: false };
  const fitting = current.snapshots.find(
    ({ bytesBefore }) => current.bytes - bytesBefore <= share * fillAfterTrim,
  );
  const trimTo = (fitting ?? current.snapshots.at(-1))?.seq ?? null;
  return { drop, trimTo, isFull: trimTo === null };
}

/** Whether another session may still be growing in another tab. */
export const isLive = (
  other: { readonly touchedAt: number },
  current: { readonly touchedAt: number },
) => other.touchedAt > current.touchedAt - liveMs;
