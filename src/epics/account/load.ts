import {
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  startWith,
  switchMap,
} from "rxjs";
import { AccountsOpened, LoadCurrencies, LoadPrepaidAmount } from "../../events/account/events.ts";
import { activeAccount } from "../../events/account/state.ts";
import type { Epic } from "../epic.ts";

/** Every currency there is, when the accounts are first opened. */
export const loadCurrencies: Epic = {
  name: "account/currencies",
  run: (deps) =>
    deps.on(AccountsOpened).pipe(
      filter(() => deps.state().account.currencies.length === 0),
      exhaustMap(() => deps.call(LoadCurrencies, { lng: deps.state().settings.language })),
      ignoreElements(),
    ),
};

/** What can be staked in advance belongs to one account: another active one, another amount. [account-007] */
export const loadPrepaidAmount: Epic = {
  name: "account/prepaid",
  run: (deps) =>
    deps.state$.pipe(
      startWith(deps.state()),
      map(({ account }) => activeAccount(account)?.id ?? null),
      distinctUntilChanged(),
      switchMap((accountId) =>
        accountId === null ? EMPTY : deps.call(LoadPrepaidAmount, { accountId }),
      ),
      ignoreElements(),
    ),
};
