import { randomBytes } from "node:crypto";
import { numberIn, numberOrNull, textIn, textOrNull } from "../store/columns.ts";
import type { Store } from "../store/store.ts";

/** Times are noted to the minute, so that a player's calls do not each write to the database. */
const noteEveryMs = 60_000;
const keptAfterEndMs = 90 * 24 * 60 * 60_000;

/** What uses a session, and from where; null is not known. */
export type Agent = {
  readonly device: string | null;
  /** With its major version. */
  readonly browser: string | null;
  /** Internet address. */
  readonly ip: string | null;
};

export const unknownAgent: Agent = { device: null, browser: null, ip: null };

/** A session of a player, open or ended, in the history that the player sees. Times are Unix milliseconds. */
export type LoginSession = Agent & {
  /** Public: no way into the session. */
  readonly id: string;
  /** The session itself; null once it has been closed. */
  readonly sessionId: string | null;
  readonly startedAt: number;
  /** The last call, to the minute. */
  readonly lastActiveAt: number;
  /** Whether it can still be used. */
  readonly isActive: boolean;
};

type Opened = {
  readonly sessionId: string;
  readonly playerId: number;
  readonly startedAt: number;
  readonly agent: Agent;
};

/** Enters a session that has just been opened. */
export function enterLoginSession(
  store: Store,
  { sessionId, playerId, startedAt, agent: { device, browser, ip } }: Opened,
): void {
  const id = `s_${randomBytes(9).toString("base64url")}`;
  store.run(
    `INSERT INTO login_sessions
     (id, session_id, player_id, started_at, last_active_at, device, browser, ip)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, sessionId, playerId, startedAt, startedAt, device, browser, ip],
  );
}

/** Notes that a session is in use, with what uses it now: browsers are updated, and phones move. */
export function noteUse(store: Store, sessionId: string, agent: Agent, now: number): void {
  const row = store.get("SELECT last_active_at FROM login_sessions WHERE session_id = ?", [
    sessionId,
  ]);
  if (row === null || now - numberIn(row, "last_active_at") < noteEveryMs) return;
  const { device, browser, ip } = agent;
  store.run(
    "UPDATE login_sessions SET last_active_at = ?, device = ?, browser = ?, ip = ? WHERE session_id = ?",
    [now, device, browser, ip, sessionId],
  );
}

/** The place of a session in the history; those before it are older. */
export type Place = { readonly startedAt: number; readonly id: string };

/** The player's sessions, newest first: those before `before`, at most `limit`. */
export function loginSessionsOf(
  store: Store,
  playerId: number,
  page: { readonly before: Place | null; readonly limit: number },
  now: number,
): readonly LoginSession[] {
  const { startedAt, id } = page.before ?? { startedAt: Number.MAX_SAFE_INTEGER, id: "" };
  return store
    .all(
      `SELECT login_sessions.*, expires_at FROM login_sessions
       LEFT JOIN sessions ON sessions.id = session_id
       WHERE login_sessions.player_id = ? AND (started_at, login_sessions.id) < (?, ?)
       AND COALESCE(ended_at, expires_at) > ?
       ORDER BY started_at DESC, login_sessions.id DESC LIMIT ?`,
      [playerId, startedAt, id, now - keptAfterEndMs, page.limit],
    )
    .map((row) => ({
      id: textIn(row, "id"),
      sessionId: textOrNull(row, "session_id"),
      startedAt: numberIn(row, "started_at"),
      lastActiveAt: numberIn(row, "last_active_at"),
      isActive: (numberOrNull(row, "expires_at") ?? 0) > now,
      device: textOrNull(row, "device"),
      browser: textOrNull(row, "browser"),
      ip: textOrNull(row, "ip"),
    }));
}

/** The open session behind a public id of this player; null if there is none. */
export function openSessionOf(
  store: Store,
  playerId: number,
  id: string,
  now: number,
): string | null {
  const row = store.get(
    `SELECT sessions.id FROM login_sessions JOIN sessions ON sessions.id = session_id
     WHERE login_sessions.id = ? AND login_sessions.player_id = ? AND expires_at > ?`,
    [id, playerId, now],
  );
  return row && textIn(row, "id");
}

/** Deletes what ended long ago: devices and addresses are personal data. */
export function forgetLoginSessions(store: Store, now: number): void {
  store.run("DELETE FROM login_sessions WHERE ended_at <= ?", [now - keptAfterEndMs]);
}
