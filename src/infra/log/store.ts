import { assembleLines } from "./assemble.ts";
import { openHealing, type Schedule } from "./heal.ts";
import {
  linesLength,
  type LogEntry,
  type LogHeader,
  serialise,
  serialiseHeader,
  sumOf,
} from "./line.ts";
import type { SessionRest } from "./rows.ts";
import {
  clearStores,
  listSessions,
  readSession,
  removeSessions,
  writeEnded,
  writeRest,
} from "./transactions.ts";
import type { WriteOutcome, TroubleCode } from "./trouble.ts";
import { createSessionWriter, type SessionWriter } from "./writer.ts";

/** A session that can be read, saved or removed. */
type StoredSession = {
  readonly session: string;
  readonly startedAt: number;
  /** Instant of its last entry on disk, Unix ms. */
  readonly touchedAt: number;
  readonly lastSeq: number;
  readonly bytes: number;
  readonly isCurrent: boolean;
  /** Whether its oldest part was replaced by a snapshot. */
  readonly isTrimmed: boolean;
};

/** The stored event log. Every promise settles and none rejects; trouble is reported, not thrown. */
export type LogStore = {
  /** Starts a session, whose id must be new, and ends the previous one. */
  readonly begin: (header: LogHeader) => Promise<WriteOutcome>;
  /** Settles when the entries are on disk (`strict`: flushed by the system) or known not to be stored. */
  readonly append: (
    entries: readonly LogEntry[],
    options?: { readonly strict?: boolean },
  ) => Promise<WriteOutcome>;
  /** Takes the state after the last appended entry, sealed like entries; call it on `needSnapshot`. */
  readonly snapshot: (seq: number, state: unknown) => Promise<WriteOutcome>;
  /** For `pagehide`: writes everything pending at once. */
  readonly flush: () => Promise<WriteOutcome>;
  /** What would be lost if the page ended and the writes in progress with it; null when that is nothing. */
  readonly rest: () => SessionRest | null;
  /** Stores the rest of a session that its page left unfinished; false when the database does not take it. */
  readonly addRest: (rest: SessionRest) => Promise<boolean>;
  /**
   * Stores a session that ended before it had a store: its entries from the first on. Does nothing when it is on disk
   * already, under this name or, at least as far, as `whole`.
   */
  readonly addEnded: (
    header: LogHeader,
    entries: readonly LogEntry[],
    whole: string,
  ) => Promise<void>;
  /** Oldest first, the current one last. */
  readonly sessions: () => Promise<readonly StoredSession[]>;
  /** Header line, snapshot line if trimmed, entry lines without gaps; null when there is no such session. */
  readonly read: (session: string) => Promise<readonly string[] | null>;
  /** Resolves to false when it is still on disk. The current session restarts with the next snapshot. */
  readonly remove: (session: string) => Promise<boolean>;
  readonly clear: () => Promise<boolean>;
  /** Flushes and closes the database. */
  readonly close: () => Promise<void>;
};

export type LogStoreOptions = {
  /** Undefined where the browser has none: then the log is kept in memory. */
  readonly indexedDB: IDBFactory | undefined;
  readonly name: string;
  /** For all sessions together, in characters of their lines. */
  readonly budgetBytes: number;
  readonly schedule: Schedule;
  readonly onTrouble: (code: TroubleCode, message: string) => void;
  /** Asks for `snapshot`: the log grew by a quarter of the budget, or cannot continue without one. */
  readonly needSnapshot?: () => void;
  readonly batchMs?: number;
  readonly restMs?: number;
  /** How much comes together before it is packed, in characters of lines. */
  readonly partBytes?: number;
};

/** Opens nothing yet: the first write does, so the page never waits for the log. */
export function openLogStore(options: LogStoreOptions): LogStore {
  const { indexedDB, name, budgetBytes, schedule, batchMs = 1000, restMs = 30_000 } = options;
  // Smaller parts pack worse, larger ones take longer than a frame.
  const { partBytes = 500_000 } = options;
  const db = openHealing({ indexedDB, name, schedule });
  let writer: SessionWriter | null = null;

  const report = (code: TroubleCode, message: string) =>
    callLater(() => options.onTrouble(code, message));
  const needSnapshot = () => callLater(() => options.needSnapshot?.());

  const withWriter = (
    write: (writer: SessionWriter) => Promise<WriteOutcome>,
  ): Promise<WriteOutcome> => {
    if (writer !== null) return write(writer);
    report("no-session", "the log was written to before a session began; nothing was kept");
    return Promise.resolve({ tag: "lost", seq: 0, code: "no-session" });
  };

  const remove = async (session: string) => {
    if (writer?.session === session) writer.forget();
    const removed = await db.write((tx) => removeSessions(tx, [session]));
    return removed.tag === "done";
  };

  return {
    begin(header) {
      void writer?.flush();
      writer = createSessionWriter({
        db,
        header,
        budgetBytes,
        batchMs,
        restMs,
        partBytes,
        schedule,
        needSnapshot,
        report,
      });
      return writer.begin();
    },
    append: (entries, { strict = false } = {}) => withWriter((w) => w.append(entries, strict)),
    snapshot: (seq, state) => withWriter((w) => w.snapshot(seq, state)),
    flush: () => withWriter((w) => w.flush()),

    rest: () => writer?.rest() ?? null,
    addRest: async (rest) => (await db.write((tx) => writeRest(tx, rest))).tag === "done",

    async addEnded(header, entries, whole) {
      const { session, startedAt } = header;
      const headerLine = serialiseHeader(header);
      const lines: string[] = [];
      for (const entry of entries) lines.push(serialise(entry, sumOf(lines.at(-1) ?? headerLine)));
      const lastSeq = lines.length;
      const touchedAt = entries.at(-1)?.at ?? startedAt;
      const bytes = linesLength([headerLine, ...lines]);
      const write = {
        birth: { session, headerLine, startedAt, life: 1 },
        head: { session, touchedAt, keptFrom: 0, lastSeq, bytes },
        batches: [{ session, firstSeq: 1, lastSeq, lines }],
        snapshots: [],
        dropUpTo: 0,
      };
      await db.write((tx) => writeEnded(tx, write, whole));
    },

    async sessions() {
      const listed = await db.read(listSessions);
      const rows = listed.tag === "done" ? listed.value : [];
      const current = writer?.head();
      const past = rows.filter((row) => row.session !== current?.session);
      return [...past, ...(current === undefined ? [] : [current])].map((row) => ({
        session: row.session,
        startedAt: row.startedAt,
        touchedAt: row.touchedAt,
        lastSeq: row.lastSeq,
        bytes: row.bytes,
        isCurrent: row === current,
        isTrimmed: row.keptFrom > 0,
      }));
    },

    async read(session) {
      if (writer?.session === session) return writer.lines();
      const rows = await db.read((tx) => readSession(tx, session));
      return rows.tag === "done" && rows.value !== null ? assembleLines(rows.value) : null;
    },

    remove,
    async clear() {
      writer?.forget();
      return (await db.write(clearStores)).tag === "done";
    },
    async close() {
      await writer?.flush();
      db.close();
    },
  };
}

/** Called outside `append`: a callback may itself append, and one that throws must not stop the log. */
function callLater(callback: () => void): void {
  void Promise.resolve()
    .then(callback)
    .catch(() => undefined);
}
