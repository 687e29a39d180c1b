import { ApiError } from "../http/errors.ts";
import { centsSpent, minorFor } from "../limits/periods.ts";
import type { Store } from "../store/store.ts";
import { accountOf, moveMoney } from "./accounts.ts";
import { minorOfEuros } from "./currencies.ts";

/** The opening balance of a new account, and the balance that a top-up restores. */
const demoEuros = 100;

export const demoMinor = (currencyIso: string): number => minorOfEuros(demoEuros, currencyIso);

type Request = { readonly playerId: number; readonly accountId: number; readonly key: string };

const isDone = (store: Store, { playerId, key }: Request): boolean =>
  store.get("SELECT 1 FROM demo_top_ups WHERE player_id = ? AND key = ?", [playerId, key]) !== null;

/** Cents of a euro that a top-up would pay in; 0: it was made before, or nothing is missing. */
export function missingCents(store: Store, request: Request): number {
  const account = accountOf(store, request.playerId, request.accountId);
  if (account === null || account.type === 4 || isDone(store, request)) return 0;
  const missing = demoMinor(account.currencyIso) - account.minor;
  return missing <= 0 ? 0 : centsSpent(missing, account.currencyIso);
}

/**
 * Tops an account up to the demo money of a new one, or by as much of it as `maxCents` of a euro buy; the
 * same key does it only once.
 * @throws whatever `maxCents` throws, ApiError 404 for an account of somebody else, 409 code 50 for one that already holds as much, and
 * for a bonus account.
 */
export function topUpDemoMoney(
  store: Store,
  request: Request & {
    /** Asked only if the key is new. */
    maxCents(): number;
  },
  now: number,
): void {
  const { playerId, accountId, key } = request;
  store.transaction(() => {
    if (isDone(store, request)) return;
    const account = accountOf(store, playerId, accountId);
    if (!account) throw new ApiError(404, 40);
    const missing = demoMinor(account.currencyIso) - account.minor;
    const maxCents = request.maxCents();
    if (missing <= 0 || account.type === 4) throw new ApiError(409, 50);
    const minor = Math.min(missing, minorFor(maxCents, account.currencyIso));
    moveMoney(store, { accountId, couponId: null, kind: "demo", minor }, now);
    store.run("INSERT INTO demo_top_ups (player_id, key, account_id, at) VALUES (?, ?, ?, ?)", [
      playerId,
      key,
      accountId,
      now,
    ]);
  });
}
