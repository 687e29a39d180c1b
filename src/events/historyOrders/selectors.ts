import type { State } from "../index.ts";
import { isSelfExcluded } from "../limits/index.ts";

/**
 * The account that the address names, where it is one of the player's own; all else counts as none. [route-bets-004]
 */
export function namedAccountId({ navigation, account }: State): number | null {
  const named = navigation.query["accountId"] ?? "";
  if (!/^[1-9]\d{0,14}$/.test(named)) return null;
  return account.accounts.some(({ id }) => id === Number(named)) ? Number(named) : null;
}

/** The accounts are on their way; in a self-exclusion nobody asks for them. */
export const areAccountsAwaited = (state: State): boolean =>
  state.account.accounts.length === 0 && !isSelfExcluded(state);
