// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { Accounts } from "../../src/events/account/events.ts";
import type { CallError, Draft } from "../../src/events/define.ts";
import {
  ClearBetsHistory,
  MailBetsHistory,
  MailCasinoHistory,
} from "../../src/events/historyOrders/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { UserConfig } from "../../src/events/player/userConfigEvents.ts";
import { SessionOpened } from "../../src/events/session/events.ts";
import HistoryOrders from "../../src/views/sections/historyOrders/index.tsx";
import { answered } from "../kit/events.ts";
import { account } from "../kit/site.ts";
import { userConfig } from "../kit/userConfig.ts";
import { busy, choose, hrefs, offline, sealed, submit, texts } from "./contentScreen.tsx";
import { type FakeClient, fakeClient } from "./fakeClient.ts";
import { config, control, show, userId } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

const second = { ...account, id: 12, label: "Dollars", isActive: false };
const bonus = { ...account, id: 13, type: 4, label: "Bonus", isActive: false };
const accounts = (...all: readonly object[]): Draft =>
  answered(Accounts, {}, { accounts: [], all_accounts: all });
const three = accounts(account, second, bonus);

/** The page for a player with three accounts; today is 20 November 2026. */
function open(name: string, accountId: string | null = null, ...events: readonly Draft[]) {
  const query = accountId === null ? {} : { accountId };
  const fake = fakeClient({ path: `/en/office/${name}`, query });
  fake.emit(config, SessionOpened({ userId }), ...events);
  return { fake, page: show(fake, <HistoryOrders />) };
}
const accountOf = (page: ParentNode) => one(page, '[aria-haspopup="dialog"]').textContent;
const day = (page: ParentNode, at: "from" | "to") => one(page, `#history-${at}`);
const days = (page: ParentNode) =>
  [...page.querySelectorAll<HTMLInputElement>('input[type="date"]')].map(({ value }) => value);
const pressed = (page: ParentNode) => texts(page, 'button[aria-pressed="true"]');
const ask = { accountId: null, dateFrom: 1, dateTo: 2 };
const mails = (fake: FakeClient) => fake.sent.filter(({ type: name }) => name === "MailHistory");
const span = { accountId: null, from: "2026-10-22", to: "2026-11-20" };
const timeout: CallError = { tag: "timeout" };

describe("the email with the bets", () => {
  it("uses the account in the address, where it is the player's own [route-bets-004]", () => {
    expect(accountOf(open("history-mail", "12", three).page)).toBe("Dollars");
    for (const odd of ["99", "012", "12abc", "1e1", "-12", ""])
      expect(accountOf(open("history-mail", odd, three).page)).toBe("All accounts");
    expect(accountOf(open("history-mail", null, three).page)).toBe("All accounts");
  });
  it("waits until the accounts are known, so that no other is used [route-bets-004]", () => {
    const { fake, page } = open("history-mail", "12");
    expect(page.querySelector("form")).toBeNull();
    fake.emit(three);
    submit(page);
    expect(mails(fake)).toEqual([
      { type: "MailHistory", data: { what: "bets", ...span, accountId: 12 } },
    ]);
  });
  it("uses another account when the player chooses it", () => {
    const { fake, page } = open("history-mail", "12", three);
    tap(one(page, '[aria-haspopup="dialog"]'));
    choose("All accounts");
    expect(accountOf(page)).toBe("All accounts");
    submit(page);
    expect(mails(fake)[0]?.data).toMatchObject({ accountId: null });
  });
  it("offers no choice with one account", () => {
    const { page } = open("history-mail", null, accounts(account));
    expect(page.querySelector('[aria-haspopup="dialog"]')).toBeNull();
  });
  it("covers thirty days, or others by a tap or by typing [route-bets-003]", () => {
    const { fake, page } = open("history-mail", null, three);
    expect([days(page), pressed(page)]).toEqual([["2026-10-22", "2026-11-20"], ["Last 30 days"]]);
    tap(control(page, "Last 7 days"));
    expect([days(page), pressed(page)]).toEqual([["2026-11-14", "2026-11-20"], ["Last 7 days"]]);
    tap(control(page, "This month"));
    expect(days(page)).toEqual(["2026-11-01", "2026-11-20"]);
    type(day(page, "to"), "2026-11-02");
    expect(pressed(page)).toEqual([]);
    submit(page);
    expect(mails(fake)[0]?.data).toMatchObject({ from: "2026-11-01", to: "2026-11-02" });
  });
  it("shows the fault of the dates, and is not sent", () => {
    const { fake, page } = open("history-mail", null, three);
    type(day(page, "to"), "2026-11-21");
    expect(page.querySelector('[aria-invalid="true"]')).toBeNull();
    submit(page);
    expect(document.activeElement).toBe(day(page, "to"));
    expect(one(page, "#history-to-hint").textContent).toContain("today or an earlier day");
    type(day(page, "to"), "2026-10-21");
    expect(page.querySelector('[aria-invalid="true"]')).toBeNull();
    submit(page);
    expect(one(page, "#history-to-hint").textContent).toContain("or a later one");
    type(day(page, "from"), "");
    submit(page);
    expect(one(page, "#history-from-hint").textContent).toContain("Choose a day");
    expect(mails(fake)).toEqual([]);
  });
  it("is sent once, and then shows its recipient [route-bets-003]", () => {
    const { fake, page } = open("history-mail", null, three);
    submit(page);
    expect(busy(page)?.textContent).toBe("Sending");
    tap(control(page, "Sending"));
    expect(mails(fake)).toHaveLength(1);
    const message = sealed(fake, "Sent to a***@example.com");
    fake.emit(MailBetsHistory.answered({ call: 1, ask, body: { success: true, message } }));
    const status = one(page, '[role="status"]');
    expect(status.textContent).toBe("Sent to a***@example.com");
    expect(document.activeElement).toBe(status);
    expect(hrefs(page, "main a")).toEqual(["/en/office/history"]);
  });
  it("warns that it may already be sent when it got no answer, before it is sent again [route-bets-003]", () => {
    const { fake, page } = open("history-mail", null, three);
    const failed = (error: CallError) => {
      submit(page);
      fake.emit(MailBetsHistory.failed({ call: 1, ask, error }));
      return one(page, 'form [role="alert"]').textContent;
    };
    expect(failed(timeout)).toContain("do not know whether the email was sent");
    expect(failed(offline)).toContain("do not know");
    expect(failed({ tag: "http", status: 429, code: 60 })).toBe(
      "Too many attempts. Wait a moment, then try again.",
    );
    expect(days(page)).toEqual(["2026-10-22", "2026-11-20"]);
  });
  it("shows why the server did not send it", () => {
    const { fake, page } = open("history-mail", null, three);
    const refuse = (text: string) => {
      submit(page);
      const body = { success: false, message: sealed(fake, text) };
      fake.emit(MailBetsHistory.answered({ call: 1, ask, body }));
      return one(page, 'form [role="alert"]').textContent;
    };
    expect(refuse("Your account has no email")).toBe("Your account has no email");
    expect(refuse("")).toBe("This could not be done. Contact support to find out why.");
  });
});

describe("the result of a command", () => {
  it("is dropped with its page; one still running is reported to a player who comes back", () => {
    const { fake, page } = open("history-mail", null, three);
    const goTo = (name: string) => fake.emit(RouteEntered({ path: `/en/office/${name}` }));
    const message = sealed(fake, "Sent to a***@example.com");
    const answer = MailBetsHistory.answered({ call: 1, ask, body: { success: true, message } });
    submit(page);
    goTo("history-clear");
    fake.emit(answer);
    goTo("history-mail");
    expect(one(page, '[role="status"]').textContent).toContain("Sent to");
    goTo("history-clear");
    goTo("history-mail");
    expect(page.querySelector('[role="status"]')).toBeNull();
    expect(page.querySelector("form")).not.toBeNull();
  });
});

describe("the email with the casino games", () => {
  it("has no account, and uses the page's own text when the server has none [route-bets-003]", () => {
    const { fake, page } = open("history-casino-mail", "12", three);
    expect(one(page, "h1").textContent).toBe("Send casino history by email");
    expect(page.querySelector('[aria-haspopup="dialog"]')).toBeNull();
    submit(page);
    expect(mails(fake)).toEqual([{ type: "MailHistory", data: { what: "casino", ...span } }]);
    const body = { success: true, message: sealed(fake, "") };
    const asked = { dateFrom: 1, dateTo: 2 };
    fake.emit(MailCasinoHistory.answered({ call: 1, ask: asked, body }));
    expect(one(page, '[role="status"]').textContent).toContain("is on its way");
  });
});

describe("the address of an email", () => {
  const told = (user_email: unknown): Draft =>
    UserConfig.answered({
      call: 1,
      ask: {},
      body: { result: { ...userConfig, user_id: userId, user_email } },
    } as never);
  const pages = ["history-mail", "history-casino-mail"];

  it.each(pages)("is named on %s once it is known", (name) => {
    const { fake, page } = open(name, null, three);
    const lead = () => one(page, "form p").textContent;
    expect(lead()).toMatch(/ the address of your account\.$/);
    fake.emit(told(sealed(fake, "a***@example.com")));
    expect(lead()).toMatch(/ the address of your account\. It goes to a\*\*\*@example\.com\.$/);
  });
  it.each(pages)("is missing: %s says so instead, and how to add one", (name) => {
    for (const none of [null, ""]) {
      const { page } = open(name, null, three, told(none));
      expect(page.querySelector("form")).toBeNull();
      expect(one(page, "main h2").textContent).toBe("Your account has no email");
      expect(hrefs(page, "main a")).toEqual(["/en/support"]);
    }
  });
});

describe("clearing the history", () => {
  const clears = (fake: FakeClient) =>
    fake.sent.filter(({ type: name }) => name === "ClearHistory");

  it("says what is deleted and what stays, for the account of the address or the active one [route-bets-004]", () => {
    const { page } = open("history-clear", null, three);
    expect(texts(page, "main li")[0]).toContain(
      "All settled bets will be removed from the history",
    );
    expect(texts(page, "main li")[1]).toContain("Open bets stay");
    expect(page.textContent).toContain("This cannot be undone.");
    expect(accountOf(page)).toBe("Main");
    expect(accountOf(open("history-clear", "12", three).page)).toBe("Dollars");
    expect(accountOf(open("history-clear", "<b>12</b>", three).page)).toBe("Main");
  });
  it("asks first, and does nothing when the player cancels [route-bets-003]", () => {
    const { fake, page } = open("history-clear", "12", three);
    tap(control(page, "Clear the history"));
    expect(one(page, '[role="alertdialog"]').textContent).toContain("Dollars: all settled bets");
    tap(control(page, "Cancel"));
    expect(page.querySelector("dialog")).toBeNull();
    expect(clears(fake)).toEqual([]);
  });
  it("happens after confirmation, and then leads to what is left [route-bets-003]", () => {
    const { fake, page } = open("history-clear", "12", three);
    tap(control(page, "Clear the history"));
    tap(control(page, "Clear for good"));
    expect(clears(fake)).toEqual([{ type: "ClearHistory", data: { accountId: 12 } }]);
    expect(busy(page)?.textContent).toBe("Clearing");
    const body = { success: true, message: sealed(fake, "") };
    fake.emit(ClearBetsHistory.answered({ call: 1, ask: { accountId: 12 }, body }));
    expect(one(page, '[role="status"]').textContent).toContain("Open bets are still there");
    expect(hrefs(page, "main a")).toEqual(["/en/office/history"]);
  });
  it("explains a failure and what to do now", () => {
    const { fake, page } = open("history-clear", "12", three);
    tap(control(page, "Clear the history"));
    tap(control(page, "Clear for good"));
    fake.emit(ClearBetsHistory.failed({ call: 1, ask: { accountId: 12 }, error: timeout }));
    expect(texts(page, '[role="alert"]').join("")).toContain("Clearing it again does no harm");
    expect(busy(page)).toBeNull();
  });
});
