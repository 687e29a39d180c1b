import { EMPTY, exhaustMap, filter, ignoreElements, switchMap, takeUntil } from "rxjs";
import {
  AccountsOpened,
  AccountsRefreshAsked,
  Accounts,
  Currencies,
  PrepaidAmount,
} from "../../events/account/events.ts";
import { activeAccount } from "../../events/account/state.ts";
import { SessionClosed } from "../../events/session/events.ts";
import type { Epic } from "../epic.ts";
import { patient } from "../rules/patient.ts";

/** Loads the list of all currencies when the accounts are first opened. */
export const loadCurrencies: Epic = {
  name: "account/currencies",
  run: (deps) =>
    deps.on(AccountsOpened).pipe(
      filter(() => deps.state().account.currencies.length === 0),
      exhaustMap(() => patient(deps)(Currencies, { lng: deps.state().settings.language })),
      ignoreElements(),
    ),
};

/** Reloads the accounts on request: one call at a time, and none that outlives the player's session. */
export const refreshAccounts: Epic = {
  name: "account/refresh",
  run: (deps) =>
    deps.on(AccountsRefreshAsked).pipe(
      exhaustMap(() => deps.call(Accounts, {}).pipe(takeUntil(deps.on(SessionClosed)))),
      ignoreElements(),
    ),
};

/**
 * The prepaid amount belongs to one account, so it is loaded again when another account becomes active.
 * [account-007]
 */
export const loadPrepaidAmount: Epic = {
  name: "account/prepaid",
  run: (deps) =>
    deps
      .select(({ account }) => activeAccount(account)?.id ?? null)
      .pipe(
        switchMap((accountId) =>
          accountId === null ? EMPTY : deps.call(PrepaidAmount, { accountId }),
        ),
        ignoreElements(),
      ),
};
