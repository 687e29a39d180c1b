import type { State } from "../index.ts";
import { isSelfExcluded } from "../limits/index.ts";
import { bodyOf } from "../remoteData.ts";

/** The account that the address names, if it is one of the player's own; null otherwise. [route-bets-004] */
export function namedAccountId({ navigation, account }: State): number | null {
  const accountId = navigation.query["accountId"] ?? "";
  if (!/^[1-9]\d{0,14}$/.test(accountId)) return null;
  return account.accounts.some(({ id }) => id === Number(accountId)) ? Number(accountId) : null;
}

/** The accounts are still loading; during a self-exclusion nothing requests them. */
export const areAccountsAwaited = (state: State): boolean =>
  state.account.accounts.length === 0 && !isSelfExcluded(state);

/**
 * The history was loaded to its end, and all of its bets are open ones of this account. Of an empty one it is not known whose
 * it is: the active account may be another since.
 */
export function hasNothingToClear({ bets }: State, accountId: number | null): boolean {
  const history = bodyOf(bets.history);
  return (
    history?.nextPageToken === null &&
    history.items.length > 0 &&
    history.items.every((bet) => bet.accountId === accountId && bet.settledAt === null)
  );
}
