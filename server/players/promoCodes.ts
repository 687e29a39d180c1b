import type { PromoCodeText } from "../content/promoCodes.ts";
import { ApiError } from "../http/errors.ts";
import { amountOf } from "../../src/events/money/minorUnits.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { accountsOf, addAccount, moveMoney } from "./accounts.ts";
import { minorOfEuros } from "./currencies.ts";

export type PromoCodeState = "valid" | "used" | "expired";

/** The state of a code for a player at `now` (Unix ms); a used code stays used. */
export function promoCodeState(
  store: Store,
  playerId: number,
  { promocode, expiresAt }: PromoCodeText,
  now: number,
): PromoCodeState {
  const use = store.get("SELECT 1 FROM promo_code_uses WHERE player_id = ? AND promocode = ?", [
    playerId,
    promocode,
  ]);
  if (use) return "used";
  return expiresAt !== null && expiresAt * 1000 <= now ? "expired" : "valid";
}

/**
 * Credits the bonus of a code to the player's bonus account, once.
 * @throws ApiError 409, code 50, if it has been used or has expired.
 */
export function activatePromoCode(
  store: Store,
  playerId: number,
  code: PromoCodeText,
  now: number,
): void {
  store.transaction(() => {
    if (promoCodeState(store, playerId, code, now) !== "valid") throw new ApiError(409, 50);
    const { id: accountId, currencyIso } = bonusAccount(store, playerId, now);
    const minor = minorOfEuros(code.euros, currencyIso);
    moveMoney(store, { accountId, couponId: null, kind: "bonus", minor }, now);
    store.run(
      "INSERT INTO promo_code_uses (player_id, promocode, minor, currency_iso, at) VALUES (?, ?, ?, ?, ?)",
      [playerId, code.promocode, minor, currencyIso, now],
    );
  });
}

/** Bonus money has a separate account, in the currency of the main one; the first bonus opens it. */
function bonusAccount(store: Store, playerId: number, now: number) {
  const find = () => accountsOf(store, playerId).find(({ type }) => type === 4);
  const existing = find();
  if (existing) return existing;
  const currencyIso = accountsOf(store, playerId).find(({ type }) => type === 0)?.currencyIso;
  if (currencyIso === undefined) throw new Error(`player ${playerId} has no main account`);
  addAccount(store, { playerId, type: 4, currencyIso, minor: 0, isActive: false }, now);
  const opened = find();
  if (!opened) throw new Error(`the bonus account of player ${playerId} is not in the database`);
  return opened;
}

/** Codes that a player has used, newest first: those before `before`, at most `limit`. */
export function promoCodeUses(store: Store, playerId: number, before: number, limit: number) {
  return store
    .all("SELECT * FROM promo_code_uses WHERE player_id = ? AND id < ? ORDER BY id DESC LIMIT ?", [
      playerId,
      before,
      limit,
    ])
    .map((row) => ({
      id: numberIn(row, "id"),
      promocode: textIn(row, "promocode"),
      at: Math.floor(numberIn(row, "at") / 1000),
      amount: amountOf(numberIn(row, "minor"), textIn(row, "currency_iso")),
      currencyIso: textIn(row, "currency_iso"),
    }));
}
