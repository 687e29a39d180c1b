// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import {
  EndSession,
  LoginSessions,
  OtherSessionsEndWanted,
  SessionBets,
  SessionDeposits,
  SessionEndWanted,
} from "../../src/events/loginSessions/events.ts";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import Sessions from "../../src/views/sections/sessions/index.tsx";
import { account, siteConfig } from "../kit/site.ts";
import { commands, offline, open, received, sealed } from "./contentScreen.tsx";
import { startedAt } from "./fakeClient.ts";
import { control, player } from "./player.tsx";
import { one, tap } from "./render.tsx";

const began = startedAt / 1000 - 4_500;
const session = (id: string, over: object = {}) => ({
  id,
  startedAt: began,
  lastActiveAt: began + 60,
  device: "iPhone",
  browser: "Safari 19",
  ip: "203.0.113.8",
  countryCode: null,
  isCurrent: id === "here",
  isActive: true,
  ...over,
});
const coupon = (id: number, amount: number, payout: number | null) => ({
  id,
  accountId: account.id,
  currencyIso: "EUR",
  typeId: 0,
  createdAt: began + id,
  settledAt: null,
  amount,
  coef: 2,
  possibleWin: amount * 2,
  payout,
  status: payout === null ? "open" : "won",
  bets: [],
});
type Coupon = ReturnType<typeof coupon>;

const start = (
  items = [session("here"), session("there", { device: "Windows", browser: "Edge 128" })],
) => {
  const { fake, page } = open("/en/office/session-history", Sessions, ...player(100));
  received(fake, LoginSessions, { items, nextPageToken: null }, { pageToken: null });
  const bets = (list: readonly Coupon[], summary: object = {}) => {
    const sum = (name: "amount" | "payout") => list.reduce((all, bet) => all + (bet[name] ?? 0), 0);
    const totals = { count: list.length, amount: sum("amount"), payout: sum("payout") };
    received(
      fake,
      SessionBets,
      { items: list, nextPageToken: null, summary: { ...totals, currencyIso: "EUR", ...summary } },
      { accountId: account.id, dateFrom: began, pageToken: null },
    );
  };
  const placed = (couponId: number, amount: number) =>
    fake.emit(
      CouponPlaced({
        key: `k${couponId}`,
        couponId,
        accountId: account.id,
        coef: 2,
        amount,
        possibleWin: amount * 2,
        balance: null,
      }),
    );
  return { fake, page, bets, placed };
};
const pairs = (page: ParentNode) =>
  Object.fromEntries(
    [...page.querySelectorAll("dt")].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );

describe("this session", () => {
  it("shows time, stakes by the server and by this device, returns and what is open, and each bet", () => {
    const { page, bets, placed } = start();
    placed(1, 5);
    placed(2, 10);
    bets([coupon(2, 10, null), coupon(1, 5, 9.5)]);
    expect(pairs(page)).toMatchObject({
      Time: "1 h 15 min",
      Staked: "€15.00 in 2 bets",
      "From this device": "€15.00 in 2 bets",
      Returned: "€9.50",
      "Still open": "€10.00",
    });
    expect(page.textContent).toContain("The server and this device agree.");
    expect(page.querySelectorAll("article")).toHaveLength(2);
  });

  it("names its figures as those of bets where the operator has a casino, whose games are not in them", () => {
    const { fake, page, bets } = start();
    const body = { ...siteConfig, featureFlags: { casino: true } };
    fake.emit(SiteConfig.answered({ call: 20, ask: { lang: "en" }, body }));
    bets([coupon(1, 5, 9.5)]);
    expect(pairs(page)).toMatchObject({
      "Staked on bets": "€5.00 in 1 bet",
      "Returned by bets": "€9.50",
      "Result of bets": "+€4.50",
    });
  });

  it("shows what was paid in, once that is known", () => {
    const { fake, page, bets } = start();
    bets([]);
    expect(pairs(page)).not.toHaveProperty("Added");
    const paid = { paymentId: "p1", amount: 60, currencyIso: "EUR", createdAt: began };
    const ask = { accountId: account.id, dateFrom: began, pageToken: null };
    received(fake, SessionDeposits, { items: [paid], nextPageToken: null }, ask);
    expect(pairs(page)).toMatchObject({ Added: "€60.00" });
  });

  it("shows the result once nothing is open", () => {
    const { page, bets } = start();
    bets([coupon(1, 5, 9.5)]);
    expect(pairs(page)).toMatchObject({ Result: "+€4.50" });
  });

  it("names every gap, and hides none", () => {
    const { page, bets, placed } = start();
    placed(1, 5);
    placed(3, 7);
    bets([coupon(2, 10, null), coupon(1, 4, null)], { amount: 20, payout: 3 });
    for (const text of [
      "1 bet for €10.00 is not from this device, or the device does not remember it.",
      "Bet No. 3 for €7.00 was placed here, and the server does not list it.",
      "Bet No. 1: €5.00 on this device, €4.00 on the server.",
      "The server gives €20.00 as the total staked. Its bets add up to €14.00.",
      "The server gives €3.00 as the total returned. Its bets add up to €0.00.",
    ])
      expect(page.textContent).toContain(text);
    expect(page.textContent).not.toContain("agree");
  });

  it("says what it does not know: when the session began, or its bets", () => {
    const unknown = start([session("there")]);
    expect(unknown.page.textContent).toContain("does not say when this session began");
    const { fake, page, bets } = start();
    bets([{ ...coupon(1, 5, null), currencyIso: "USD" }]);
    expect(page.textContent).toContain("cannot be added up here");
    expect(pairs(page)).toEqual({});
    tap(control(page, "Log out Windows, Edge 128"));
    expect(commands(fake)).toEqual([{ type: "EndSession", data: { id: "there" } }]);
  });

  it("offers to try again when its bets did not load", () => {
    const { fake, page } = start();
    fake.emit(
      SessionBets.failed({
        call: 1,
        ask: { accountId: account.id, dateFrom: began, pageToken: null },
        error: offline,
      }),
    );
    expect(page.textContent).toContain("The bets of this session did not load.");
    tap(control(page, "Refresh"));
    expect(commands(fake)).toEqual([{ type: "RefreshLoginSessions", data: {} }]);
    // While sessions are on the way it would be refused.
    fake.emit(LoginSessions.asked({ call: 2, ask: { pageToken: null } }));
    expect(page.textContent).not.toContain("Refresh");
  });
});

describe("the devices", () => {
  it("show this one, others with a way to log out there, and ended ones without", () => {
    const { fake, page } = start();
    const items = [
      session("here"),
      session("there", { device: "Windows", ip: sealed(fake, "198.51.100.7") }),
      session("old", { device: "Mac", isActive: false }),
    ];
    received(fake, LoginSessions, { items, nextPageToken: null }, { pageToken: null });
    const rows = [...page.querySelectorAll("li")].map(({ textContent }) => textContent);
    expect(rows[0]).toContain("This device");
    expect(rows[0]).not.toContain("Log out");
    expect(rows[1]).toContain("198.51.100.7");
    expect(rows[1]).toContain("Log out");
    expect(rows[2]).toContain("Ended");
    expect(rows[2]).not.toContain("Log out");
  });

  it("can be logged out one by one; a failure is told, and the row stays", () => {
    const { fake, page } = start();
    fake.emit(SessionEndWanted({ id: "there" }));
    const button = control(page, "Log out Windows, Edge 128");
    expect(button.getAttribute("aria-busy")).toBe("true");
    fake.emit(EndSession.failed({ call: 1, ask: { id: "there" }, error: offline }));
    expect(one(page, "[role=alert]").textContent).toContain("We do not know whether it was");
    fake.emit(SessionEndWanted({ id: "there" }));
    const error = { tag: "http", status: 500 } as const;
    fake.emit(EndSession.failed({ call: 2, ask: { id: "there" }, error }));
    expect(one(page, "[role=alert]").textContent).toContain("The session was not ended.");
    expect(button.getAttribute("aria-busy")).toBeNull();
    received(fake, EndSession, { success: true }, { id: "there" });
    expect(page.textContent).toContain("Ended");
    expect(page.querySelector("[role=alert]")).toBeNull();
  });

  it("are logged out one at a time: meanwhile no other can be tapped", () => {
    const other = session("third", { device: "Mac", browser: "Safari 18" });
    const windows = session("there", { device: "Windows", browser: "Edge 128" });
    const { fake, page } = start([session("here"), windows, other]);
    const inert = () =>
      ["Log out Windows, Edge 128", "Log out Mac, Safari 18", "Log out everywhere else"].map(
        (name) => control(page, name).getAttribute("aria-disabled"),
      );
    fake.emit(SessionEndWanted({ id: "there" }));
    expect(inert()).toEqual(["true", "true", "true"]);
    tap(control(page, "Log out Mac, Safari 18"));
    tap(control(page, "Log out everywhere else"));
    expect(commands(fake)).toEqual([]);
    expect(page.querySelector("dialog")).toBeNull();
    fake.emit(EndSession.failed({ call: 1, ask: { id: "there" }, error: offline }));
    expect(inert()).toEqual([null, null, null]);
  });

  it("can all be logged out but this one, after a question", () => {
    const { fake, page } = start();
    tap(control(page, "Log out everywhere else"));
    expect(commands(fake)).toEqual([]);
    tap(control(one(page, "dialog"), "Log out everywhere else"));
    expect(commands(fake)).toEqual([{ type: "EndOtherSessions", data: {} }]);
    fake.emit(OtherSessionsEndWanted({}));
    expect(page.querySelector("dialog")).toBeNull();
  });
});
