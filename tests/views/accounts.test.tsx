// @vitest-environment happy-dom
import { arrival } from "../kit/app.ts";
import { describe, expect, it } from "vitest";
import {
  AccountChangeBegun,
  Accounts,
  AccountsRefreshAsked,
  AddCurrencyChosen,
  Currencies,
} from "../../src/events/account/events.ts";
import { SessionOpened } from "../../src/events/session/events.ts";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import { Messages } from "../../src/views/notifications/Messages.tsx";
import { Menu } from "../../src/views/sections/menu/Menu.tsx";
import { account } from "../kit/site.ts";
import { config, control, player, show, received, userId, visitor } from "./player.tsx";
import { one, tap } from "./render.tsx";

const dollars = {
  ...account,
  id: 12,
  type: 9,
  iso: "USD",
  currencyId: 1,
  money: 3.5,
  label: "Currency account (USD)",
  isActive: false,
};
const bonus = { ...account, id: 13, type: 4, money: 25, label: "Bonus", isActive: false };
const currency = (id: number, iso: string, name: string) => ({ id, iso, symbol: iso, name });

const open = () => {
  const all = [{ ...account, money: 10 }, dollars, bonus];
  const fake = received(
    arrival("player"),
    ...player(10),
    Accounts.answered({ call: 1, ask: {}, body: { accounts: all, all_accounts: all } }),
    Currencies.answered({
      call: 2,
      ask: { lng: "en" },
      body: {
        items: [
          currency(2, "EUR", "Euro"),
          currency(1, "USD", "US dollar"),
          currency(3, "GBP", "Pound sterling"),
        ],
      },
    }),
  );
  const page = show(fake, <Menu />);
  tap(control(page, "AccountsEUR"));
  return { fake, page, sheet: one(page, "dialog") };
};
const commands = (fake: ReturnType<typeof open>["fake"]) => fake.sent.slice(1);

describe("the accounts", () => {
  it("are shown in a sheet with their balances, the active one marked [account-001] [account-002]", () => {
    const { sheet, fake } = open();
    expect(fake.sent).toEqual([{ type: "OpenAccounts", data: {} }]);
    expect(control(sheet, "Main€10.00").getAttribute("aria-pressed")).toBe("true");
    const other = control(sheet, "Currency account (USD)$3.50");
    expect(other.getAttribute("aria-pressed")).toBe("false");
    expect(sheet.querySelector("dl")?.textContent).toBe("Bonus€25.00");
  });
  it("are switched by a tap, which closes the sheet [account-007]", () => {
    const { fake, page, sheet } = open();
    tap(control(sheet, "Currency account (USD)$3.50"));
    expect(commands(fake)).toEqual([{ type: "SwitchAccount", data: { id: 12 } }]);
    expect(page.querySelector("dialog")).toBeNull();
    expect(control(page, "AccountsChanging")).toBeTruthy();
  });
  it("stay unchanged when the active one is tapped, which only closes the sheet", () => {
    const { fake, page, sheet } = open();
    tap(control(sheet, "Main€10.00"));
    expect(commands(fake)).toEqual([]);
    expect(page.querySelector("dialog")).toBeNull();
  });
  it("can be added in currencies that the player does not have yet [account-003] [account-005]", () => {
    const { fake, sheet } = open();
    expect(sheet.textContent).not.toContain("US dollar");
    tap(control(sheet, "Pound sterlingGBP"));
    expect(commands(fake)).toEqual([{ type: "ChooseAddCurrency", data: { currencyId: 3 } }]);
    fake.emit(AddCurrencyChosen({ currencyId: 3 }));
    expect(control(sheet, "Pound sterlingGBP").getAttribute("aria-pressed")).toBe("true");
    tap(control(sheet, "Open an account in GBP"));
    expect(commands(fake).slice(1)).toEqual([{ type: "AddCurrency", data: { currencyId: 3 } }]);
  });
  it("take the choice of a currency back by a second tap", () => {
    const { fake, sheet } = open();
    fake.emit(AddCurrencyChosen({ currencyId: 3 }));
    tap(control(sheet, "Pound sterlingGBP"));
    expect(commands(fake)).toEqual([{ type: "ChooseAddCurrency", data: { currencyId: null } }]);
  });
  it("say since when the balances are known, and are asked for once [account-003]", () => {
    const { fake, sheet } = open();
    expect(sheet.textContent).toContain("As of ");
    const update = control(sheet, "Update balances");
    tap(update);
    expect(commands(fake)).toEqual([{ type: "RefreshAccounts", data: {} }]);
    fake.emit(AccountsRefreshAsked({}));
    expect(update.getAttribute("aria-busy")).toBe("true");
    tap(update);
    expect(commands(fake)).toHaveLength(1);
    fake.emit(Accounts.failed({ call: 3, ask: {}, error: { tag: "offline" } }));
    expect(update.getAttribute("aria-busy")).toBeNull();
    expect(one(sheet, "[role=alert]").textContent).toContain("The balances were not updated.");
    fake.emit(AccountsRefreshAsked({}));
    expect(one(sheet, "[role=alert]").textContent).toBe("");
  });
  it("say nothing of a poll that failed, which has its next turn", () => {
    const { fake, sheet } = open();
    fake.emit(Accounts.failed({ call: 3, ask: {}, error: { tag: "offline" } }));
    expect(one(sheet, "[role=alert]").textContent).toBe("");
  });
  it("say at once that the first did not come, and ask for them again in the same place", () => {
    const fake = received(arrival("player"), SessionOpened({ userId }));
    const page = show(fake, <Menu />);
    expect(page.textContent).not.toContain("The balances were not updated.");
    fake.emit(Accounts.failed({ call: 3, ask: {}, error: { tag: "http", status: 503 } }));
    const failed = one(page, "[role=alert]");
    expect(failed.textContent).toContain("The balances were not updated.");
    expect(page.textContent).not.toContain("Accounts");
    const refresh = one(failed, "button");
    tap(refresh);
    expect(fake.sent).toEqual([{ type: "RefreshAccounts", data: {} }]);
    fake.emit(AccountsRefreshAsked({}));
    expect(refresh.getAttribute("aria-busy")).toBe("true");
    const all = [{ ...account, money: 10 }];
    fake.emit(Accounts.answered({ call: 4, ask: {}, body: { accounts: all, all_accounts: all } }));
    expect(refresh.isConnected).toBe(false);
    expect(page.textContent).toContain("€10.00");
  });
  it("say that the currencies did not come, and ask for them again", () => {
    const fake = received(arrival("player"), ...player(10));
    const page = show(fake, <Menu />);
    tap(control(page, "AccountsEUR"));
    const sheet = one(page, "dialog");
    const error = { tag: "http", status: 500 } as const;
    fake.emit(Currencies.failed({ call: 2, ask: { lng: "en" }, error }));
    expect(sheet.textContent).toContain("The currencies for another account did not load.");
    tap(control(sheet, "Refresh"));
    expect(fake.sent.map(({ type }) => type)).toEqual(["OpenAccounts", "OpenAccounts"]);
    expect(sheet.textContent).not.toContain("did not load");
  });
  it("can be removed, except the main, active and bonus ones [account-009]", () => {
    const { fake, sheet } = open();
    expect(sheet.querySelectorAll('[aria-label^="Remove"]')).toHaveLength(1);
    tap(one(sheet, '[aria-label="Remove Currency account (USD)"]'));
    expect(commands(fake)).toEqual([{ type: "RemoveCurrency", data: { id: 12 } }]);
  });
  it("accept no second command while a change is in progress", () => {
    const { fake, sheet } = open();
    fake.emit(AccountChangeBegun({ kind: "add", currencyId: 3 }));
    expect(sheet.querySelector("ul")).toBeNull();
    expect(one(sheet, "[role=status]").textContent).toContain("being changed");
  });
  it("are not shown to a visitor", () => {
    expect(show(received(visitor), <Menu />).textContent).not.toContain("Accounts");
  });
});

describe("messages about accounts", () => {
  it.each([
    ["main_account_will_set", { id: 12345 }, "Account No. 12 345 is now the active one"],
    ["currencyAdded", undefined, "Your new account is open"],
    ["currencyComes", undefined, "The account will appear in a moment"],
    ["convertMain", undefined, "You can convert your main account"],
    ["convertAdditional", undefined, "You can convert your additional account"],
    ["convert_account_text_hrk", undefined, "The euro has replaced the kuna"],
    ["You have it already", undefined, "You have it already"],
  ])("%s [account-008] [account-011] [reminders-007]", (text, values, words) => {
    const shown = NotificationShown({
      id: "x",
      status: "info",
      variant: "default",
      text,
      action: "none",
      ...(values === undefined ? {} : { values }),
    });
    const page = show(received(config, shown), <Messages />);
    expect(page.textContent?.replaceAll("\u00a0", " ").replaceAll("\u202f", " ")).toContain(words);
  });
});
