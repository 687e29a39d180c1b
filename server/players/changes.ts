import { ApiError } from "../http/errors.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { type Account, accountOf, accountsOf, addAccount } from "./accounts.ts";
import { currencyById } from "./currencies.ts";

/**
 * A requested account opens some seconds later, as with an operator whose accounting is a separate system.
 */
const openingMs = 2_500;

/**
 * Makes an account the active one. @throws ApiError 404 if the player has no such account, 403 for a bonus
 * account.
 */
export function switchAccount(store: Store, playerId: number, accountId: number): void {
  const account = knownAccount(store, playerId, accountId);
  if (account.type === 4) throw new ApiError(403, 30);
  store.transaction(() => {
    store.run("UPDATE accounts SET is_active = 0 WHERE player_id = ?", [playerId]);
    store.run("UPDATE accounts SET is_active = 1 WHERE id = ?", [accountId]);
  });
}

/** Requests an account in a currency. @throws ApiError 404 for an unknown currency, 409 code 4005 for an existing one. */
export function orderCurrency(
  store: Store,
  playerId: number,
  currencyId: number,
  now: number,
): void {
  const currency = currencyById(currencyId);
  if (!currency) throw new ApiError(404, 40);
  const isHeld = accountsOf(store, playerId).some(
    ({ type, currencyIso }) => type !== 4 && currencyIso === currency.iso,
  );
  const isOrdered = store.get(
    "SELECT 1 FROM currency_orders WHERE player_id = ? AND currency_iso = ?",
    [playerId, currency.iso],
  );
  if (isHeld || isOrdered) throw new ApiError(409, 4005);
  store.run("INSERT INTO currency_orders (player_id, currency_iso, due_at) VALUES (?, ?, ?)", [
    playerId,
    currency.iso,
    now + openingMs,
  ]);
}

/** Opens a player's requested accounts that are due. */
export function openOrdered(store: Store, playerId: number, now: number): void {
  const dueOrders = store.all("SELECT * FROM currency_orders WHERE player_id = ? AND due_at <= ?", [
    playerId,
    now,
  ]);
  if (dueOrders.length === 0) return;
  store.transaction(() => {
    for (const row of dueOrders) {
      const currencyIso = textIn(row, "currency_iso");
      const account = { playerId, type: 9, currencyIso, minor: 0, isActive: false } as const;
      addAccount(store, account, numberIn(row, "due_at"));
    }
    store.run("DELETE FROM currency_orders WHERE player_id = ? AND due_at <= ?", [playerId, now]);
  });
}

/**
 * Closes a currency account; its history stays. @throws ApiError 404 if the player has no such account, 403
 * for the main and the bonus account, 409 code 50 while it is active or holds money.
 */
export function closeAccount(store: Store, playerId: number, accountId: number): void {
  const account = knownAccount(store, playerId, accountId);
  if (account.type !== 9) throw new ApiError(403, 30);
  const hasBets = store.get("SELECT 1 FROM coupons WHERE account_id = ? AND status = 'open'", [
    accountId,
  ]);
  if (account.isActive || account.minor > 0 || hasBets) throw new ApiError(409, 50);
  store.run("INSERT INTO closed_accounts (account_id) VALUES (?)", [accountId]);
}

/** 0 not allowed, 1 the main account, 2 an additional account. */
export function convertStatus(store: Store, playerId: number): number {
  const row = store.get("SELECT status FROM convert_statuses WHERE player_id = ?", [playerId]);
  return row ? numberIn(row, "status") : 0;
}

export function setConvertStatus(store: Store, playerId: number, status: number): void {
  store.run("INSERT OR REPLACE INTO convert_statuses (player_id, status) VALUES (?, ?)", [
    playerId,
    status,
  ]);
}

function knownAccount(store: Store, playerId: number, accountId: number): Account {
  const account = accountOf(store, playerId, accountId);
  if (!account) throw new ApiError(404, 40);
  return account;
}
