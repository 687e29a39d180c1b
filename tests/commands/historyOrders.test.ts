import { describe, expect, it } from "vitest";
import { ClearHistory, LeaveHistoryOrder, MailHistory } from "../../src/commands/historyOrders.ts";
import type { Draft } from "../../src/events/define.ts";
import {
  BetsMailOrdered,
  CasinoMailOrdered,
  ClearBetsHistory,
  HistoryClearOrdered,
  HistoryOrderLeft,
} from "../../src/events/historyOrders/events.ts";
import { dayAt, faultOf, periodOf, spanOf } from "../../src/events/historyOrders/period.ts";
import { answered, signedIn, withMoney } from "../kit/events.ts";
import { given } from "../kit/spec.ts";

// Today is 15 January 2026, three hours east of UTC.
const hour = 3_600;
const span = {
  dateFrom: Date.UTC(2026, 0, 9) / 1000 - 3 * hour,
  dateTo: Date.UTC(2026, 0, 16) / 1000 - 3 * hour,
};
const week = { from: "2026-01-09", to: "2026-01-15" };
const mail = (more: object = {}): Draft =>
  MailHistory({ what: "bets", accountId: null, ...week, ...more });
const player = [signedIn, withMoney()];
const sending = BetsMailOrdered({ accountId: null, ...span });

describe("MailHistory", () => {
  it("orders a letter with whole days of the player [route-bets-003]", () =>
    given(...player)
      .when(mail({ accountId: 11 }))
      .expectEvents(BetsMailOrdered({ accountId: 11, ...span })));
  it("of the casino as well, which has no accounts [route-bets-003]", () =>
    given(...player, sending)
      .when(mail({ what: "casino" }))
      .expectEvents(CasinoMailOrdered(span)));
  it("once at a time", () =>
    given(...player, sending)
      .when(mail())
      .expectRefusal("nothing_to_do"));
  it("only for a player, and about their own accounts", () => {
    given().when(mail()).expectRefusal("sign_in_needed");
    given(...player)
      .when(mail({ accountId: 12 }))
      .expectRefusal("no_account");
  });
  it.each([
    { to: "2026-01-16" },
    { from: "2026-01-15", to: "2026-01-14" },
    { from: "" },
    { from: "2026-02-30" },
    { to: "yesterday" },
    { from: "0-1-1" },
  ])("for no such days as %o", (days) =>
    given(...player)
      .when(mail(days))
      .expectRefusal("nothing_to_do"),
  );
});

describe("ClearHistory", () => {
  const clearing = HistoryClearOrdered({ accountId: 11 });
  it("orders it for one account, or for all [route-bets-003]", () => {
    given(...player)
      .when(ClearHistory({ accountId: 11 }))
      .expectEvents(clearing);
    given(...player)
      .when(ClearHistory({ accountId: null }))
      .expectEvents(HistoryClearOrdered({ accountId: null }));
  });
  it("one at a time, only for a player, and about their own accounts", () => {
    given(...player, clearing)
      .when(ClearHistory({ accountId: 11 }))
      .expectRefusal("nothing_to_do");
    given()
      .when(ClearHistory({ accountId: null }))
      .expectRefusal("sign_in_needed");
    given(...player)
      .when(ClearHistory({ accountId: 12 }))
      .expectRefusal("no_account");
  });
  it("is left behind when it is over, not before", () => {
    given(...player, clearing)
      .when(LeaveHistoryOrder({ kind: "clear" }))
      .expectRefusal("nothing_to_do");
    given(...player, clearing, answered(ClearBetsHistory, { accountId: 11 }, { success: true }))
      .when(LeaveHistoryOrder({ kind: "clear" }))
      .expectEvents(HistoryOrderLeft({ kind: "clear" }));
  });
});

describe("a period", () => {
  it("ends today, and takes the day of the player's zone", () => {
    const night = Date.UTC(2026, 2, 1, 22, 30);
    expect(dayAt(night, 0)).toBe("2026-03-01");
    expect(dayAt(night, 5.5)).toBe("2026-03-02");
    expect(periodOf("week", "2026-03-02")).toEqual({ from: "2026-02-24", to: "2026-03-02" });
    expect(periodOf("month", "2026-03-02")).toEqual({ from: "2026-02-01", to: "2026-03-02" });
    expect(periodOf("thisMonth", "2026-03-02")).toEqual({ from: "2026-03-01", to: "2026-03-02" });
  });
  it("of one day lasts from its first second to the first of the next", () => {
    const day = { from: "2026-03-02", to: "2026-03-02" };
    const midnight = Date.UTC(2026, 2, 2) / 1000;
    expect(spanOf(day, 5.5)).toEqual({
      dateFrom: midnight - 5.5 * hour,
      dateTo: midnight + 18.5 * hour,
    });
    expect(faultOf(day, "2026-03-02")).toBeNull();
  });
  it("says which of its days is wrong", () => {
    const fault = (from: string, to: string) => faultOf({ from, to }, "2026-03-02");
    expect(fault("", "2026-03-02")).toEqual({ at: "from", code: "missing" });
    expect(fault("2026-03-02", "")).toEqual({ at: "to", code: "missing" });
    expect(fault("2026-03-01", "2026-03-03")).toEqual({ at: "to", code: "future" });
    expect(fault("2026-03-02", "2026-03-01")).toEqual({ at: "to", code: "backwards" });
  });
});
