import { describe } from "vitest";
import { answers, fails, inTurn, type Reply, timesOut } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { account } from "../kit/site.ts";

const dollars = { ...account, id: 12, type: 9, iso: "USD", currencyId: 1, isActive: false };
const holding = (...all: readonly object[]): Reply => answers({ accounts: all, all_accounts: all });
const before = holding(account);
const both = holding(account, dollars);
const switched = holding({ ...account, isActive: false }, { ...dollars, isActive: true });
const unsure = `NotificationShown(status=error, text=accountUnsure)
  AccountChangeEnded(isSuccess=false)`;
const visit = {
  isPlayer: true,
  watch: "AccountsAsked AccountSwitched AccountRemoved NotificationShown AccountChangeEnded",
  for: "1m",
} as const;

describe("a change of the accounts without an answer", () => {
  rule("was made if the server names the other account: that one is current here too", {
    ...visit,
    user: "10s SwitchAccount(12)",
    server: { SwitchAccount: timesOut(), Accounts: inTurn(both, switched) },
    expect: `AccountsAsked 25s AccountsAsked AccountSwitched(12)
      NotificationShown(status=success, text=main_account_will_set) AccountsAsked
      AccountChangeEnded(true)`,
  });
  rule("is not known to be made while the server names the old one", {
    ...visit,
    user: "10s SwitchAccount(12)",
    server: { SwitchAccount: timesOut(), Accounts: both },
    expect: `AccountsAsked 25s AccountsAsked ${unsure}`,
  });
  rule("is not known to be made either where the accounts do not load", {
    ...visit,
    user: "10s AddCurrency(1)",
    server: { AddCurrency: timesOut(), Accounts: inTurn(before, fails(500)) },
    expect: `AccountsAsked 25s AccountsAsked ${unsure}`,
  });
  rule("added a currency that the server has now", {
    ...visit,
    user: "10s AddCurrency(1)",
    server: { AddCurrency: timesOut(), Accounts: inTurn(before, both) },
    expect: `AccountsAsked 25s AccountsAsked AccountsAsked
      NotificationShown(status=success, text=currencyAdded) AccountChangeEnded(true)`,
  });
  rule("removed an account that the server has no more", {
    ...visit,
    user: "10s RemoveCurrency(12)",
    server: { RemoveCurrency: timesOut(), Accounts: inTurn(both, before) },
    expect: `AccountsAsked 25s AccountsAsked AccountRemoved(12)
      NotificationShown(status=success, text=main_save_success) AccountChangeEnded(true)`,
  });
});
