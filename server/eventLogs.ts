import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { textIn } from "./store/columns.ts";
import type { Store } from "./store/store.ts";

const lifeMs = 30 * 24 * 60 * 60_000;

export type EventLog = {
  /** The session that uploaded it. */
  readonly sessionId: string;
  readonly comment: string;
  /** As received, gzip. */
  readonly packed: Uint8Array<ArrayBuffer>;
};

/**
 * Uploaded logs: one row each, with the log itself in a file, because writing it to the database would block
 * everybody else.
 */
export type EventLogs = {
  keep(
    log: EventLog,
    now: number,
  ): Promise<{ readonly reportId: string; readonly expiresAt: number }>;
  /** The log, if it exists and `mayRead` accepts the session that uploaded it; else null. */
  read(
    reportId: string,
    mayRead: (sessionId: string) => boolean,
    now: number,
  ): Promise<Uint8Array<ArrayBuffer> | null>;
};

export function createEventLogs(store: Store, dataFolder: string): EventLogs {
  const folder = join(dataFolder, "event-logs");
  const fileOf = (reportId: string): string => join(folder, `${reportId}.gz`);
  const dropExpired = async (now: number): Promise<void> => {
    const expired = store.all("SELECT report_id FROM uploaded_logs WHERE expires_at <= ?", [now]);
    if (expired.length === 0) return;
    await Promise.all(expired.map((row) => rm(fileOf(textIn(row, "report_id")), { force: true })));
    store.run("DELETE FROM uploaded_logs WHERE expires_at <= ?", [now]);
  };
  return {
    keep: async ({ sessionId, comment, packed }, now) => {
      await dropExpired(now);
      const reportId = `bug-${randomBytes(9).toString("base64url")}`;
      const expiresAt = now + lifeMs;
      await mkdir(folder, { recursive: true });
      // The file first: a row without its file would lead to a read that fails.
      await writeFile(fileOf(reportId), packed);
      store.run(
        "INSERT INTO uploaded_logs (report_id, session_id, comment, expires_at) VALUES (?, ?, ?, ?)",
        [reportId, sessionId, comment, expiresAt],
      );
      return { reportId, expiresAt };
    },
    read: async (reportId, mayRead, now) => {
      const row = store.get(
        "SELECT session_id FROM uploaded_logs WHERE report_id = ? AND expires_at > ?",
        [reportId, now],
      );
      if (row === null || !mayRead(textIn(row, "session_id"))) return null;
      return new Uint8Array(await readFile(fileOf(reportId)));
    },
  };
}
