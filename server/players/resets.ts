import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { numberIn, numberOrNull, textIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import { closeSessions } from "./sessions.ts";

/** Digits of a reset code. */
export const codeLength = 6;
const codeLifeMs = 10 * 60_000;
const tokenLifeMs = 15 * 60_000;
const repeatMs = 60_000;
const maxTries = 5;

/** Why a code or a token is refused. */
export type ResetRefusal = "wrong" | "expired" | "tooMany";

/** Where a code is sent and who requested it, as a key that is stable per requester. */
type ResetRequest = { readonly address: string; readonly asker: string };

/** Milliseconds until a requester may request another code; the same for addresses without an account. */
export function resetWaitMs(store: Store, request: ResetRequest, now: number): number {
  const row = store.get("SELECT MAX(asked_at) AS asked_at FROM password_resets WHERE address = ?", [
    addressKey(request),
  ]);
  const askedAt = row === null ? null : numberOrNull(row, "asked_at");
  return askedAt === null ? 0 : Math.max(0, askedAt + repeatMs - now);
}

/**
 * Starts a reset, even for an address without an account, so that the answer reveals nothing. The requester's
 * previous code becomes invalid.
 */
export function openReset(
  store: Store,
  { playerId, ...request }: ResetRequest & { readonly playerId: number | null },
  now: number,
): { readonly resetId: string; readonly code: string; readonly repeatMs: number } {
  const resetId = `pr_${randomBytes(12).toString("base64url")}`;
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
  store.transaction(() => {
    store.run("DELETE FROM password_resets WHERE ends_at < ? OR address = ?", [
      now,
      addressKey(request),
    ]);
    store.run(
      `INSERT INTO password_resets (id, address, player_id, code, tries, asked_at, ends_at)
       VALUES (?, ?, ?, ?, 0, ?, ?)`,
      [resetId, addressKey(request), playerId, hashOf(code), now, now + codeLifeMs],
    );
  });
  return { resetId, code, repeatMs };
}

/** Exchanges a code for the token that sets a password; a code works once and allows five guesses. */
export function verifyReset(
  store: Store,
  { resetId, code }: { resetId: string; code: string },
  now: number,
): { readonly token: string; readonly playerId: number } | ResetRefusal {
  const row = store.get("SELECT * FROM password_resets WHERE id = ? AND token IS NULL", [resetId]);
  if (row === null || numberIn(row, "ends_at") <= now) return "expired";
  // Counted before the comparison, so that parallel guesses cannot slip through.
  const tries = numberIn(row, "tries") + 1;
  if (tries > maxTries) return "tooMany";
  store.run("UPDATE password_resets SET tries = ? WHERE id = ?", [tries, resetId]);
  const playerId = numberOrNull(row, "player_id");
  if (!isSame(row, hashOf(code)) || playerId === null)
    return tries === maxTries ? "tooMany" : "wrong";
  const token = `rt_${randomBytes(24).toString("base64url")}`;
  store.run("UPDATE password_resets SET token = ?, ends_at = ? WHERE id = ?", [
    hashOf(token),
    now + tokenLifeMs,
    resetId,
  ]);
  return { token, playerId };
}

type Change = { readonly token: string; readonly userId: number | null };

/** The player whose password a token may set; null if it is unknown, used, expired or for another player. */
export function resetOf(store: Store, { token, userId }: Change, now: number): number | null {
  const row = store.get("SELECT * FROM password_resets WHERE token = ? AND ends_at > ?", [
    hashOf(token),
    now,
  ]);
  const playerId = row === null ? null : numberOrNull(row, "player_id");
  return userId !== null && userId !== playerId ? null : playerId;
}

/** Sets the password and ends every session of the player; returns their id, or null as above. */
export function setPassword(
  store: Store,
  change: Change,
  passwordHash: string,
  now: number,
): number | null {
  const playerId = resetOf(store, change, now);
  if (playerId === null) return null;
  store.transaction(() => {
    store.run("UPDATE players SET password = ? WHERE id = ?", [passwordHash, playerId]);
    closeSessions(store, playerId, now);
    store.run("DELETE FROM password_resets WHERE player_id = ?", [playerId]);
  });
  return playerId;
}

/** At least eight characters, including a letter and a digit; at most as many as scrypt should hash. */
export const isStrong = (password: string): boolean =>
  password.length >= 8 && password.length <= 128 && /\p{L}/u.test(password) && /\d/.test(password);

/** The part of a login that the holder of the code may see. */
export const maskedLogin = (login: string): string =>
  login.length < 4 ? "***" : `${login.slice(0, 2)}***${login.slice(-1)}`;

const addressKey = ({ address, asker }: ResetRequest): string => hashOf(`${address} ${asker}`);

const isSame = (row: Row, hash: string): boolean =>
  timingSafeEqual(Buffer.from(textIn(row, "code")), Buffer.from(hash));

/** Codes, tokens and addresses are stored only as hashes. */
const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");
