import { randomBytes, randomInt } from "node:crypto";
import { ApiError } from "../http/errors.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";

export const codeLength = 5;
/** Seconds during which no other code can be requested for the same number. */
export const resendSec = 60;
const lifeMs = 10 * 60_000;
const maxTries = 5;

/** @throws ApiError 429 while the last code for a number (`+77011234567`) is fresh. */
export function assertCodeIsDue(store: Store, phone: string, now: number): void {
  const last = store.get("SELECT sent_at FROM phone_codes WHERE phone = ?", [phone]);
  const waitMs = last === null ? 0 : numberIn(last, "sent_at") + resendSec * 1000 - now;
  if (waitMs > 0) throw new ApiError(429, 60, { retryAfterSec: Math.ceil(waitMs / 1000) });
}

/** Creates a code for a number and deletes expired ones. */
export function makeCode(store: Store, phone: string, now: number): string {
  store.run("DELETE FROM phone_codes WHERE sent_at < ?", [now - 2 * lifeMs]);
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
  store.run(
    "INSERT OR REPLACE INTO phone_codes (phone, code, token, tries, sent_at) VALUES (?, ?, NULL, 0, ?)",
    [phone, code, now],
  );
  return code;
}

/**
 * Exchanges a correct code for a token. @throws ApiError 400: 1003 wrong, 1004 expired, 1006 after too many
 * tries.
 */
export function takeCode(store: Store, phone: string, code: string, now: number): string {
  const row = store.get("SELECT * FROM phone_codes WHERE phone = ?", [phone]);
  if (row === null) throw new ApiError(400, 1003);
  if (numberIn(row, "sent_at") + lifeMs < now) throw new ApiError(400, 1004);
  if (numberIn(row, "tries") >= maxTries) throw new ApiError(400, 1006);
  store.run("UPDATE phone_codes SET tries = tries + 1 WHERE phone = ?", [phone]);
  if (textIn(row, "code") !== code) throw new ApiError(400, 1003);
  const token = randomBytes(18).toString("base64url");
  store.run("UPDATE phone_codes SET token = ? WHERE phone = ?", [token, phone]);
  return token;
}

export const isCodeToken = (store: Store, phone: string, token: string, now: number): boolean =>
  store.get("SELECT 1 FROM phone_codes WHERE phone = ? AND token = ? AND sent_at >= ?", [
    phone,
    token,
    now - 2 * lifeMs,
  ]) !== null;

/** A confirmed number can only be used to register once. */
export function forgetCode(store: Store, phone: string): void {
  store.run("DELETE FROM phone_codes WHERE phone = ?", [phone]);
}
