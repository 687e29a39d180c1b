import { describe, expect, it } from "vitest";
import { activeAccount } from "../../src/events/account/state.ts";
import { Balance } from "../../src/events/account/events.ts";
import { PhoneCountries, SignInRefused, SignInRequested } from "../../src/events/auth/events.ts";
import { CouponCleared } from "../../src/events/coupon/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { QuickCouponToggled, RouteEntered } from "../../src/events/navigation/events.ts";
import { pathIfKnown, type Route, routeOf } from "../../src/events/navigation/route.ts";
import { NotificationClosed, NotificationShown } from "../../src/events/notifications/events.ts";
import {
  CouponReminderDropped,
  CouponReminderScheduled,
  CouponReminderShown,
} from "../../src/events/reminders/events.ts";
import {
  EpicCrashed,
  TimerArmed,
  TimerCancelled,
  TimerFired,
} from "../../src/events/runtime/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { hashOf } from "../../src/events/stateHash.ts";
import { anna, answered, liveFeed, signedIn, withMoney } from "../kit/events.ts";
import { account } from "../kit/site.ts";
import { started, stateOf } from "../kit/spec.ts";

const signedOut = SessionClosed({ reason: "player" });
const entered = (path: string) => RouteEntered({ path });
const startedWith = (data: object): Draft => ({ ...started, data: { ...started.data, ...data } });

describe("session and account", () => {
  it("nobody is known before the check; then a player or a visitor", () => {
    expect(stateOf().session).toMatchObject({ tag: "unknown" });
    expect(stateOf(signedIn).session).toMatchObject({ tag: "player", userId: anna });
    expect(stateOf(signedIn, signedOut).session).toMatchObject({ tag: "visitor" });
  });

  it("money is that of the active account, and gone with the session", () => {
    const balance = answered(
      Balance,
      {},
      { accountId: account.id, money: 42.5, points: 0, updatedAt: 0 },
    );
    expect(activeAccount(stateOf(signedIn, withMoney(), balance).account)?.money).toBe(42.5);
    expect(activeAccount(stateOf(signedIn, withMoney(), signedOut).account)).toBeNull();
  });

  it("a sign-in is sent, refused with its reason, or done", () => {
    const request = SignInRequested({
      form: "login_password",
      login: anna,
      password: anna,
      isRemembered: true,
    });
    const refusal = { code: 3, reason: "http", message: "Wrong password" };
    expect(stateOf(request).auth.request).toEqual({ tag: "sending" });
    expect(stateOf(request, SignInRefused(refusal)).auth.request).toEqual({
      tag: "refused",
      ...refusal,
    });
    expect(stateOf(request, signedIn).auth.request).toEqual({ tag: "idle" });
  });

  it("a list of countries that did not come is lost until it is asked for again", () => {
    const lost = PhoneCountries.failed({ call: 1, ask: {}, error: { tag: "offline" } });
    const again = PhoneCountries.asked({ call: 2, ask: {} });
    expect(stateOf(lost).auth.isCountryListLost).toBe(true);
    expect(stateOf(lost, again).auth.isCountryListLost).toBe(false);
  });

  it("countries have their phone code with a plus and their code in lower case [auth-012]", () => {
    const items = [{ id: 1, name: "Malta", country_code: "MT", tel_code: "356" }];
    expect(stateOf(answered(PhoneCountries, {}, { items })).auth.phoneCountries).toEqual([
      { id: 1, name: "Malta", phoneCode: "+356", code: "mt" },
    ]);
  });
});

describe("navigation", () => {
  const routes: readonly (readonly [string, Route])[] = [
    ["/", { name: "home", params: {} }],
    ["/en", { name: "home", params: {} }],
    ["/ru/section/live", { name: "live", params: {} }],
    ["/en/section/line/3", { name: "line", params: { sport: "3" } }],
    [
      "/section/live/1/50112",
      { name: "game", params: { feed: "live", sport: "1", game: "50112" } },
    ],
    ["/en/coupon?code=1", { name: "coupon", params: {} }],
    ["/en/user/login", { name: "login", params: {} }],
    ["/en/office/history", { name: "history", params: {} }],
    ["/en/office/menu", { name: "menu", params: {} }],
    ["/en/office/report#x", { name: "report", params: {} }],
    ["/en/nowhere", { name: "missing", params: {} }],
    ["/en/section/live/1/50112x", { name: "missing", params: {} }],
  ];
  for (const [path, route] of routes) {
    it(`reads ${path}`, () => expect(routeOf(path)).toEqual(route));
  }

  it("reads a path the same with and without its language [i18n-001]", () => {
    for (const rest of [
      "",
      "/section/live",
      "/section/line/3",
      "/section/live/1/5",
      "/coupon",
      "/user/login",
      "/office/menu",
    ]) {
      expect(routeOf(`/ru${rest}`)).toEqual(routeOf(rest === "" ? "/" : rest));
    }
  });

  it("writes what it reads", () => {
    const again = routes.map(([path, { name, params }]) =>
      name === "missing" || name === "pending"
        ? routeOf(path)
        : routeOf(pathIfKnown({ name, params }, "en", true) ?? ""),
    );
    expect(again).toEqual(routes.map(([, route]) => route));
  });

  it("remembers where signing in leads back to", () => {
    const { navigation } = stateOf(
      entered("/en/section/live"),
      entered("/en/user/login"),
      entered("/en/user/login"),
    );
    expect(navigation).toMatchObject({ route: { name: "login" }, returnPath: "/en/section/live" });
  });

  it("closes the quick coupon with the place, and with its last bet", () => {
    const open = QuickCouponToggled({ isOpen: true });
    const isOpen = (...events: readonly Draft[]) =>
      stateOf(open, ...events).navigation.isQuickCouponOpen;
    expect([
      isOpen(),
      isOpen(entered("/en/coupon")),
      isOpen(entered("/en")),
      isOpen(CouponCleared({})),
    ]).toEqual([true, false, true, false]);
  });
});

describe("reminders and notifications", () => {
  const scheduled = CouponReminderScheduled({ id: 901, timeToShow: 5 });
  it("a record has bet, instant and whether it was shown [reminders-003] [reminders-005]", () => {
    const reminders = (...events: readonly Draft[]) => stateOf(...events).reminders;
    expect(reminders(scheduled).couponReminder).toEqual({ id: 901, timeToShow: 5, isShown: false });
    expect(reminders(scheduled, CouponReminderShown({ id: 901 }))).toMatchObject({
      couponReminder: { id: 901, timeToShow: 5, isShown: true },
      isCouponReminderShown: true,
    });
    expect(
      reminders(scheduled, CouponReminderShown({ id: 901 }), CouponReminderDropped({})),
    ).toMatchObject({
      couponReminder: null,
      isCouponReminderShown: true,
    });
  });

  it("what the tab stored is restored [reminders-003]", () => {
    const couponReminder = { id: 901, timeToShow: 5, isShown: true };
    const { reminders } = stateOf(
      startedWith({ stored: { couponReminder, isCouponReminderShown: true } }),
    );
    expect(reminders).toMatchObject({ couponReminder, isCouponReminderShown: true });
  });

  it("at most three notices are shown, the same one once, the newest last", () => {
    const shown = (id: string) =>
      NotificationShown({ id, status: "info", variant: "alert", text: id, action: "none" });
    const idsOf = (...events: readonly Draft[]) =>
      stateOf(...events).notifications.map(({ id }) => id);
    expect(idsOf(shown("a"), shown("b"), shown("a"))).toEqual(["b", "a"]);
    expect(idsOf(shown("a"), shown("b"), shown("c"), shown("d"))).toEqual(["b", "c", "d"]);
    expect(
      idsOf(
        shown("a"),
        shown("b"),
        NotificationClosed({ id: "a" }),
        NotificationClosed({ id: "x" }),
      ),
    ).toEqual(["b"]);
  });
});

describe("runtime and settings", () => {
  const armed = TimerArmed({ timer: 7, rule: "POLL", delayMs: 5_000, dueAt: 9 });
  it("armed timers stand by number until they fire or are cancelled", () => {
    const timers = (...events: readonly Draft[]) => stateOf(...events).runtime.timers;
    expect(timers(armed)).toEqual({ 7: { rule: "POLL", delayMs: 5_000, dueAt: 9, armedBy: 0 } });
    expect(timers(armed, TimerFired({ timer: 7, rule: "POLL" }))).toEqual({});
    expect(timers(armed, TimerCancelled({ timer: 7, rule: "POLL" }))).toEqual({});
  });

  it("crashed epics are listed", () => {
    expect(
      stateOf(EpicCrashed({ epic: "polling/poll", message: "x" })).runtime.crashedEpics,
    ).toEqual(["polling/poll"]);
  });

  it("equal events make equal hashes, and one more price makes a different one", () => {
    expect(hashOf(stateOf(liveFeed, signedIn))).toBe(hashOf(stateOf(liveFeed, signedIn)));
    expect(hashOf(stateOf(liveFeed))).not.toBe(hashOf(stateOf()));
  });
});
