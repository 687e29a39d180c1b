import type { Service } from "../http/environment.ts";
import { keepLimit, type Limit, limitOf } from "./limits.ts";
import { termsOf } from "./terms.ts";
import { noSessionLimit, session } from "./types.ts";

type Place = Pick<Service, "store" | "now" | "site">;

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
export function countSession(place: Place, playerId: number): number {
  const limit = sessionLimitOf(place, playerId);
  const now = place.now();
  if (limit === null) return noSessionLimit;
  // Keep the time at which it was used up.
  if (limit.balance === 0) return 0;
  const elapsedSec = Math.min(Math.max(0, now - limit.countedAt) / 1000, longestGapSec);
  const balance = Math.max(0, limit.balance - elapsedSec);
  keepLimit(place.store, playerId, { ...limit, balance, countedAt: now });
  return Math.ceil(balance);
}

/** Called at sign-in: with nothing left, the player gets just enough time to be notified. */
export function beginSession(place: Place, playerId: number): void {
  if (countSession(place, playerId) !== 0) return;
  const limit = sessionLimitOf(place, playerId);
  if (limit !== null) keepLimit(place.store, playerId, { ...limit, countedAt: place.now() });
}

/** The session time is used up, and the client has had time to say so. */
export function isSessionOver(place: Place, playerId: number): boolean {
  const limit = sessionLimitOf(place, playerId);
  return limit?.balance === 0 && place.now() - limit.countedAt > noticeSec * 1000;
}

/** The active session limit, unless it is unlimited. */
function sessionLimitOf(place: Place, playerId: number): Limit | null {
  const at = { now: place.now(), terms: termsOf(place) };
  const limit = limitOf(place.store, playerId, { type: session, state: "ACTIVE" }, at);
  return limit === null || limit.value === noSessionLimit ? null : limit;
}
