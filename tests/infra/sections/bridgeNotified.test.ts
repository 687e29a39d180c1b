import { describe, expect, it, vi } from "vitest";
import { BetRemoved } from "../../../src/events/coupon/events.ts";
import type { Draft } from "../../../src/events/define.ts";
import { RouteEntered } from "../../../src/events/navigation/events.ts";
import { SessionClosed } from "../../../src/events/session/events.ts";
import { SettingsChanged } from "../../../src/events/settings/events.ts";
import {
  PollingPaused,
  PollingResumed,
  TabHidden,
  TabShown,
} from "../../../src/events/shell/events.ts";
import { eventViews, keyViews } from "../../../src/infra/sections/bridge/views.ts";
import { added, prices, signedIn, withMoney } from "../../kit/events.ts";
import { runningApp } from "./bridgeKit.ts";

const visitor = SessionClosed({ reason: "start" });

describe("notifications to a section", () => {
  it("call once for each change, with the value, and not before one", () => {
    const app = runningApp();
    app.report(visitor);
    const { bridge } = app.bridge();
    const received: [string, unknown][] = [];
    for (const type of Object.keys(eventViews))
      bridge.on(type, (value: unknown) => received.push([type, value]));
    const after = (...events: readonly Draft[]) => {
      received.length = 0;
      app.report(...events);
      return received.map(([type]) => type);
    };
    expect(received).toEqual([]);
    expect(after(RouteEntered({ path: "/en/section/live/1" }))).toEqual(["route/changed"]);
    expect(after(signedIn)).toEqual(["auth/changed"]);
    expect(received[0]?.[1]).toEqual({ isSignedIn: true, userId: "player-1" });
    expect(after(withMoney(3))).toEqual(["account/changed"]);
    expect(after(withMoney(3))).toEqual([]);
    expect(after(...added(901))).toEqual(["coupon/changed"]);
    expect(after(BetRemoved({ betId: 901 }))).toEqual(["coupon/changed"]);
    expect(after(SettingsChanged({ theme: "dark" }))).toEqual(["settings/changed"]);
    expect(after(SettingsChanged({ fontScale: "xl" }))).toEqual([]);
    expect(after(TabHidden({}))).toEqual(["visibility/changed"]);
    expect(received[0]?.[1]).toEqual({ isHidden: true });
    expect(after(PollingPaused({}))).toEqual(["polling/paused"]);
    expect(after(PollingResumed({}))).toEqual(["polling/resumed"]);
    expect(received[0]?.[1]).toEqual({});
    expect(after(TabShown({}))).toEqual(["visibility/changed"]);
    expect(after(SessionClosed({ reason: "player" })).sort()).toEqual([
      "account/changed",
      "auth/changed",
    ]);
  });

  it("stop when they are stopped, by the function itself, by another or with the mount", () => {
    const app = runningApp();
    const { bridge, end } = app.bridge();
    const received: string[] = [];
    const stop = bridge.watch("theme", () => {
      received.push("first");
      stopOther();
    });
    const stopOther = bridge.watch("theme", () => received.push("other"));
    const stopOnce = bridge.watch("theme", () => {
      received.push("once");
      stopOnce();
    });
    bridge.on("visibility/changed", () => received.push("tab"));
    app.report(SettingsChanged({ theme: "dark" }));
    expect(received).toEqual(["first", "once"]);
    stop();
    stop();
    app.report(SettingsChanged({ theme: "light" }));
    expect(received).toEqual(["first", "once"]);
    end();
    app.report(TabHidden({}));
    expect(received).toEqual(["first", "once"]);
    bridge.on("visibility/changed", () => received.push("late"));
    app.report(TabShown({}));
    expect(received).toEqual(["first", "once"]);
    expect(bridge.get("theme")).toBeUndefined();
  });

  it("continue when a function throws, and the log has a warning without its words", async () => {
    const app = runningApp();
    const { bridge } = app.bridge();
    const received: unknown[] = [];
    bridge.watch("theme", () => {
      throw new TypeError("anna@example.com");
    });
    bridge.watch("theme", () => Promise.reject(new RangeError("later")));
    bridge.watch("theme", () => {
      // oxlint-disable-next-line no-throw-literal
      throw "a text";
    });
    bridge.watch("theme", (value: unknown) => received.push(value));
    app.report(SettingsChanged({ theme: "dark" }));
    await Promise.resolve();
    await Promise.resolve();
    expect(received).toEqual(["dark"]);
    const warnings = app.recorded().filter(({ type }) => type === "SectionListenerFailed");
    expect(warnings.map(({ data }) => data)).toEqual(
      ["TypeError", "string", "RangeError"].map((error) => ({
        section: "odds-explainer",
        instance: "i1",
        name: "theme",
        error,
      })),
    );
  });

  it("allow commands in the meantime, which run after the turn", () => {
    const app = runningApp();
    const { bridge } = app.bridge();
    const seen: unknown[] = [];
    bridge.watch("route", () => {
      seen.push(bridge.send({ type: "page/hideParts", payload: { parts: ["seo"] } }));
      seen.push(app.state().layout.pageRequests);
    });
    app.report(RouteEntered({ path: "/en/section/live/1" }));
    expect(seen).toEqual([{ ok: true }, undefined]);
    expect(app.state().layout.pageRequests).toEqual({ i1: { parts: ["seo"] } });
  });

  it("are limited to 200 functions per mount", () => {
    const app = runningApp();
    const { bridge } = app.bridge();
    const fn = vi.fn();
    const stops = Array.from({ length: 300 }, () => bridge.watch("theme", fn));
    app.report(SettingsChanged({ theme: "dark" }));
    expect(fn).toHaveBeenCalledTimes(200);
    expect(app.types()).toContain("SectionRequestRefused");
    for (const stop of stops) stop();
    bridge.watch("theme", fn);
    app.report(SettingsChanged({ theme: "light" }));
    expect(fn).toHaveBeenCalledTimes(201);
  });
});

describe("the cost of notifications", () => {
  it("is nothing while nobody watches, and nothing for unchanged values", () => {
    const made = vi.spyOn(keyViews.coupon, "make");
    const app = runningApp();
    const { bridge, end } = app.bridge();
    app.report(...added(901), prices([2, 2, 2]));
    expect(made).not.toHaveBeenCalled();
    expect(app.host.state$.observed).toBe(false);
    const stop = bridge.watch("coupon", () => {});
    expect(made).toHaveBeenCalledTimes(1);
    app.report(TabHidden({}), TabShown({}), RouteEntered({ path: "/en/section/live/1" }));
    expect(made).toHaveBeenCalledTimes(1);
    app.report(prices([3, 3, 3]));
    expect(made).toHaveBeenCalledTimes(2);
    stop();
    expect(app.host.state$.observed).toBe(false);
    bridge.watch("coupon", () => {});
    end();
    expect(app.host.state$.observed).toBe(false);
    made.mockRestore();
  });
});
