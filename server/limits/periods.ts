import { minorDigits } from "../../src/events/money/minorUnits.ts";
import { currencies } from "../players/currencies.ts";
import { numberIn, numberOrNull, textIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { calendarPeriodAt } from "./calendar.ts";
import type { At, Limit } from "./limits.ts";
import { countedBy } from "./types.ts";

const dayMs = 24 * 60 * 60_000;

/** The currency of all money limits. They count every account of the player, by the round equivalent of a euro. */
export const limitCurrency = "EUR";

/** Minor units of a currency per cent of a euro. An unknown currency belongs to no account. */
function perCent(iso: string): number {
  const currency = currencies.find((known) => known.iso === iso);
  return currency === undefined ? 1 : (currency.perEuro * 10 ** minorDigits(iso)) / 100;
}

/** In whole cents of a euro; what a player spends is rounded up, so that many small stakes get nothing free. */
export const centsSpent = (minor: number, iso: string): number => Math.ceil(minor / perCent(iso));
const centsReceived = (minor: number, iso: string): number => Math.floor(minor / perCent(iso));
/** The most of a currency that costs no more than this many cents, in minor units. */
export const minorFor = (cents: number, iso: string): number => Math.floor(cents * perCent(iso));

export const centsOf = (euros: number): number => Math.round(euros * 100);

/**
 * One movement of money, in cents of a euro: positive is spent or paid in, negative is paid out. A stake counts whole, also
 * what was paid of it in advance, until that proves not to be collected. A round of a game counts like a bet.
 */
const movementKinds = {
  stakes: ["stake", "round_stake"],
  losses: ["stake", "payout", "cash_out", "uncollected", "round_stake", "round_win"],
  deposits: ["demo"],
} as const;

/**
 * What is left of a money limit. Use that an operator has set is included in the balance and expires with its
 * period. An open bet counts as lost until it is settled.
 */
export function periodBalance(
  store: Store,
  playerId: number,
  limit: Limit,
  { now, terms }: At,
): Limit {
  const counted = countedBy(limit.type);
  if (counted === null) return limit;
  const periodFrom = periodStart(limit.type, { now, terms });
  const startBalance = limit.countedAt >= periodFrom ? limit.balance : limit.value;
  const movements = movementsSince(
    store,
    playerId,
    movementKinds[counted],
    Math.max(limit.countedAt, periodFrom),
  );
  const elsewhere = terms.isAcrossOperators(limit.type)
    ? paidElsewhere(store, playerId, limit.type, periodFrom)
    : null;
  const cents = Math.max(0, centsOf(startBalance) - most(movements) - (elsewhere ?? 0));
  const balance = Math.min(centsOf(limit.value), cents) / 100;
  return elsewhere === null
    ? { ...limit, balance }
    : { ...limit, balance, paidElsewhere: elsewhere / 100 };
}

/** Since when a limit of this type counts now, Unix ms. */
export function periodStart(type: number, { now, terms }: At): number {
  const calendar = terms.calendarPeriod(type);
  return calendar === null
    ? now - terms.periodDays(type) * dayMs
    : calendarPeriodAt(now, calendar).from;
}

/** Cents that a central file says were paid in at other operators since then; null: it has not said. */
function paidElsewhere(store: Store, playerId: number, type: number, from: number): number | null {
  const row = store.get(
    "SELECT cents FROM paid_elsewhere WHERE player_id = ? AND limit_type = ? AND asked_at >= ?",
    [playerId, type, from],
  );
  return row === null ? null : numberOrNull(row, "cents");
}

/** Cents that were paid in here since then. */
export const paidInSince = (store: Store, playerId: number, from: number): number =>
  movementsSince(store, playerId, movementKinds.deposits, from).reduce((sum, one) => sum + one, 0);

/**
 * The most that these movements, newest first, have cost up to now, from whichever of them it is counted: a
 * win that is older than a loss must not pay for it, because it leaves the period first.
 */
function most(movements: readonly number[]): number {
  let sum = 0;
  let highest = 0;
  for (const cents of movements) {
    sum += cents;
    highest = Math.max(highest, sum);
  }
  return highest;
}

/**
 * Newest first. Movements in the future count as well: the clock was set back since. What happened exactly
 * `from` then still counts.
 */
function movementsSince(
  store: Store,
  playerId: number,
  kinds: readonly string[],
  from: number,
): readonly number[] {
  return store
    .all(
      `SELECT movements.minor, currency_iso FROM movements JOIN accounts ON accounts.id = account_id
       WHERE player_id = ? AND kind IN (${kinds.map(() => "?").join(", ")}) AND at >= ?
       ORDER BY at DESC, movements.id DESC`,
      [playerId, ...kinds, from],
    )
    .map((row) => {
      const [minor, iso] = [numberIn(row, "minor"), textIn(row, "currency_iso")];
      if (kinds.includes("demo")) return centsSpent(minor, iso);
      return minor < 0 ? centsSpent(-minor, iso) : -centsReceived(minor, iso);
    });
}
