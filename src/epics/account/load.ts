import { EMPTY, exhaustMap, filter, ignoreElements, map, merge, switchMap, takeUntil } from "rxjs";
import {
  AccountsOpened,
  AccountsRefreshAsked,
  Accounts,
  Currencies,
  PrepaidAmount,
} from "../../events/account/events.ts";
import { activeAccount } from "../../events/account/state.ts";
import { CashOutDone } from "../../events/cashOut/events.ts";
import { CouponPlaced } from "../../events/coupon/events.ts";
import { notEnoughMoney } from "../../events/coupon/index.ts";
import { CouponRejected } from "../../events/placement/events.ts";
import { PowerBetPlaced } from "../../events/powerBet/events.ts";
import { SessionClosed } from "../../events/session/events.ts";
import { SettlementsTold } from "../../events/settlements/events.ts";
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
 * The prepaid amount belongs to one account, so it is loaded again when another account becomes active; and when the open
 * bets that it comes from have changed, or a server has refused as much. [account-007] [coupon-053]
 */
export const loadPrepaidAmount: Epic = {
  name: "account/prepaid",
  run: (deps) => {
    const active = (): number | null => activeAccount(deps.state().account)?.id ?? null;
    const changes = merge(
      deps.on(CouponPlaced),
      deps.on(PowerBetPlaced),
      deps.on(CashOutDone),
      deps.on(SettlementsTold),
      deps.on(CouponRejected).pipe(filter(({ data }) => data.code === notEnoughMoney)),
    );
    return merge(
      deps.select(({ account }) => activeAccount(account)?.id ?? null),
      changes.pipe(map(active)),
    ).pipe(
      switchMap((accountId) =>
        accountId === null ? EMPTY : deps.call(PrepaidAmount, { accountId }),
      ),
      ignoreElements(),
    );
  },
};
