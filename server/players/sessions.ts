import { createHash, randomBytes } from "node:crypto";
import type { Service } from "../http/environment.ts";
import { beginSession } from "../limits/sessionTime.ts";
import { numberIn, numberOrNull } from "../store/columns.ts";
import type { Store } from "../store/store.ts";

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
  { id, isSaved }: { readonly id: number; readonly isSaved: boolean },
): string {
  const { store } = service;
  const now = service.now();
  const secret = randomBytes(32).toString("base64url");
  beginSession(service, id);
  store.run("DELETE FROM sessions WHERE expires_at < ?", [now]);
  store.run("INSERT INTO sessions (id, player_id, is_saved, expires_at) VALUES (?, ?, ?, ?)", [
    sessionId(secret),
    id,
    isSaved ? 1 : 0,
    now + lifeMs(isSaved),
  ]);
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

export function closeSession(store: Store, id: string): void {
  store.run("DELETE FROM sessions WHERE id = ?", [id]);
}

/** Signs a player out everywhere but in one session. */
export function closeOtherSessions(store: Store, playerId: number, id: string): void {
  store.run("DELETE FROM sessions WHERE player_id = ? AND id <> ?", [playerId, id]);
}

function lifeMs(isSaved: boolean): number {
  return isSaved ? savedLifeMs : visitLifeMs;
}

export function sessionId(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
