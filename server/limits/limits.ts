import { numberIn, numberOrNull, textIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";

const hourSec = 3600;
const daySec = 24 * hourSec;
/** What a player does without pings is not counted beyond this. */
const longestGapSec = 60;

const noSessionLimit = -1;

/**
 * A limit of a player; instants are Unix ms, `balance` of a session limit (31) is seconds, else money in major units.
 */
export type Limit = {
  readonly type: number;
  readonly state: "ACTIVE" | "PENDING" | "INACTIVE";
  readonly value: number;
  readonly balance: number;
  readonly isToApprove: boolean;
  readonly startedAt: number;
  readonly endsAt: number | null;
  /** Until when the session's time has been counted. */
  readonly countedAt: number;
};

/** All limits of a player; one in force and one pending of each type at most. What has ended is not among them. */
export function limitsOf(store: Store, playerId: number, now: number): readonly Limit[] {
  return store
    .all("SELECT * FROM limits WHERE player_id = ? ORDER BY type, state", [playerId])
    .map(toLimit)
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .map((limit) => (limit.type === 31 ? ofToday(limit, now) : limit));
}

export function limitOf(
  store: Store,
  playerId: number,
  of: { readonly type: number; readonly state: Limit["state"] },
  now: number,
): Limit | null {
  const limits = limitsOf(store, playerId, now);
  return limits.find(({ type, state }) => type === of.type && state === of.state) ?? null;
}

export function keepLimit(store: Store, playerId: number, limit: Limit): void {
  store.run(
    `INSERT OR REPLACE INTO limits
       (player_id, type, state, value, balance, is_to_approve, started_at, ends_at, counted_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      playerId,
      limit.type,
      limit.state,
      limit.value,
      limit.balance,
      limit.isToApprove ? 1 : 0,
      limit.startedAt,
      limit.endsAt,
      limit.countedAt,
    ],
  );
}

export function dropLimit(
  store: Store,
  playerId: number,
  { type, state }: { readonly type: number; readonly state: Limit["state"] },
): void {
  store.run("DELETE FROM limits WHERE player_id = ? AND type = ? AND state = ?", [
    playerId,
    type,
    state,
  ]);
}

/** Counts the time since the last ping off the session limit; gives the seconds left, -1 without a limit. */
export function countSession(store: Store, playerId: number, now: number): number {
  const limit = limitOf(store, playerId, { type: 31, state: "ACTIVE" }, now);
  if (limit === null || isEndless(limit)) return noSessionLimit;
  const goneSec = Math.min((now - limit.countedAt) / 1000, longestGapSec);
  const balance = Math.max(0, limit.balance - goneSec);
  keepLimit(store, playerId, { ...limit, balance, countedAt: now });
  return Math.ceil(balance);
}

/** Takes a pending limit into force; what is used of the one before stays used. */
export function approve(store: Store, playerId: number, pending: Limit, now: number): void {
  const before = limitOf(store, playerId, { type: pending.type, state: "ACTIVE" }, now);
  const used = before === null ? 0 : wholeBalance(before) - before.balance;
  const whole = wholeBalance(pending);
  store.transaction(() => {
    dropLimit(store, playerId, pending);
    keepLimit(store, playerId, {
      ...pending,
      state: "ACTIVE",
      isToApprove: false,
      balance: isEndless(pending) ? whole : Math.max(0, whole - used),
      startedAt: now,
      countedAt: now,
    });
  });
}

/** A session limit that lets play without end. */
const isEndless = ({ type, value }: Pick<Limit, "type" | "value">): boolean =>
  type === 31 && value === noSessionLimit;

/** The balance of a limit of which nothing is used: a session limit is set in hours and counted in seconds. */
export const wholeBalance = (limit: Pick<Limit, "type" | "value">): number =>
  limit.type === 31 && !isEndless(limit) ? limit.value * hourSec : limit.value;

/** A session limit is for a day of UTC: the next day begins with all of it. */
function ofToday(limit: Limit, now: number): Limit {
  const dayOf = (at: number) => Math.floor(at / 1000 / daySec);
  if (isEndless(limit) || dayOf(limit.countedAt) === dayOf(now)) return limit;
  return { ...limit, balance: wholeBalance(limit), countedAt: now };
}

function toLimit(row: Row): Limit {
  const state = textIn(row, "state");
  return {
    type: numberIn(row, "type"),
    state: state === "ACTIVE" || state === "PENDING" ? state : "INACTIVE",
    value: numberIn(row, "value"),
    balance: numberIn(row, "balance"),
    isToApprove: numberIn(row, "is_to_approve") === 1,
    startedAt: numberIn(row, "started_at"),
    endsAt: numberOrNull(row, "ends_at"),
    countedAt: numberIn(row, "counted_at"),
  };
}
