import { numberIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { calendarPeriodAt } from "./calendar.ts";
import type { At, Limit } from "./limits.ts";
import { noSessionLimit, session } from "./types.ts";

const hourSec = 3600;

/** A session limit is set in hours. */
export const wholeSeconds = (hours: number): number =>
  hours === noSessionLimit ? noSessionLimit : hours * hourSec;

/**
 * A session limit covers a day of the policy pack's zone, however many hours it has: the next day starts with a full
 * balance. No day starts twice, also if the clock is set back over midnight and the player goes on.
 */
export function todaysBalance(store: Store, playerId: number, limit: Limit, at: At): Limit {
  const { now, terms } = at;
  const day = terms.calendarPeriod(session);
  if (limit.value === noSessionLimit || day === null) return limit;
  const { from } = calendarPeriodAt(now, day);
  if (limit.countedAt >= from || latestCount(store, playerId) >= from) return limit;
  return { ...limit, balance: wholeSeconds(limit.value), countedAt: now };
}

/** Remembers up to when session time has ever been counted. */
export function noteCount(store: Store, playerId: number, countedAt: number): void {
  store.run(
    `INSERT INTO session_days (player_id, latest_at) VALUES (?, ?)
     ON CONFLICT (player_id) DO UPDATE SET latest_at = max(latest_at, excluded.latest_at)`,
    [playerId, countedAt],
  );
}

function latestCount(store: Store, playerId: number): number {
  const row = store.get("SELECT latest_at FROM session_days WHERE player_id = ?", [playerId]);
  return row === null ? 0 : numberIn(row, "latest_at");
}
