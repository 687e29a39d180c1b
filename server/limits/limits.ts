import { amountOf } from "../../src/events/money/minorUnits.ts";
import { numberIn, numberOrNull, textIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";

const hourSec = 3600;
const daySec = 24 * hourSec;
/** The longest gap between two calls that counts: the phone may have slept. */
const longestGapSec = 60;
/**
 * How long the client has to tell players that their session time is used up before the server closes the
 * session.
 */
const noticeSec = 60;

/** The period of a money limit: types 1 to 3 limit stakes, 10 to 12 losses. */
const periodDays: Readonly<Record<number, number>> = { 1: 1, 2: 7, 3: 30, 10: 1, 11: 7, 12: 30 };
const isOfLosses = (type: number): boolean => type >= 10;
/** The currency that money limits count; accounts in other currencies have none. */
export const limitCurrency = "EUR";

const noSessionLimit = -1;

/**
 * A limit of a player; times are Unix ms, `balance` is in seconds for a session limit (31), else in major
 * units.
 */
export type Limit = {
  readonly type: number;
  readonly state: "ACTIVE" | "PENDING" | "INACTIVE";
  readonly value: number;
  readonly balance: number;
  readonly isToApprove: boolean;
  readonly startedAt: number;
  readonly endsAt: number | null;
  /**
   * The time up to which session time has been counted, or from which stakes and losses count against a money
   * limit.
   */
  readonly countedAt: number;
};

/**
 * All current limits of a player; at most one active and one pending per type. Expired limits are excluded.
 */
export function limitsOf(store: Store, playerId: number, now: number): readonly Limit[] {
  return store
    .all("SELECT * FROM limits WHERE player_id = ? ORDER BY type, state", [playerId])
    .map(toLimit)
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .map((limit) => {
      if (limit.type === 31) return withTodaysBalance(limit, now);
      const days = limit.state === "ACTIVE" ? periodDays[limit.type] : undefined;
      return days === undefined
        ? limit
        : withPeriodBalance(store, playerId, limit, now - days * daySec * 1000);
    });
}

export function limitOf(
  store: Store,
  playerId: number,
  wanted: { readonly type: number; readonly state: Limit["state"] },
  now: number,
): Limit | null {
  const limits = limitsOf(store, playerId, now);
  return limits.find(({ type, state }) => type === wanted.type && state === wanted.state) ?? null;
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

/**
 * Deducts the time since the player's last call from their session limit; returns the seconds left, -1
 * without a limit. Every call counts, so that a client that does not ping gets no longer session.
 */
export function countSession(store: Store, playerId: number, now: number): number {
  const limit = sessionLimitOf(store, playerId, now);
  if (limit === null) return noSessionLimit;
  // Keep the time at which it was used up.
  if (limit.balance === 0) return 0;
  const elapsedSec = Math.min((now - limit.countedAt) / 1000, longestGapSec);
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
  const limit = limitOf(store, playerId, { type: 31, state: "ACTIVE" }, now);
  return limit === null || isEndless(limit) ? null : limit;
}

/** Activates a pending limit; what was used of the previous one stays used. */
export function approve(store: Store, playerId: number, pending: Limit, now: number): void {
  const previous = limitOf(store, playerId, { type: pending.type, state: "ACTIVE" }, now);
  const used = previous === null ? 0 : wholeBalance(previous) - previous.balance;
  const fullBalance = wholeBalance(pending);
  store.transaction(() => {
    dropLimit(store, playerId, pending);
    keepLimit(store, playerId, {
      ...pending,
      state: "ACTIVE",
      isToApprove: false,
      balance: isEndless(pending) ? fullBalance : Math.max(0, fullBalance - used),
      startedAt: now,
      countedAt: now,
    });
  });
}

/** A session limit that means unlimited play. */
const isEndless = ({ type, value }: Pick<Limit, "type" | "value">): boolean =>
  type === 31 && value === noSessionLimit;

/** The full balance of a limit: a session limit is set in hours and counted in seconds. */
export const wholeBalance = (limit: Pick<Limit, "type" | "value">): number =>
  limit.type === 31 && !isEndless(limit) ? limit.value * hourSec : limit.value;

/** A session limit covers a UTC day: the next day starts with a full balance. */
function withTodaysBalance(limit: Limit, now: number): Limit {
  const dayOf = (timestamp: number) => Math.floor(timestamp / 1000 / daySec);
  if (isEndless(limit) || dayOf(limit.countedAt) === dayOf(now)) return limit;
  return { ...limit, balance: wholeBalance(limit), countedAt: now };
}

/**
 * What is left of a limit on stakes or losses. Use from before counting began is included in the balance and
 * expires with its period. An open bet counts as lost until it is settled.
 */
function withPeriodBalance(
  store: Store,
  playerId: number,
  limit: Limit,
  periodFrom: number,
): Limit {
  const startBalance = limit.countedAt >= periodFrom ? limit.balance : limit.value;
  const { staked, paid } = movedSince(store, playerId, Math.max(limit.countedAt, periodFrom));
  const used = isOfLosses(limit.type) ? staked - paid : staked;
  return { ...limit, balance: Math.min(limit.value, Math.max(0, startBalance - used)) };
}

/** In major units. */
function movedSince(store: Store, playerId: number, from: number) {
  const sumOf = (...kinds: ("stake" | "payout" | "cash_out")[]) => {
    const row = store.get(
      `SELECT COALESCE(SUM(movements.minor), 0) AS sum FROM movements JOIN accounts ON accounts.id = account_id
       WHERE player_id = ? AND currency_iso = ? AND kind IN (${kinds.map(() => "?").join(", ")}) AND at >= ?`,
      [playerId, limitCurrency, ...kinds, from],
    );
    return row === null ? 0 : numberIn(row, "sum");
  };
  return {
    staked: -amountOf(sumOf("stake"), limitCurrency),
    paid: amountOf(sumOf("payout", "cash_out"), limitCurrency),
  };
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
