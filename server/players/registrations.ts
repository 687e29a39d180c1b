import { createHash } from "node:crypto";
import type { Fields } from "../json.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";

const lifeMs = 10 * 60_000;

/** A hash of the request; the order of its fields does not matter. */
export const hashOf = (type: string, fields: Fields): string =>
  createHash("sha256")
    .update(type + JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest("base64url");

/**
 * Records that a visitor's session created a player, so that the same request is answered with the same
 * player again: the first answer may have been lost. Deleted as soon as that player's session is used.
 */
export function noteRegistration(
  store: Store,
  registration: { sessionId: string; bodyHash: string; playerId: number },
  now: number,
): void {
  store.run("DELETE FROM registrations WHERE at < ?", [now - lifeMs]);
  store.run(
    "INSERT OR REPLACE INTO registrations (session_id, body_hash, player_id, at) VALUES (?, ?, ?, ?)",
    [registration.sessionId, registration.bodyHash, registration.playerId, now],
  );
}

/** The player that this request has already created, in case the answer was lost. */
export function madeBefore(
  store: Store,
  sessionId: string,
  bodyHash: string,
  now: number,
): number | null {
  const row = store.get(
    "SELECT player_id FROM registrations WHERE session_id = ? AND body_hash = ? AND at >= ?",
    [sessionId, bodyHash, now - lifeMs],
  );
  return row && numberIn(row, "player_id");
}

/** The player's own session is in use, so the answer has arrived. */
export function registrationArrived(store: Store, playerId: number): void {
  store.run("DELETE FROM registrations WHERE player_id = ?", [playerId]);
}

const passwordLifeMs = 60 * 60_000;

/** Keeps a generated password for at most an hour: to be shown once, and for an email. */
export function keepPassword(store: Store, playerId: number, password: string, now: number): void {
  store.run("DELETE FROM drawn_passwords WHERE made_at < ?", [now - passwordLifeMs]);
  store.run(
    "INSERT INTO drawn_passwords (player_id, password, is_shown, made_at) VALUES (?, ?, 0, ?)",
    [playerId, password, now],
  );
}

/** The generated password of a player while it is kept, shown or not. */
export function drawnPassword(store: Store, playerId: number, now: number): string | null {
  const row = store.get(
    "SELECT password FROM drawn_passwords WHERE player_id = ? AND made_at >= ?",
    [playerId, now - passwordLifeMs],
  );
  return row && textIn(row, "password");
}

/** Whether the player has not seen their generated password yet. */
export const isPasswordUnseen = (store: Store, playerId: number, now: number): boolean =>
  store.get("SELECT 1 FROM drawn_passwords WHERE player_id = ? AND is_shown = 0 AND made_at >= ?", [
    playerId,
    now - passwordLifeMs,
  ]) !== null;

/** The generated password, to be shown once; null if it was shown before. */
export function showPassword(store: Store, playerId: number, now: number): string | null {
  const { changes } = store.run(
    "UPDATE drawn_passwords SET is_shown = 1 WHERE player_id = ? AND is_shown = 0",
    [playerId],
  );
  return changes === 0 ? null : drawnPassword(store, playerId, now);
}
