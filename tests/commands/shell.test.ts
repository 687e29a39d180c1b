import { describe, expect, it } from "vitest";
import { AnswerNotification } from "../../src/commands/notices.ts";
import { SaveLog } from "../../src/commands/logFile.ts";
import { CloseNotification } from "../../src/commands/notifications.ts";
import { CloseQuickCoupon, GoTo, OpenQuickCoupon } from "../../src/commands/navigation.ts";
import { BetRemoved, BetRestored } from "../../src/events/coupon/events.ts";
import {
  NavigationRequested,
  QuickCouponToggled,
  RouteEntered,
} from "../../src/events/navigation/events.ts";
import { NotificationClosed, NotificationShown } from "../../src/events/notifications/events.ts";
import { LogSaveRequested } from "../../src/events/report/events.ts";
import { hashOf } from "../../src/events/stateHash.ts";
import { added } from "../kit/events.ts";
import { given, stateOf } from "../kit/spec.ts";

describe("GoTo", () => {
  it("asks for another path", () => {
    const to = { path: "/en/section/live/1/501", isReplacing: false };
    given().when(GoTo(to)).expectEvents(NavigationRequested(to));
  });
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "en",
    "/en?x=1",
    "/en#x",
    "",
  ]) {
    it(`refuses "${path}"`, () =>
      given()
        .when(GoTo({ path, isReplacing: false }))
        .expectRefusal("nothing_to_do"));
  }
  it("takes query flags along, and changes them where it already is", () => {
    const to = { path: "/en/statistic", isReplacing: false };
    const query = { statisticId: "s1" };
    given()
      .when(GoTo({ ...to, query }))
      .expectEvents(NavigationRequested({ ...to, query: { set: query } }));
    const there = RouteEntered({ path: to.path, query });
    given(there)
      .when(GoTo({ ...to, query: { statisticId: "s2" } }))
      .expectEvents(NavigationRequested({ ...to, query: { set: { statisticId: "s2" } } }));
    given(there)
      .when(GoTo({ ...to, query }))
      .expectRefusal("nothing_to_do");
  });
  it("does nothing where it already is", () =>
    given()
      .when(GoTo({ path: "/en", isReplacing: true }))
      .expectRefusal("nothing_to_do"));
});

describe("the quick coupon", () => {
  it("opens when there is something in it", () => {
    given(...added(901))
      .when(OpenQuickCoupon({}))
      .expectEvents(QuickCouponToggled({ isOpen: true }));
    given().when(OpenQuickCoupon({})).expectRefusal("coupon_empty");
  });
  it("closes always", () =>
    given()
      .when(CloseQuickCoupon({}))
      .expectEvents(QuickCouponToggled({ isOpen: false })));
});

describe("notifications", () => {
  const shown = (action: "openCoupon" | "restoreBet" | "none") =>
    NotificationShown({ id: "n", status: "info", variant: "alert", text: "x", action });
  const closed = NotificationClosed({ id: "n" });
  it("are closed", () =>
    given(shown("none"))
      .when(CloseNotification({ id: "n" }))
      .expectEvents(closed));
  it("lead to the coupon [reminders-004]", () =>
    given(shown("openCoupon"))
      .when(AnswerNotification({ id: "n" }))
      .expectEvents(closed, NavigationRequested({ path: "/en/coupon", isReplacing: false })));
  it("give a bet back", () =>
    given(...added(901), BetRemoved({ betId: 901 }), shown("restoreBet"))
      .when(AnswerNotification({ id: "n" }))
      .expectEvents(closed, BetRestored({ betId: 901 })));
  it("give nothing back that is not there", () =>
    given(shown("restoreBet"))
      .when(AnswerNotification({ id: "n" }))
      .expectRefusal("nothing_to_do"));
  it("without a deed just close", () =>
    given(shown("none"))
      .when(AnswerNotification({ id: "n" }))
      .expectEvents(closed));
  it("that do not stand are not answered", () =>
    given(shown("none"))
      .when(AnswerNotification({ id: "other" }))
      .expectRefusal("nothing_to_do"));
});

describe("the log", () => {
  it("a saved log carries the hash of its state", () => {
    const hash = hashOf(stateOf(...added(901)));
    expect(hash).not.toBe(hashOf(stateOf(...added(902))));
    given(...added(901))
      .when(SaveLog({}))
      .expectEvents(LogSaveRequested({ hash }));
  });
});
