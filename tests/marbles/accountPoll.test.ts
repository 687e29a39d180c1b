import { describe } from "vitest";
import { answers, fails, inTurn, late, type Reply } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { account } from "../kit/site.ts";

const dollars = {
  ...account,
  id: 12,
  type: 9,
  iso: "USD",
  currencyId: 1,
  money: 0,
  isActive: false,
};
const holding = (...all: readonly object[]): Reply => answers({ accounts: all, all_accounts: all });
const before = holding(account);
const both = holding(account, dollars);
const switched = holding({ ...account, isActive: false }, { ...dollars, isActive: true });
const watch = "AccountsAsked AccountChangeEnded NotificationShown";
/** The first answer is the one of the page's start. */
const shownAfter = (looks: number, reply: Reply) =>
  inTurn(before, ...Array.from({ length: looks }, () => before), reply);
const add = "10s AddCurrency(1)";

describe("ACCOUNT-POLL", () => {
  rule("asks for a new currency at once [account-005] [call-account-003]", {
    isPlayer: true,
    user: add,
    server: { Accounts: shownAfter(0, both) },
    watch: "AddCurrencyAsked NotificationShown AccountChangeEnded",
    expect: `10s AddCurrencyAsked NotificationShown(text=currencyAdded, status=success)
      AccountChangeEnded(true)`,
    for: "1m",
  });
  rule(
    "asks every second until the currency appears [account-005] [account-006] {ACCOUNT-POLL:at}",
    {
      isPlayer: true,
      user: add,
      server: { Accounts: shownAfter(3, both) },
      watch,
      expect: `AccountsAsked 10s AccountsAsked 1s AccountsAsked 1s AccountsAsked 1s AccountsAsked
      NotificationShown(text=currencyAdded) AccountChangeEnded(true)`,
      for: "1m",
    },
  );
  rule("does nothing 1 ms earlier [account-006] {ACCOUNT-POLL:before}", {
    isPlayer: true,
    user: add,
    server: { Accounts: shownAfter(9, both) },
    watch: "AccountsAsked",
    expect: "AccountsAsked 10s AccountsAsked",
    for: "10s999ms",
  });
  rule(
    "gives up after 5 repeats and says that the currency will appear later [account-006] {ACCOUNT-POLL:at}",
    {
      isPlayer: true,
      user: add,
      server: { Accounts: before },
      watch,
      expect: `AccountsAsked 10s AccountsAsked 1s AccountsAsked 1s AccountsAsked 1s AccountsAsked
      1s AccountsAsked 1s AccountsAsked
      NotificationShown(text=currencyComes) AccountChangeEnded(true)`,
      for: "1m",
    },
  );
  rule("counts the second from each answer [account-006] {ACCOUNT-POLL:at}", {
    isPlayer: true,
    user: add,
    server: { Accounts: inTurn(before, late("4s", before), both) },
    watch: "AccountsAsked",
    expect: "AccountsAsked 10s AccountsAsked 5s AccountsAsked",
    for: "1m",
  });
  rule("is not cancelled by signing out 1 ms after a repeat [account-006] {ACCOUNT-POLL:after}", {
    isPlayer: true,
    user: "10s AddCurrency(1) 1s1ms SignOut",
    server: { Accounts: before },
    watch: "AccountsAsked",
    expect:
      "AccountsAsked 10s AccountsAsked 1s AccountsAsked 1ms SessionClosed(player) SessionClosed(start)",
    for: "1m",
  });
  rule("is cancelled by signing out in the last ms [account-006] {ACCOUNT-POLL:cancel}", {
    isPlayer: true,
    user: "10s AddCurrency(1) 1s9ms SignOut",
    latency: "10ms",
    server: { Accounts: late("0", before) },
    watch: "AccountsAsked",
    expect: "10ms AccountsAsked 10s AccountsAsked 999ms SessionClosed(player)",
    for: "11s18ms",
  });
  rule("is not resumed after a reload [account-006] {ACCOUNT-POLL:reload}", {
    isPlayer: true,
    user: add,
    tab: "10s500ms reload",
    server: { Accounts: before },
    watch: "AccountsAsked",
    expect: "AccountsAsked 10s AccountsAsked 500ms AccountsAsked",
    for: "1m",
  });
  rule("asks on waking if it fell due during sleep [account-006] {ACCOUNT-POLL:sleep}", {
    isPlayer: true,
    user: add,
    clock: "10s500ms sleep 1m",
    server: { Accounts: inTurn(before, before, both) },
    watch: "AccountsAsked",
    expect: "AccountsAsked 10s AccountsAsked 1m500ms AccountsAsked",
    for: "2m",
  });
  rule("is not affected when the clock is set back [account-006] {ACCOUNT-POLL:back}", {
    isPlayer: true,
    user: add,
    clock: "10s500ms back 1h",
    server: { Accounts: inTurn(before, before, both) },
    watch: "AccountsAsked",
    expect: "AccountsAsked 10s AccountsAsked 1s AccountsAsked",
    for: "1m",
  });
  rule("is not affected when the clock is set forward [account-006] {ACCOUNT-POLL:forward}", {
    isPlayer: true,
    user: add,
    clock: "10s500ms forward 1h",
    server: { Accounts: inTurn(before, before, both) },
    watch: "AccountsAsked",
    expect: "AccountsAsked 10s AccountsAsked 1s AccountsAsked",
    for: "1m",
  });
  rule("counts the repeats that fail while offline [account-006] {ACCOUNT-POLL:offline}", {
    isPlayer: true,
    user: add,
    network: "10s500ms offline 2s online",
    server: { Accounts: before },
    watch: "AccountsAsked AccountsFailed",
    expect: `AccountsAsked 10s AccountsAsked 1s AccountsAsked AccountsFailed 1s AccountsAsked AccountsFailed
      1s AccountsAsked 1s AccountsAsked 1s AccountsAsked`,
    for: "1m",
  });
  rule("does not run in another tab [account-006] {ACCOUNT-POLL:tab2}", {
    isPlayer: true,
    tab2: "5s open 1s hidden",
    user: add,
    server: { Accounts: inTurn(before, before, before, both) },
    watch: "AddCurrencyAsked 2:AddCurrencyAsked",
    expect: "10s AddCurrencyAsked",
    for: "30s",
  });
});

describe("account changes", () => {
  const change = { isPlayer: true, watch: "NotificationShown AccountChangeEnded" };
  rule("run one at a time", {
    ...change,
    user: "10s AddCurrency(1) 1s AddCurrency(3)",
    server: { Accounts: before },
    watch: "NotificationShown AccountChangeEnded CommandRefused",
    expect:
      "10s AddCurrencyAsked(ask.currencyId=1) 1s CommandRefused 4s NotificationShown AccountChangeEnded",
    for: "1m",
  });
  rule("show the server's words when a currency is refused [error-029]", {
    ...change,
    user: add,
    server: { AddCurrency: fails(409, { code: 4005, message: "You have it already" }) },
    expect: `10s NotificationShown(status=error, text=You have it already)
      AccountChangeEnded(isSuccess=false, message=You have it already)`,
    for: "1m",
  });
  rule("treat an answer without success as a refusal [error-029]", {
    ...change,
    user: add,
    server: { AddCurrency: answers({ success: false, message: "Not now" }) },
    expect:
      "10s NotificationShown(status=error, text=Not now) AccountChangeEnded(isSuccess=false, message=Not now)",
    for: "1m",
  });
  rule(
    "show a message when the account is switched, and ask every 2.5 s [account-007] [account-008] [call-account-002] {ACCOUNT-POLL:at}",
    {
      ...change,
      user: "10s SwitchAccount(12)",
      server: { Accounts: inTurn(both, both, switched) },
      watch: "NotificationShown AccountChangeEnded AccountsAsked",
      expect: `AccountsAsked 10s SwitchAccountAsked(ask.id=12)
      NotificationShown(text=main_account_will_set, values.id=12) AccountsAsked
      2s500ms AccountsAsked AccountChangeEnded(true)`,
      for: "1m",
    },
  );
  rule("do not ask 1 ms before the 2.5 s are over [account-006] {ACCOUNT-POLL:before}", {
    isPlayer: true,
    user: "10s SwitchAccount(12)",
    server: { Accounts: both },
    watch: "AccountsAsked",
    expect: "AccountsAsked 10s AccountsAsked",
    for: "12s499ms",
  });
  rule("show no message on a bingo route [account-008]", {
    ...change,
    path: "/en/bingo",
    user: "10s SwitchAccount(12)",
    server: { Accounts: inTurn(both, switched) },
    expect: "10s AccountChangeEnded(true)",
    for: "1m",
  });
  rule("clear the prepaid amount on a switch, and ask for that of the new account [account-007]", {
    isPlayer: true,
    user: "10s SwitchAccount(12)",
    server: { Accounts: inTurn(both, switched) },
    expect:
      "PrepaidAmountAsked(ask.accountId=11) 10s AccountSwitched(12) PrepaidAmountAsked(ask.accountId=12)",
    for: "1m",
  });
  rule("report a refused switch [error-030]", {
    ...change,
    user: "10s SwitchAccount(12)",
    server: { Accounts: both, SwitchAccount: fails(500, { code: 1 }) },
    expect:
      "10s NotificationShown(status=error, text=main_query_error) AccountChangeEnded(isSuccess=false)",
    for: "1m",
  });
  rule("drop a removed account here too [account-009] [call-account-004]", {
    ...change,
    user: "10s RemoveCurrency(12)",
    server: { Accounts: both },
    expect: `10s RemoveCurrencyAsked(ask.id=12) AccountRemoved(12)
      NotificationShown(text=main_save_success) AccountChangeEnded(true)`,
    for: "1m",
  });
  rule("only log accounts that do not load [error-031]", {
    isPlayer: true,
    server: { Accounts: fails(500) },
    watch: "NotificationShown",
    expect: "AccountsFailed",
    for: "5s",
  });
});
