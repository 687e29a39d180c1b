import { bodyOf } from "../../src/events/remoteData.ts";
import { describe, expect, it } from "vitest";
import { Accounts } from "../../src/events/account/events.ts";
import { BetsHistory } from "../../src/events/bets/events.ts";
import type { CallError, Draft } from "../../src/events/define.ts";
import {
  BetsMailOrdered,
  ClearBetsHistory,
  HistoryClearOrdered,
  HistoryOrderLeft,
  MailBetsHistory,
} from "../../src/events/historyOrders/events.ts";
import { areAccountsAwaited, namedAccountId } from "../../src/events/historyOrders/selectors.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { answered, signedIn } from "../kit/events.ts";
import { limitOf } from "../kit/limits.ts";
import { account } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";

const accounts = answered(
  Accounts,
  {},
  { accounts: [], all_accounts: [account, { ...account, id: 12, isActive: false }] },
);
const timeout: CallError = { tag: "timeout" };
const tooMany: CallError = { tag: "http", status: 429, code: 60 };

describe("the account of the address", () => {
  const named = (accountId: string, ...events: readonly Draft[]) =>
    namedAccountId(
      stateOf(
        signedIn,
        RouteEntered({ path: "/en/office/history-mail", query: { accountId } }),
        ...events,
      ),
    );
  it("is one of the player's own, once they are known [route-bets-004]", () => {
    expect(named("12", accounts)).toBe(12);
    expect(named("12")).toBeNull();
    expect(named("13", accounts)).toBeNull();
    expect(namedAccountId(stateOf(signedIn, accounts))).toBeNull();
  });
  it.each(["", "012", "+12", "12.0", "1e1", "0xc", "-12", "12 ", "__proto__", "1".repeat(64)])(
    "is none for %j [route-bets-004]",
    (text) => expect(named(text, accounts)).toBeNull(),
  );
});

describe("the accounts", () => {
  it("are awaited until they load; during a self-exclusion nothing requests them", () => {
    const exclusion = answered(ClientLimits, {}, { data: [limitOf(30, 1)] });
    expect(areAccountsAwaited(stateOf(signedIn))).toBe(true);
    expect(areAccountsAwaited(stateOf(signedIn, accounts))).toBe(false);
    expect(areAccountsAwaited(stateOf(signedIn, exclusion))).toBe(false);
  });
});

describe("an order about the history", () => {
  const ask = { accountId: null, dateFrom: 1, dateTo: 2 };
  const ordered = BetsMailOrdered(ask);
  const order = (...events: readonly Draft[]) =>
    stateOf(signedIn, ...events).historyOrders.betsMail;
  const done = answered(MailBetsHistory, ask, { success: true, message: "Sent to a***@b.c" });
  const failed = MailBetsHistory.failed({ call: 1, ask, error: tooMany });

  it("runs until it is answered, refused or failed", () => {
    expect(order(ordered).tag).toBe("sending");
    expect(order(ordered, done).tag).toBe("sent");
    expect(order(ordered, answered(MailBetsHistory, ask, { success: false }))).toEqual({
      tag: "refused",
      message: null,
    });
    expect(order(ordered, failed)).toEqual({ tag: "failed", error: tooMany });
  });
  it("keeps the server's words about the address out of every log", () => {
    expect(JSON.stringify(order(ordered, done))).toMatch(/"message":"§personal:\d+"/);
  });
  it("is forgotten once it was seen, not while it runs", () => {
    expect(order(ordered, failed, HistoryOrderLeft({ kind: "betsMail" })).tag).toBe("idle");
    expect(order(ordered, HistoryOrderLeft({ kind: "betsMail" })).tag).toBe("sending");
    expect(order(ordered, failed, HistoryOrderLeft({ kind: "clear" })).tag).toBe("failed");
  });
  it("is dropped with its player, and a late result is ignored", () => {
    expect(order(ordered, SessionClosed({ reason: "player" }), done).tag).toBe("idle");
  });
});

describe("the history after it was cleared", () => {
  const coupon = (id: number) => ({
    id,
    accountId: 11,
    currencyIso: "EUR",
    typeId: 0,
    createdAt: 1,
    settledAt: null,
    amount: 10,
    coef: 2,
    possibleWin: 20,
    payout: null,
    status: "open",
    bets: [],
  });
  const page = (ids: readonly number[], pageToken: string | null, next: string | null): Draft =>
    answered(
      BetsHistory,
      { status: null, pageToken },
      {
        items: ids.map(coupon),
        nextPageToken: next,
        summary: { count: ids.length, amount: 10, payout: 0, currencyIso: "EUR" },
      },
    );
  const ask = { accountId: 11 };
  const cleared = answered(ClearBetsHistory, ask, { success: true, message: "" });
  const failure = (error: CallError) => ClearBetsHistory.failed({ call: 1, ask, error });
  const bets = (...events: readonly Draft[]) =>
    stateOf(signedIn, page([4, 3], null, "p2"), HistoryClearOrdered(ask), ...events).bets;
  const ids = (...events: readonly Draft[]) =>
    bodyOf(bets(...events).history)?.items.map(({ id }) => id);

  it("is no longer known, nor are its totals and its next page [route-bets-003]", () => {
    expect(bets(cleared)).toMatchObject({ history: { tag: "idle" }, found: null });
    expect(ids(cleared, page([4], null, null))).toEqual([4]);
  });
  it("is not known either when the outcome of the clearing is unknown [route-bets-003]", () => {
    expect(ids(failure(timeout))).toBeUndefined();
  });
  it("stays when clearing failed", () => {
    expect(ids(failure(tooMany))).toEqual([4, 3]);
    expect(ids(answered(ClearBetsHistory, ask, { success: false }))).toEqual([4, 3]);
  });
  it("does not come back with a page that was asked for before", () => {
    expect(ids(cleared, page([2, 1], "p2", null))).toBeUndefined();
  });
  it("shows in another tab with its next poll, which brings all there is", () => {
    expect(ids(page([2, 1], "p2", null))).toEqual([4, 3, 2, 1]);
    expect(ids(page([2, 1], "p2", null), page([4], null, null))).toEqual([4]);
  });
});
