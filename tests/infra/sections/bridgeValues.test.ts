import { describe, expect, it } from "vitest";
import { Accounts } from "../../../src/events/account/events.ts";
import { RouteEntered } from "../../../src/events/navigation/events.ts";
import { SessionClosed, SessionOpened } from "../../../src/events/session/events.ts";
import { SettingsChanged } from "../../../src/events/settings/events.ts";
import { WindowSizeChanged } from "../../../src/events/shell/deviceEvents.ts";
import { PollingPaused, TabHidden } from "../../../src/events/shell/events.ts";
import { UserConfig } from "../../../src/events/player/userConfigEvents.ts";
import { eventViews, keyViews } from "../../../src/infra/sections/bridge/views.ts";
import { added, answered, anna, prices, signedIn, withMoney, siteWith } from "../../kit/events.ts";
import { account } from "../../kit/site.ts";
import { userConfig } from "../../kit/userConfig.ts";
import { runningApp } from "./bridgeKit.ts";

const keys = Object.keys(keyViews);
const visitor = SessionClosed({ reason: "start" });

describe("what a section can read", () => {
  it("has a value for each key of the protocol, the same one until it changes", () => {
    const app = runningApp();
    app.report(
      signedIn,
      withMoney(12.5),
      ...added(901),
      prices([2, 3, 4]),
      WindowSizeChanged({ width: 390, height: 844 }),
      RouteEntered({ path: "/en/section/live/1/501", query: { accountId: "31337" } }),
      SettingsChanged({ theme: "dark", coefViewId: 2, timeZone: 5 }),
      siteWith({ featureFlags: { fancy: true } }),
    );
    const { bridge } = app.bridge();
    expect(Object.fromEntries(keys.map((key) => [key, bridge.get(key)]))).toEqual({
      language: "en",
      theme: "dark",
      timeZone: 5,
      coefViewId: expect.any(Number),
      userId: "player-1",
      activeAccount: {
        type: account.type,
        iso: account.iso,
        symbol: account.symbol,
        currencyId: account.currencyId,
      },
      balance: { money: 12.5, iso: account.iso },
      coupon: {
        typeId: 0,
        isPlacing: false,
        bets: [
          {
            outcomeId: 901,
            gameId: 501,
            champId: 31,
            sportId: 1,
            isLive: true,
            coef: 2,
            isLocked: false,
            outcome: "Reds",
            market: "Result",
            opponent1: "Reds",
            opponent2: "Blues",
          },
        ],
      },
      route: {
        name: "game",
        params: { feed: "live", sport: "1", game: "501" },
        path: "/en/section/live/1/501",
      },
      windowSize: { width: 390, height: 844 },
      flags: { fancy: true },
    });
    const coupon = bridge.get("coupon");
    app.report(TabHidden({}));
    expect(bridge.get("coupon")).toBe(coupon);
    app.report(prices([9, 3, 4]));
    expect(bridge.get("coupon")).not.toBe(coupon);
  });

  it("shows that nobody is signed in for a visitor", () => {
    const app = runningApp();
    app.report(visitor);
    const { bridge } = app.bridge();
    for (const key of ["userId", "activeAccount", "balance"]) expect(bridge.get(key)).toBeNull();
  });

  it("never contains who the player is, nor a token that a port would resolve", () => {
    const app = runningApp();
    const { bridge } = app.bridge();
    const crossed: unknown[] = [];
    for (const key of keys) bridge.watch(key, (value: unknown) => crossed.push(value));
    for (const type of Object.keys(eventViews))
      bridge.on(type, (value: unknown) => crossed.push(value));
    const mine = {
      ...account,
      id: 777_001,
      money: 5,
      label: "CANARY 777001",
      labelWithSymbol: "CANARY",
    };
    app.report(
      visitor,
      SessionOpened({ userId: anna }),
      answered(Accounts, {}, { accounts: [mine], all_accounts: [mine] }),
      answered(
        UserConfig,
        {},
        { result: { ...userConfig, user_name: "CANARY", user_email: "CANARY@x" } },
      ),
      RouteEntered({
        path: "/en/section/live/1",
        query: { promocode: "CANARY", accountId: "777001" },
      }),
      ...added(901),
      TabHidden({}),
      PollingPaused({}),
    );
    crossed.push(...keys.map((key) => bridge.get(key)));
    expect(crossed.length).toBeGreaterThan(15);
    const text = JSON.stringify(crossed);
    expect(JSON.stringify(app.state())).toContain("777001");
    for (const secret of ["CANARY", "777001", "4711", "§", "token"])
      expect(text).not.toContain(secret);
  });

  it("is a frozen copy: nothing that a section does to it reaches the state", () => {
    const app = runningApp();
    app.report(...added(901, 902));
    const { bridge } = app.bridge();
    const expectFrozen = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      expect(Object.isFrozen(value)).toBe(true);
      for (const part of Object.values(value)) expectFrozen(part);
    };
    for (const key of keys) expectFrozen(bridge.get(key));
    const { coupon, navigation } = app.state();
    expect(Object.isFrozen(navigation.route.params)).toBe(false);
    const [first] = (bridge.get("coupon") as { bets: object[] }).bets;
    expect(Reflect.set(first ?? {}, "coef", 1_000)).toBe(false);
    expect(app.state().coupon).toBe(coupon);
  });
});
