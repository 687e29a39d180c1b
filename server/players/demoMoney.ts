import { ApiError } from "../http/errors.ts";
import type { Store } from "../store/store.ts";
import { accountOf, moveMoney } from "./accounts.ts";
import { minorOfEuros } from "./currencies.ts";

/** What a new account starts with, and what a top-up brings an account up to. */
const demoEuros = 100;

export const demoMinor = (currencyIso: string): number => minorOfEuros(demoEuros, currencyIso);

/**
 * Brings an account up to the demo money that a new one starts with; the same key does it once.
 * @throws ApiError 404 for an account that is not the player's, 409 code 50 for one that holds as much already, and for
 * bonus money.
 */
export function topUpDemoMoney(
  store: Store,
  order: { readonly playerId: number; readonly accountId: number; readonly key: string },
  now: number,
): void {
  const { playerId, accountId, key } = order;
  const where = "player_id = ? AND key = ?";
  store.transaction(() => {
    if (store.get(`SELECT 1 FROM demo_top_ups WHERE ${where}`, [playerId, key])) return;
    const account = accountOf(store, playerId, accountId);
    if (!account) throw new ApiError(404, 40);
    const minor = demoMinor(account.currencyIso) - account.minor;
    if (minor <= 0 || account.type === 4) throw new ApiError(409, 50);
    moveMoney(store, { accountId, couponId: null, kind: "demo", minor }, now);
    store.run("INSERT INTO demo_top_ups (player_id, key, account_id, at) VALUES (?, ?, ?, ?)", [
      playerId,
      key,
      accountId,
      now,
    ]);
  });
}
