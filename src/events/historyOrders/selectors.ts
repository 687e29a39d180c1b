import { activeAccount } from "../account/index.ts";
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

/** The history, which is that of the active account, was loaded to its end, and all of its bets are open. */
export function hasNothingToClear({ account, bets }: State, accountId: number | null): boolean {
  const history = bodyOf(bets.history);
  return (
    accountId !== null &&
    accountId === activeAccount(account)?.id &&
    history?.nextPageToken === null &&
    history.items.every((bet) => bet.settledAt === null)
  );
}
