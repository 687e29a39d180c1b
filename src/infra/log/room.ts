import { isLive, planBudget } from "./budget.ts";
import type { LogDatabase } from "./heal.ts";
import { listSessions, removeSessions } from "./transactions.ts";
import type { Tail } from "./tail.ts";
import type { Report } from "./trouble.ts";

/** Makes room on disk for the current session, and reports what was removed. */
export type Room = ReturnType<typeof createRoom>;

export function createRoom(
  session: string,
  budgetBytes: number,
  { db, tail, report }: { readonly db: LogDatabase; readonly tail: Tail; readonly report: Report },
) {
  // Unknown at first: above any budget, so that the first write checks.
  let othersBytes = Number.POSITIVE_INFINITY;

  const listOthers = async () => {
    const listed = await db.read(listSessions);
    return listed.tag === "done" ? listed.value.filter((row) => row.session !== session) : null;
  };

  const drop = async (sessions: readonly string[]): Promise<boolean> => {
    if (sessions.length === 0) return false;
    const dropped = await db.write((tx) => removeSessions(tx, sessions));
    if (dropped.tag === "failed") return false;
    report("dropped", `sessions removed to make room, oldest first: ${sessions.join(", ")}`);
    return true;
  };

  const trimTo = (seq: number) => {
    tail.trimTo(seq);
    report(
      "trimmed",
      `session "${session}" is kept from entry ${seq + 1} on, with the state before`,
    );
  };

  return {
    /** After a write: keeps all sessions within the budget; false when nothing is left to remove. */
    async keepBudget(): Promise<boolean> {
      if (tail.holdings().bytes + othersBytes <= budgetBytes) return true;
      const others = await listOthers();
      if (others === null) return true;
      const plan = planBudget({ budgetBytes, others, current: tail.holdings() });
      const dropped = (await drop(plan.drop)) ? plan.drop : [];
      othersBytes = others
        .filter((row) => !dropped.includes(row.session))
        .reduce((sum, row) => sum + row.bytes, 0);
      if (plan.trimTo !== null) trimTo(plan.trimTo);
      return !plan.isFull;
    },

    /** The disk is full: removes the oldest other session, else what the newestSnapshot snapshot replaces. */
    async makeRoom(): Promise<boolean> {
      const others = (await listOthers()) ?? [];
      const oldest = others.find((row) => !isLive(row, tail.holdings()));
      if (oldest !== undefined && (await drop([oldest.session]))) return true;
      const newestSnapshot = tail.holdings().snapshots.at(-1);
      if (newestSnapshot !== undefined) trimTo(newestSnapshot.seq);
      return newestSnapshot !== undefined;
    },
  };
}
