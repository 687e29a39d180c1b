import { describe, expect, it } from "vitest";
import {
  LeadAsked,
  LeadGained,
  LeadLost,
  TabMessageDropped,
  TabMessageReceived,
  TabMessageSent,
  TabsJoined,
} from "../../src/events/tabs/events.ts";
import { FakeBrowser, FakeWindow, openTab, settled } from "./tabsKit.ts";

const heartbeat = { kind: "beat", isVisible: true, since: 7 } as const;
const steal = LeadAsked({ isStealing: true });
const wait = LeadAsked({ isStealing: false });

const pair = (...ways: readonly ("channel" | "storage" | "locks")[]) => {
  const browser = new FakeBrowser();
  const one = new FakeWindow(browser, ways);
  const two = new FakeWindow(browser, ways);
  return { browser, window: one, one: openTab(one, "one"), two: openTab(two, "two") };
};

describe("messages between tabs", () => {
  for (const ways of [["channel", "locks"], ["storage"]] as const) {
    it(`reach the other tab and never return, by ${ways.join(" and ")}`, () => {
      const { one, two } = pair(...ways);
      one.report(TabMessageSent(heartbeat));
      expect(two.reported).toEqual([
        TabsJoined({ tab: "two", hasLock: ways.length === 2 }),
        TabMessageReceived({ tab: "one", message: heartbeat }),
      ]);
      expect(one.types()).toEqual(["TabsJoined"]);
    });
  }

  it("through storage leave nothing there, and equal ones arrive each time", () => {
    const { browser, one, two } = pair("storage");
    one.report(TabMessageSent(heartbeat));
    one.report(TabMessageSent(heartbeat));
    expect(two.types()).toEqual(["TabsJoined", "TabMessageReceived", "TabMessageReceived"]);
    expect(browser.stored.size).toBe(0);
  });

  it("that storage refuses are lost, and nothing breaks", () => {
    const { browser, one, two, window } = pair("storage");
    const transport = window.asWindow().localStorage;
    expect(() => transport.setItem("big", "x".repeat(1_000_001))).toThrow("full");
    const accounts = Array.from({ length: 20_000 }, () => ({
      ...{ id: 1, type: 0, iso: "EUR", symbol: "€", currencyId: 2, money: 1, points: 0 },
      ...{ label: "Main", labelWithSymbol: "Main €", isActive: true, isPointsTypeBalance: false },
    }));
    one.report(TabMessageSent({ kind: "accounts", accounts }));
    expect(two.types()).toEqual(["TabsJoined"]);
    expect(browser.stored.size).toBe(0);
  });

  it("are not read from other keys of the storage", () => {
    const { one, window } = pair("storage");
    window.listeners.get("storage")?.({ key: "tl.coupon", newValue: "{}" });
    window.listeners.get("storage")?.({ key: null, newValue: null });
    expect(one.types()).toEqual(["TabsJoined"]);
  });

  const hostile: readonly (readonly [string, unknown, string])[] = [
    ["no text", { kind: "signedOut" }, "no_json"],
    ["no JSON", "signedOut", "no_json"],
    ["bare null", "null", "no_message"],
    ["no sender", '{"message":{"kind":"signedOut"}}', "no_message"],
    ["an unknown kind", '{"tab":"x","message":{"kind":"pay"}}', "no_message"],
    ["a kind from the prototype", '{"tab":"x","message":{"kind":"__proto__"}}', "no_message"],
    ["a missing field", '{"tab":"x","message":{"kind":"activity"}}', "no_message"],
    ["a number too large", '{"tab":"x","message":{"kind":"activity","at":1e999}}', "no_message"],
    [
      "an invalid coupon",
      '{"tab":"x","message":{"kind":"coupon","at":1,"coupon":{"bets":[1]}}}',
      "no_message",
    ],
    [
      "prototype keys in a map",
      '{"tab":"x","message":{"kind":"coupon","at":1,"coupon":{"bets":[],"addedAtByBetId":{"__proto__":1},"typeId":0,"systemValue":2}}}',
      "no_message",
    ],
    ["a flood", `"${"x".repeat(500_000)}"`, "too_long"],
    ["deep nesting", "[".repeat(400_000), "no_json"],
  ];
  for (const [name, data, code] of hostile) {
    it(`that are hostile are dropped and reported only by a code: ${name}`, () => {
      const { one, window } = pair("channel");
      window.channel.receive?.({ data });
      expect(one.reported.slice(1)).toEqual([
        TabMessageDropped({ code: code as "no_json" | "no_message" | "too_long" }),
      ]);
    });
  }

  it("lose unknown fields", () => {
    const { one, window } = pair("channel");
    window.channel.receive?.({
      data: '{"tab":"x","evil":1,"message":{"kind":"signedOut","to":"y"}}',
    });
    expect(one.reported[1]).toEqual(
      TabMessageReceived({ tab: "x", message: { kind: "signedOut" } }),
    );
  });
});

describe("the lead with a lock", () => {
  it("goes to the tab that asks first, then to the one that steals it, and back in turn", async () => {
    const { one, two } = pair("channel", "locks");
    one.report(steal);
    await settled();
    two.report(wait);
    await settled();
    expect(one.types()).toEqual(["TabsJoined", "LeadGained"]);
    expect(two.types()).toEqual(["TabsJoined"]);
    two.report(steal);
    await settled();
    expect(one.reported.at(-1)).toEqual(LeadLost({}));
    expect(two.reported.at(-1)).toEqual(LeadGained({}));
    one.report(wait);
    await settled();
    two.port.leave();
    await settled();
    expect(one.types().slice(2)).toEqual(["LeadLost", "LeadGained"]);
  });

  it("stays with a leader that asks again", async () => {
    const { one } = pair("channel", "locks");
    one.report(steal);
    await settled();
    one.report(steal);
    await settled();
    expect(one.types()).toEqual(["TabsJoined", "LeadGained", "LeadGained"]);
  });

  it("is not requested by a page that was left until it is shown again", async () => {
    const { one, two } = pair("channel", "locks");
    one.report(steal);
    await settled();
    one.port.leave();
    one.report(wait);
    await settled();
    expect(one.types()).toEqual(["TabsJoined", "LeadGained", "LeadLost"]);
    two.report(wait);
    await settled();
    expect(two.reported.at(-1)).toEqual(LeadGained({}));
    one.report(steal);
    await settled();
    expect(one.reported.at(-1)).toEqual(LeadGained({}));
    expect(two.reported.at(-1)).toEqual(LeadLost({}));
  });

  it("makes the tab its own leader, once, when the browser refuses the lock", async () => {
    const browser = new FakeBrowser();
    const request = () => Promise.reject(new DOMException("opaque origin", "SecurityError"));
    const tab = openTab(new FakeWindow(browser, ["channel", "locks"], { request }), "one");
    tab.report(steal);
    await settled();
    expect(tab.types()).toEqual(["TabsJoined", "LeadGained"]);
  });
});

describe("the lead without a lock", () => {
  it("is granted on request: beats decide", () => {
    const { one, two } = pair("channel");
    one.report(wait);
    two.report(steal);
    expect(one.types()).toEqual(["TabsJoined", "LeadGained"]);
    expect(two.types()).toEqual(["TabsJoined", "LeadGained"]);
    one.port.leave();
    expect(one.types()).toHaveLength(2);
  });
});

describe("without any way between tabs", () => {
  it("a tab receives nothing from others and sends nothing", () => {
    const { one, two } = pair("locks");
    one.report(TabMessageSent(heartbeat));
    expect([one.types(), two.types()]).toEqual([[], []]);
  });
});
