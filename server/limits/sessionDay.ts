import type { Limit } from "./limits.ts";
import { noSessionLimit } from "./types.ts";

const hourSec = 3600;
const daySec = 24 * hourSec;

/** A session limit is set in hours. */
export const wholeSeconds = (hours: number): number =>
  hours === noSessionLimit ? noSessionLimit : hours * hourSec;

/**
 * A session limit covers a UTC day: the next day starts with a full balance. A clock that was set back starts
 * no new day.
 */
export function todaysBalance(limit: Limit, now: number): Limit {
  const dayOf = (timestamp: number) => Math.floor(timestamp / 1000 / daySec);
  if (limit.value === noSessionLimit || dayOf(limit.countedAt) >= dayOf(now)) return limit;
  return { ...limit, balance: wholeSeconds(limit.value), countedAt: now };
}
