import { ApiError } from "../http/errors.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Store } from "../store/store.ts";

/** When the first terms were published, Unix seconds: 1 January 2026. */
const firstPublishedSec = 1_767_225_600;

/** When the terms last changed, in Unix seconds. */
export function termsUpdatedSec(store: Store): number {
  const row = store.get("SELECT value FROM meta WHERE key = 'termsUpdatedSec'");
  return row ? Number(textIn(row, "value")) : firstPublishedSec;
}

/**
 * Publishes changed terms; every player has to confirm them. A second change in the same second gets a later
 * time.
 */
export function changeTerms(store: Store, now: number): void {
  const updatedSec = Math.max(termsUpdatedSec(store) + 1, Math.floor(now / 1000));
  store.run(
    "INSERT INTO meta (key, value) VALUES ('termsUpdatedSec', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    [String(updatedSec)],
  );
}

/** Whether the terms changed since the player confirmed them. */
export function mustConfirmTerms(store: Store, playerId: number): boolean {
  const row = store.get("SELECT updated_sec FROM terms_confirmations WHERE player_id = ?", [
    playerId,
  ]);
  return termsUpdatedSec(store) > (row ? numberIn(row, "updated_sec") : firstPublishedSec);
}

/** @throws ApiError 451, exception code 1, while the player has changed terms to confirm. */
export function assertTermsConfirmed(store: Store, playerId: number): void {
  if (mustConfirmTerms(store, playerId)) throw new ApiError(451, 45, { exceptionCode: 1 });
}

/** Records that the player has confirmed this version of the terms. */
export function confirmTerms(store: Store, playerId: number, updatedSec: number): void {
  store.run(
    `INSERT INTO terms_confirmations (player_id, updated_sec) VALUES (?, ?)
     ON CONFLICT (player_id) DO UPDATE SET updated_sec = excluded.updated_sec`,
    [playerId, updatedSec],
  );
}
