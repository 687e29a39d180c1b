import { createHash, randomBytes } from "node:crypto";
import type { Service } from "../http/environment.ts";
import { beginSession } from "../limits/sessionTime.ts";
import { numberIn, numberOrNull, textIn } from "../store/columns.ts";
import type { SqlValue, Store } from "../store/store.ts";
import {
  type Agent,
  enterLoginSession,
  forgetLoginSessions,
  unknownAgent,
} from "./loginSessions.ts";

const day = 24 * 60 * 60_000;
const visitLifeMs = day;
export const savedLifeMs = 30 * day;

export type Session = {
  /** Hash of the cookie; the cookie itself is not stored. */
  readonly id: string;
  readonly playerId: number | null;
  readonly isSaved: boolean;
  readonly expiresAt: number;
};

/** Opens a session for a player and returns its cookie value. */
export function openSession(
  service: Pick<Service, "store" | "now" | "site">,
  player: { readonly id: number; readonly isSaved: boolean },
  agent: Agent,
): string {
  const { store } = service;
  const { id: playerId, isSaved } = player;
  const now = service.now();
  const secret = randomBytes(32).toString("base64url");
  const id = sessionId(secret);
  beginSession(service, playerId);
  endSessions(store, "expires_at <= ?", [now], now);
  forgetLoginSessions(store, now);
  store.run("INSERT INTO sessions (id, player_id, is_saved, expires_at) VALUES (?, ?, ?, ?)", [
    id,
    playerId,
    isSaved ? 1 : 0,
    now + lifeMs(isSaved),
  ]);
  enterLoginSession(store, { sessionId: id, playerId, startedAt: now, agent });
  return secret;
}

export function readSession(store: Store, secret: string, now: number): Session | null {
  const id = sessionId(secret);
  const row = store.get("SELECT * FROM sessions WHERE id = ? AND expires_at > ?", [id, now]);
  if (!row) return null;
  return {
    id,
    playerId: numberOrNull(row, "player_id"),
    isSaved: numberIn(row, "is_saved") === 1,
    expiresAt: numberIn(row, "expires_at"),
  };
}

/** Extends a session; returns its new end. */
export function prolongSession(store: Store, session: Session, now: number): number {
  const expiresAt = now + lifeMs(session.isSaved);
  store.run("UPDATE sessions SET expires_at = ? WHERE id = ?", [expiresAt, session.id]);
  return expiresAt;
}

export function closeSession(store: Store, id: string, now: number): void {
  endSessions(store, "id = ?", [id], now);
}

/** Signs a player out everywhere but in one session. */
export function closeOtherSessions(store: Store, playerId: number, id: string, now: number): void {
  endSessions(store, "player_id = ? AND id <> ?", [playerId, id], now);
}

/** Signs a player out everywhere. */
export function closeSessions(store: Store, playerId: number, now: number): void {
  endSessions(store, "player_id = ?", [playerId], now);
}

/** The only place that deletes sessions, so the history has the end of each. */
function endSessions(store: Store, which: string, values: readonly SqlValue[], now: number): void {
  store.run(
    `UPDATE login_sessions SET session_id = NULL, ended_at =
       MIN(?, (SELECT expires_at FROM sessions WHERE sessions.id = login_sessions.session_id))
     WHERE session_id IN (SELECT id FROM sessions WHERE ${which})`,
    [now, ...values],
  );
  store.run(`DELETE FROM sessions WHERE ${which}`, [...values]);
}

/**
 * Enters the open sessions of a database from before the history. When they were opened is not known: the
 * earliest time known is that of their last extension.
 */
export function enterOldSessions(store: Store): void {
  const rows = store.all(
    `SELECT * FROM sessions WHERE player_id IS NOT NULL
     AND id NOT IN (SELECT session_id FROM login_sessions WHERE session_id IS NOT NULL)`,
  );
  if (rows.length === 0) return;
  store.transaction(() => {
    for (const row of rows) {
      const isSaved = numberIn(row, "is_saved") === 1;
      enterLoginSession(store, {
        sessionId: textIn(row, "id"),
        playerId: numberIn(row, "player_id"),
        startedAt: numberIn(row, "expires_at") - lifeMs(isSaved),
        agent: unknownAgent,
      });
    }
  });
}

function lifeMs(isSaved: boolean): number {
  return isSaved ? savedLifeMs : visitLifeMs;
}

export function sessionId(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
