import { isLeft, isRight } from "fp-ts/lib/Either.js";
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
import { isUnanswered } from "../../events/submission.ts";
import type { Deps, Epic } from "../epic.ts";
import { siteOpen } from "../rules/conditions.ts";
import { parameter, rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";

/** The first check is immediate, followed by at most `repeats` more. [account-006] */
export const ACCOUNT_POLL = rule({
  id: "ACCOUNT-POLL",
  ledger: ["account-005", "account-006", "account-007", "account-009"],
  parameters: {
    everyMs: { unit: "ms", fallback: 2_500 },
    addEveryMs: { unit: "ms", fallback: 1_000 },
    repeats: { unit: "count", fallback: 5 },
  },
  needs: {
    // Signing out clears it.
    accountsChanging: ({ account }) => account.change !== null,
  },
});

/** Carries out one change of the player's accounts from start to finish. */
export const changeAccounts: Epic = {
  name: "account/change",
  run: (deps) =>
    whileRuns(deps, ACCOUNT_POLL, () => {
      const { change } = deps.state().account;
      return change === null ? EMPTY : carryOut(deps, change);
    }),
};

/**
 * Calls the server, then checks until it shows the change. The end event is last because it stops the rule.
 */
const carryOut = (deps: Deps, change: AccountChange): Observable<Draft> =>
  ask(deps, change).pipe(
    switchMap((result) => {
      if (isLeft(result) && isUnanswered(result.left)) return findOut(deps, change);
      const { success, message } = isRight(result)
        ? result.right
        : { success: false, message: result.left.message };
      if (success) return concat(changed(deps, change, message), end());
      return of(
        failed(message),
        AccountChangeEnded({ isSuccess: false, ...messageField(message) }),
      );
    }),
  );

/** No answer came: only the accounts can show that the change was made, and that they do not proves nothing yet. */
const findOut = (deps: Deps, change: AccountChange): Observable<Draft> =>
  look(deps).pipe(
    switchMap(() =>
      isMade(change)(deps.state())
        ? concat(changed(deps, change, undefined), end())
        : of(failed("accountUnsure"), AccountChangeEnded({ isSuccess: false })),
    ),
  );

/** The server's accounts; of a closed site they are not asked. */
const look = (deps: Deps): Observable<unknown> =>
  siteOpen(deps.state()) ? deps.call(Accounts, {}) : of(null);

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
      return pollUntil(deps, hasCurrency(change.currencyId), "addEveryMs", (isConfirmed) =>
        of(notice(isConfirmed ? "currencyAdded" : (message ?? "") || "currencyComes")),
      );
    case "delete":
      return of(AccountRemoved({ id: change.id }), notice((message ?? "") || "main_save_success"));
    case "change": {
      const { id } = change;
      const note = isBingo(deps.state()) ? EMPTY : of(notice("main_account_will_set", { id }));
      const poll = pollUntil(deps, isActive(id), "everyMs", () => EMPTY);
      return concat(of(AccountSwitched({ id })), note, poll);
    }
  }
}

/** Loads the accounts until they match or the checks run out. */
function pollUntil(
  deps: Deps,
  isExpected: (state: State) => boolean,
  name: "everyMs" | "addEveryMs",
  onResult: (isConfirmed: boolean) => Observable<Draft>,
): Observable<Draft> {
  const value = (parameterName: keyof typeof ACCOUNT_POLL.parameters) =>
    parameter(ACCOUNT_POLL, parameterName, deps.state().shell.config);
  const poll = (repeatsLeft: number): Observable<Draft> =>
    look(deps).pipe(
      switchMap(() => {
        if (isExpected(deps.state())) return onResult(true);
        if (repeatsLeft <= 0 || !siteOpen(deps.state())) return onResult(false);
        return timer(value(name), deps.clock.rule(ACCOUNT_POLL.id)).pipe(
          switchMap(() => poll(repeatsLeft - 1)),
        );
      }),
    );
  return defer(() => poll(value("repeats")));
}

const hasCurrency =
  (currencyId: number) =>
  ({ account: { accounts } }: State): boolean =>
    accounts.some(
      (account) => account.currencyId === currencyId && account.type !== accountTypes.bonus,
    );
const isActive =
  (id: number) =>
  ({ account: { accounts } }: State): boolean =>
    accounts.some((account) => account.id === id && account.isActive);

function isMade(change: AccountChange): (state: State) => boolean {
  switch (change.kind) {
    case "add":
      return hasCurrency(change.currencyId);
    case "delete":
      return ({ account }) => account.accounts.every(({ id }) => id !== change.id);
    case "change":
      return isActive(change.id);
  }
}

/** On that page the message would cover the game. [account-008] */
const isBingo = ({ navigation }: State): boolean => /\/bingo(\/|$)/.test(navigation.path);

const messageField = (message: string | undefined) => (message === undefined ? {} : { message });
const end = () => of(AccountChangeEnded({ isSuccess: true }));

/** `text` is a dictionary key or the server's own message. */
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
