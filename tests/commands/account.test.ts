import { describe, expect, it } from "vitest";
import {
  AddCurrency,
  ChooseAddCurrency,
  OpenAccounts,
  RefreshAccounts,
  RemoveCurrency,
  SwitchAccount,
} from "../../src/commands/account.ts";
import { ToggleModal } from "../../src/commands/navigation.ts";
import {
  AccountChangeBegun,
  AccountChangeEnded,
  AccountRemoved,
  AccountsOpened,
  AccountsRefreshAsked,
  AccountSwitched,
  AddCurrencyChosen,
  Accounts,
  ConvertStatus,
  Currencies,
  PrepaidAmount,
} from "../../src/events/account/events.ts";
import { mainAccount, shownCurrency } from "../../src/events/account/state.ts";
import type { Draft } from "../../src/events/define.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { ModalToggled, RouteEntered } from "../../src/events/navigation/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { TabMessageReceived } from "../../src/events/tabs/events.ts";
import { answered, signedIn } from "../kit/events.ts";
import { limitOf } from "../kit/limits.ts";
import { account, siteConfig } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";

const dollars = { ...account, id: 12, type: 9, iso: "USD", currencyId: 1, isActive: false };
const bonus = { ...account, id: 13, type: 4, currencyId: 5, isActive: false };
const all = [account, dollars, bonus];
const loaded = answered(
  Accounts,
  {},
  {
    accounts: all,
    all_accounts: all,
    bonuses: [{ idBonus: 13, money: 25 }],
    isAvailableFirstDepositBonus: true,
    isAccountFrozen: false,
  },
);
const player = [signedIn, loaded] as const;
const adding = AccountChangeBegun({ kind: "add", currencyId: 3 });

describe("orders about accounts", () => {
  it("are accepted when they can be carried out [account-005] [account-007] [account-009]", () => {
    given(...player)
      .when(OpenAccounts({}))
      .expectEvents(AccountsOpened({}));
    given(...player)
      .when(AddCurrency({ currencyId: 3 }))
      .expectEvents(adding);
    given(...player)
      .when(SwitchAccount({ id: 12 }))
      .expectEvents(AccountChangeBegun({ kind: "change", id: 12 }));
    given(...player)
      .when(RemoveCurrency({ id: 12 }))
      .expectEvents(AccountChangeBegun({ kind: "delete", id: 12 }));
  });
  it.each([
    ["a currency that is held", AddCurrency({ currencyId: 1 })],
    ["the active account", SwitchAccount({ id: 11 })],
    ["bonus money", SwitchAccount({ id: 13 })],
    ["nobody's account", SwitchAccount({ id: 99 })],
    ["the main account", RemoveCurrency({ id: 11 })],
    ["a bonus account", RemoveCurrency({ id: 13 })],
  ])("there is nothing to do: %s", (_what, order) => {
    given(...player)
      .when(order)
      .expectRefusal("nothing_to_do");
  });
  it("a currency is chosen among those on offer, and the choice taken back [account-003]", () => {
    const offered = answered(
      Currencies,
      { lng: "en" },
      { items: [1, 3].map((id) => ({ id, iso: `C${id}`, symbol: "", name: `Currency ${id}` })) },
    );
    const choose = (currencyId: number | null) => ChooseAddCurrency({ currencyId });
    given(...player, offered)
      .when(choose(3))
      .expectEvents(AddCurrencyChosen({ currencyId: 3 }));
    given(...player, offered, AddCurrencyChosen({ currencyId: 3 }))
      .when(choose(null))
      .expectEvents(AddCurrencyChosen({ currencyId: null }));
    // Held, unknown, and chosen before.
    given(...player, offered)
      .when(choose(1))
      .expectRefusal("nothing_to_do");
    given(...player, offered)
      .when(choose(99))
      .expectRefusal("nothing_to_do");
    given(...player, offered, AddCurrencyChosen({ currencyId: 3 }))
      .when(choose(3))
      .expectRefusal("nothing_to_do");
  });
  it("the balances are asked for once at a time [account-003]", () => {
    const asked = AccountsRefreshAsked({});
    given(...player)
      .when(RefreshAccounts({}))
      .expectEvents(asked);
    given(...player, asked)
      .when(RefreshAccounts({}))
      .expectRefusal("nothing_to_do");
  });
  it("the balances are asked for in a break too", () => {
    const onBreak = answered(ClientLimits, {}, { data: [limitOf(30, 1)] });
    given(...player, onBreak)
      .when(RefreshAccounts({}))
      .expectEvents(AccountsRefreshAsked({}));
  });
  it("a currency of bonus money alone may be added", () => {
    given(...player)
      .when(AddCurrency({ currencyId: 5 }))
      .expectEvents(AccountChangeBegun({ kind: "add", currencyId: 5 }));
  });
  it("one at a time, and by a player only [guards-004]", () => {
    for (const order of [
      AddCurrency({ currencyId: 4 }),
      SwitchAccount({ id: 12 }),
      RemoveCurrency({ id: 12 }),
    ]) {
      given(...player, adding)
        .when(order)
        .expectRefusal("not_ready");
      given().when(order).expectRefusal("not_ready");
    }
    given().when(OpenAccounts({})).expectRefusal("sign_in_needed");
  });
});

describe("the state of the accounts", () => {
  const accounts = (...events: readonly Draft[]) => stateOf(...events).account;
  it("holds what the server told [account-001] [account-003] [call-account-001]", () => {
    expect(accounts(...player)).toMatchObject({
      accounts: all,
      bonuses: [{ idBonus: 13, money: 25 }],
      isAvailableFirstDepositBonus: true,
      isAccountFrozen: false,
      change: null,
    });
    expect(mainAccount(accounts(...player))).toEqual(account);
  });
  it("says what is being changed until it is over [account-003] [account-005]", () => {
    expect(accounts(...player, adding).change).toEqual({ kind: "add", currencyId: 3 });
    expect(accounts(...player, adding, AccountChangeEnded({ isSuccess: true })).change).toBeNull();
  });
  it("says which currency is chosen for a new account until it is asked for [account-003]", () => {
    const chosen = AddCurrencyChosen({ currencyId: 3 });
    expect(accounts(...player, chosen).selectedAddCurrency).toBe(3);
    expect(accounts(...player, chosen, AccountsOpened({})).selectedAddCurrency).toBeNull();
    expect(accounts(...player, chosen, adding).selectedAddCurrency).toBeNull();
  });
  it("says that the balances are being asked for until they come or fail [account-003]", () => {
    const asked = AccountsRefreshAsked({});
    const body = { accounts: all, all_accounts: all };
    const failed = Accounts.failed({ call: 1, ask: {}, error: { tag: "offline" } });
    expect(accounts(...player, asked).isUpdateBalanceProcess).toBe(true);
    expect(accounts(...player, asked, failed).isUpdateBalanceProcess).toBe(false);
    expect(accounts(...player, asked, answered(Accounts, {}, body)).isUpdateBalanceProcess).toBe(
      false,
    );
  });
  it("a removed account is gone [account-009]", () => {
    expect(accounts(...player, AccountRemoved({ id: 12 })).accounts).toEqual([account, bonus]);
  });
  it("a prepaid amount is the active account's, and goes with it [account-007]", () => {
    const prepaid = (accountId: number) =>
      answered(PrepaidAmount, { accountId }, { availablePrepaidAmount: 35 });
    expect(accounts(...player, prepaid(11)).availablePrepaidAmount).toBe(35);
    expect(accounts(...player, prepaid(12)).availablePrepaidAmount).toBeNull();
    expect(
      accounts(...player, prepaid(11), AccountSwitched({ id: 12 })).availablePrepaidAmount,
    ).toBeNull();
  });
  it("nothing of it is left when the player leaves", () => {
    const status = answered(ConvertStatus, {}, { status: 2 });
    expect(accounts(...player, status).convertStatus).toBe(2);
    expect(accounts(...player, status, SessionClosed({ reason: "player" }))).toEqual(accounts());
  });
  it("the currency shown: the account's, the country's, RUB [account-004]", () => {
    const config = { ...siteConfig, geo: { currencyIso: "KZT" } };
    expect(shownCurrency(dollars, config)).toBe("USD");
    expect(shownCurrency(null, config)).toBe("KZT");
    expect(shownCurrency(null, siteConfig)).toBe("RUB");
    expect(shownCurrency(null, null)).toBe("RUB");
  });
});

describe("asking in", () => {
  const remembered = (...events: readonly Draft[]) => stateOf(...events).registration;
  it("another tab tells when it may be next [reminders-013]", () => {
    const message = { kind: "askedIn", nextAllowedAt: 9 } as const;
    expect(remembered(TabMessageReceived({ tab: "b", message })).nextAt).toBe(9);
  });
  it("open modals are counted [reminders-012]", () => {
    const open = ModalToggled({ isOpen: true });
    const shut = ModalToggled({ isOpen: false });
    const count = (...events: readonly Draft[]) => stateOf(...events).navigation.openModals;
    expect([count(open, open), count(open, open, shut), count(shut)]).toEqual([2, 1, 0]);
    expect(count(open, RouteEntered({ path: "/en/coupon" }))).toBe(1);
    given()
      .when(ToggleModal({ isOpen: true }))
      .expectEvents(open);
  });
});
