import type { Store } from "../store/store.ts";
import { keepLimit, type Limit, limitOf } from "./limits.ts";
import { noSessionLimit, session } from "./types.ts";

/** The longest gap between two calls that counts: the phone may have slept. */
const longestGapSec = 60;
/**
 * How long the client has to tell players that their session time is used up before the server closes the
 * session.
 */
const noticeSec = 60;

/**
 * Deducts the time since the player's last call from their session limit; returns the seconds left, -1
 * without a limit. Every call counts, so that a client that does not ping gets no longer session.
 */
export function countSession(store: Store, playerId: number, now: number): number {
  const limit = sessionLimitOf(store, playerId, now);
  if (limit === null) return noSessionLimit;
  // Keep the time at which it was used up.
  if (limit.balance === 0) return 0;
  const elapsedSec = Math.min(Math.max(0, now - limit.countedAt) / 1000, longestGapSec);
  const balance = Math.max(0, limit.balance - elapsedSec);
  keepLimit(store, playerId, { ...limit, balance, countedAt: now });
  return Math.ceil(balance);
}

/** Called at sign-in: with nothing left, the player gets just enough time to be notified. */
export function beginSession(store: Store, playerId: number, now: number): void {
  if (countSession(store, playerId, now) !== 0) return;
  const limit = sessionLimitOf(store, playerId, now);
  if (limit !== null) keepLimit(store, playerId, { ...limit, countedAt: now });
}

/** The session time is used up, and the client has had time to say so. */
export function isSessionOver(store: Store, playerId: number, now: number): boolean {
  const limit = sessionLimitOf(store, playerId, now);
  return limit?.balance === 0 && now - limit.countedAt > noticeSec * 1000;
}

/** The active session limit, unless it is unlimited. */
function sessionLimitOf(store: Store, playerId: number, now: number): Limit | null {
  const limit = limitOf(store, playerId, { type: session, state: "ACTIVE" }, now);
  return limit === null || limit.value === noSessionLimit ? null : limit;
}
