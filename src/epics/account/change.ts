import { isRight } from "fp-ts/lib/Either.js";
import { concat, defer, EMPTY, type Observable, of, switchMap, timer } from "rxjs";
import {
  type AccountChange,
  AccountChangeEnded,
  AccountRemoved,
  AccountSwitched,
  AddCurrency,
  Accounts,
  RemoveCurrency,
  SwitchAccount,
} from "../../events/account/events.ts";
import { accountTypes } from "../../events/account/state.ts";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { parameter, rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";

/** The first look comes at once, then so many repeats. [account-006] */
export const ACCOUNT_POLL = rule({
  id: "ACCOUNT-POLL",
  ledger: ["account-005", "account-006", "account-007", "account-009"],
  parameters: {
    everyMs: { unit: "ms", fallback: 2_500 },
    addEveryMs: { unit: "ms", fallback: 1_000 },
    repeats: { unit: "count", fallback: 5 },
  },
  needs: {
    // It goes with the player.
    accountsChanging: ({ account }) => account.change !== null,
  },
});

/** Carries out one change of the player's accounts from the order to its end. */
export const changeAccounts: Epic = {
  name: "account/change",
  run: (deps) =>
    whileRuns(deps, ACCOUNT_POLL, () => {
      const { change } = deps.state().account;
      return change === null ? EMPTY : carryOut(deps, change);
    }),
};

/** The call; then what it has changed here, until the server shows it too. Its end comes last: it ends the rule. */
const carryOut = (deps: Deps, change: AccountChange): Observable<Draft> =>
  ask(deps, change).pipe(
    switchMap((result) => {
      const { success, message } = isRight(result)
        ? result.right
        : { success: false, message: result.left.message };
      if (success) return concat(changed(deps, change, message), end());
      return of(failed(message), AccountChangeEnded({ isSuccess: false, ...some(message) }));
    }),
  );

function ask(deps: Deps, change: AccountChange) {
  switch (change.kind) {
    case "add":
      return deps.call(AddCurrency, { currencyId: change.currencyId });
    case "delete":
      return deps.call(RemoveCurrency, { id: change.id });
    case "change":
      return deps.call(SwitchAccount, { id: change.id });
  }
}

function changed(
  deps: Deps,
  change: AccountChange,
  message: string | undefined,
): Observable<Draft> {
  switch (change.kind) {
    case "add":
      return lookFor(deps, hasCurrency(change.currencyId), "addEveryMs", (isHere) =>
        of(notice(isHere ? "currencyAdded" : (message ?? "") || "currencyComes")),
      );
    case "delete":
      return of(AccountRemoved({ id: change.id }), notice((message ?? "") || "main_save_success"));
    case "change": {
      const { id } = change;
      const note = isBingo(deps.state()) ? EMPTY : of(notice("main_account_will_set", { id }));
      const look = lookFor(deps, isActive(id), "everyMs", () => EMPTY);
      return concat(of(AccountSwitched({ id })), note, look);
    }
  }
}

/** Loads the accounts until they are as expected, or all looks were in vain. */
function lookFor(
  deps: Deps,
  isThere: (state: State) => boolean,
  name: "everyMs" | "addEveryMs",
  then: (isHere: boolean) => Observable<Draft>,
): Observable<Draft> {
  const value = (parameterName: keyof typeof ACCOUNT_POLL.parameters) =>
    parameter(ACCOUNT_POLL, parameterName, deps.state().shell.config);
  const look = (repeatsLeft: number): Observable<Draft> =>
    deps.call(Accounts, {}).pipe(
      switchMap(() => {
        if (isThere(deps.state())) return then(true);
        if (repeatsLeft <= 0) return then(false);
        return timer(value(name), deps.clock.rule(ACCOUNT_POLL.id)).pipe(
          switchMap(() => look(repeatsLeft - 1)),
        );
      }),
    );
  return defer(() => look(value("repeats")));
}

const hasCurrency =
  (currencyId: number) =>
  ({ account }: State): boolean =>
    account.accounts.some(
      (one) => one.currencyId === currencyId && one.type !== accountTypes.bonus,
    );
const isActive =
  (id: number) =>
  ({ account }: State): boolean =>
    account.accounts.some((one) => one.id === id && one.isActive);

/** There the message would lie over the game. [account-008] */
const isBingo = ({ navigation }: State): boolean => /\/bingo(\/|$)/.test(navigation.path);

const some = (message: string | undefined) => (message === undefined ? {} : { message });
const end = () => of(AccountChangeEnded({ isSuccess: true }));

/** A key of the dictionary, or the server's own words for the player. */
const notice = (text: string, values?: { readonly id: number }): Draft =>
  NotificationShown({
    id: "account-change",
    status: "success",
    variant: "default",
    text,
    action: "none",
    ...(values === undefined ? {} : { values }),
  });

const failed = (message: string | undefined): Draft =>
  NotificationShown({
    id: "account-change",
    status: "error",
    variant: "default",
    text: (message ?? "") || "main_query_error",
    action: "none",
  });
