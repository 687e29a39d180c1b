import { numberIn, textIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";

export type Account = {
  readonly id: number;
  /** 0 main, 4 bonus, 9 currency. */
  readonly type: 0 | 4 | 9;
  readonly currencyIso: string;
  readonly minor: number;
  readonly isActive: boolean;
};

/** A closed account keeps its row, because coupons and movements refer to it. */
const isOpen = "id NOT IN (SELECT account_id FROM closed_accounts)";

export function accountsOf(store: Store, playerId: number): Account[] {
  return store
    .all(`SELECT * FROM accounts WHERE player_id = ? AND ${isOpen} ORDER BY id`, [playerId])
    .map(toAccount);
}

export function accountOf(store: Store, playerId: number, accountId: number): Account | null {
  const row = store.get(`SELECT * FROM accounts WHERE player_id = ? AND id = ? AND ${isOpen}`, [
    playerId,
    accountId,
  ]);
  return row && toAccount(row);
}

export type NewAccount = Omit<Account, "id"> & { readonly playerId: number };

/** Opens an account with its opening balance. */
export function addAccount(store: Store, account: NewAccount, now: number): void {
  const { playerId, type, currencyIso, minor, isActive } = account;
  const { lastId } = store.run(
    "INSERT INTO accounts (player_id, type, currency_iso, minor, is_active) VALUES (?, ?, ?, ?, ?)",
    [playerId, type, currencyIso, minor, isActive ? 1 : 0],
  );
  store.run("INSERT INTO movements (account_id, kind, minor, at) VALUES (?, 'opening', ?, ?)", [
    lastId,
    minor,
    now,
  ]);
}

/** ISO code of the currency of an account, open or closed. */
export function currencyOf(store: Store, accountId: number): string {
  const row = store.get("SELECT currency_iso FROM accounts WHERE id = ?", [accountId]);
  if (!row) throw new Error(`account ${accountId} is not in the database`);
  return textIn(row, "currency_iso");
}

/**
 * Adds to an account (or deducts, if negative) and records the movement. Call inside a transaction.
 * @throws Error if the balance would go below zero; the transaction must then be rolled back.
 */
export function moveMoney(
  store: Store,
  movement: {
    accountId: number;
    /** Null if the movement is not for a bet. */
    couponId: number | null;
    kind:
      | "stake"
      | "payout"
      | "cash_out"
      | "bonus"
      | "demo"
      | "advance"
      | "uncollected"
      | "round_stake"
      | "round_win";
    minor: number;
  },
  now: number,
): void {
  const { accountId, couponId, kind, minor } = movement;
  store.run("UPDATE accounts SET minor = minor + ? WHERE id = ?", [minor, accountId]);
  store.run(
    "INSERT INTO movements (account_id, coupon_id, kind, minor, at) VALUES (?, ?, ?, ?, ?)",
    [accountId, couponId, kind, minor, now],
  );
}

function toAccount(row: Row): Account {
  const type = numberIn(row, "type");
  return {
    id: numberIn(row, "id"),
    type: type === 4 || type === 9 ? type : 0,
    currencyIso: textIn(row, "currency_iso"),
    minor: numberIn(row, "minor"),
    isActive: numberIn(row, "is_active") === 1,
  };
}
