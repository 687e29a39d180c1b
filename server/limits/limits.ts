import { numberIn, numberOrNull, textIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import { exclusionAt } from "./brands.ts";
import { periodBalance } from "./periods.ts";
import { noteCount, todaysBalance, wholeSeconds } from "./sessionDay.ts";
import { isForAll, type Terms } from "./terms.ts";
import { limitTypes } from "./offer.ts";
import { block, noMoneyLimit, noSessionLimit, session } from "./types.ts";

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
  /** It holds for everybody by the pack: the player has set none. */
  readonly isOfPolicy?: true;
  /** What counts against it was paid in at other operators: euros, as a central file says. */
  readonly paidElsewhere?: number;
  /** Where a self-exclusion holds. */
  readonly brands?: readonly string[];
  readonly startedAt: number;
  readonly endsAt: number | null;
  /**
   * The time up to which session time has been counted, or from which movements of money count against a
   * money limit: 0 for all of them.
   */
  readonly countedAt: number;
};

/** A player's limits are looked up under the terms of the site at this time, Unix ms. */
export type At = { readonly now: number; readonly terms: Terms };

/**
 * All current limits of a player; at most one active and one pending per type. Expired limits are excluded,
 * and a pending one that needs no confirmation is in force once it has waited; whether it needs one, the terms say
 * now, also if it was asked for before. Where the policy pack says how much a limit may be at most, nobody has more,
 * nor none.
 */
export function limitsOf(store: Store, playerId: number, at: At): readonly Limit[] {
  const { now, terms } = at;
  const current = () => keptLimits(store, playerId, now).map((limit) => underTerms(limit, terms));
  for (const limit of current()) {
    const { type, state, isToApprove, startedAt } = limit;
    if (state === "PENDING" && !isToApprove && now - startedAt >= terms.waitMs(type))
      applyPending(store, playerId, limit, at);
  }
  const { brand } = terms;
  const kept = current()
    .filter(({ type }) => terms.types.includes(type) || type === block)
    .flatMap((limit) => exclusionAt(store, playerId, limit, { brand, now }) ?? []);
  const isSet = (type: number) =>
    kept.some((limit) => limit.type === type && limit.state === "ACTIVE");
  const forAll = limitTypes.filter((type) => isForAll(type, terms) && !isSet(type));
  return [
    ...kept.map((limit) => capped(limit, terms)),
    ...forAll.map((type) => ofPack(type, terms)),
  ].map((limit) => {
    if (limit.type === session) return todaysBalance(store, playerId, limit, at);
    return limit.state === "ACTIVE" ? periodBalance(store, playerId, limit, at) : limit;
  });
}

const underTerms = (limit: Limit, { isReaffirmed }: Terms): Limit =>
  limit.state === "PENDING" && isReaffirmed(limit.type) ? { ...limit, isToApprove: true } : limit;

/** A limit that the pack sets for everybody. */
function ofPack(type: number, { edges }: Terms): Limit {
  const value = edges(type).atMost;
  return {
    type,
    state: "ACTIVE",
    value,
    balance: value,
    isToApprove: false,
    isOfPolicy: true,
    startedAt: 0,
    endsAt: null,
    countedAt: 0,
  };
}

/** No looser than the pack allows; what was used of it stays used. */
function capped(limit: Limit, terms: Terms): Limit {
  const { atMost } = terms.edges(limit.type);
  if (!isForAll(limit.type, terms) || (limit.value > 0 && limit.value <= atMost)) return limit;
  const used = limit.value - limit.balance;
  return { ...limit, value: atMost, balance: Math.max(0, atMost - used) };
}

/** Puts a pending limit into force. */
export function applyPending(store: Store, playerId: number, pending: Limit, at: At): void {
  const { type, value } = pending;
  dropLimit(store, playerId, pending);
  if (value === noMoneyLimit) dropLimit(store, playerId, { type, state: "ACTIVE" });
  else enforce(store, playerId, pending, at);
}

/** The limits as they are kept: what was used of them since is not deducted. */
export const keptLimits = (store: Store, playerId: number, now: number): readonly Limit[] =>
  store
    .all("SELECT * FROM limits WHERE player_id = ? ORDER BY type, state", [playerId])
    .map(toLimit)
    .filter(({ endsAt }) => endsAt === null || endsAt > now);

type Ref = { readonly type: number; readonly state: Limit["state"] };

const found = (limits: readonly Limit[], wanted: Ref): Limit | null =>
  limits.find(({ type, state }) => type === wanted.type && state === wanted.state) ?? null;

export const limitOf = (store: Store, playerId: number, wanted: Ref, at: At): Limit | null =>
  found(limitsOf(store, playerId, at), wanted);

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
  if (limit.type === session) noteCount(store, playerId, limit.countedAt);
}

export function dropLimit(store: Store, playerId: number, { type, state }: Ref): void {
  store.run("DELETE FROM limits WHERE player_id = ? AND type = ? AND state = ?", [
    playerId,
    type,
    state,
  ]);
}

/**
 * Puts a value into force from now on; what was used of the previous one stays used. Of money, everything
 * that was moved within the period counts, also what was moved before there was a limit.
 */
export function enforce(
  store: Store,
  playerId: number,
  { type, value }: Pick<Limit, "type" | "value">,
  at: At,
): void {
  const { now } = at;
  const previous = found(
    type === session ? limitsOf(store, playerId, at) : keptLimits(store, playerId, now),
    { type, state: "ACTIVE" },
  );
  const used = previous === null ? 0 : wholeBalance(previous) - previous.balance;
  const fullBalance = wholeBalance({ type, value });
  const balance = fullBalance === noSessionLimit ? fullBalance : Math.max(0, fullBalance - used);
  // The time since the last call still counts, unless none was counted or the new limit is used up already.
  const isCounted = previous !== null && previous.balance > 0 && balance !== 0;
  keepLimit(store, playerId, {
    type,
    state: "ACTIVE",
    value,
    isToApprove: false,
    balance,
    startedAt: now,
    endsAt: null,
    countedAt: type === session && !isCounted ? now : (previous?.countedAt ?? 0),
  });
}

/** The full balance of a limit: a session limit is set in hours and counted in seconds. */
export const wholeBalance = ({ type, value }: Pick<Limit, "type" | "value">): number =>
  type === session ? wholeSeconds(value) : value;

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
