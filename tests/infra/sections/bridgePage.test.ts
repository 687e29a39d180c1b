import { describe, expect, it } from "vitest";
import { mediaPlays } from "../../../src/epics/idle/conditions.ts";
import { Accounts } from "../../../src/events/account/events.ts";
import { hiddenParts } from "../../../src/events/layout/hiddenParts.ts";
import { ClientLimits } from "../../../src/events/limits/events.ts";
import { MaintenanceMet } from "../../../src/events/maintenance/events.ts";
import { RouteEntered, RouteFailed } from "../../../src/events/navigation/events.ts";
import { NotificationClosed } from "../../../src/events/notifications/events.ts";
import { headOfPage } from "../../../src/events/seo/selectors.ts";
import { SessionClosed } from "../../../src/events/session/events.ts";
import { answered, signedIn } from "../../kit/events.ts";
import { limitOf } from "../../kit/limits.ts";
import { type RunningApp, runningApp } from "./bridgeKit.ts";

describe("a section's notice", () => {
  const notices = ({ state }: RunningApp) =>
    state().notifications.map(({ values }) => values?.["text"]);
  const report = (text: string) => ({ type: "notify/show", payload: { text } });

  it("waits until the previous one is gone, however fast they arrive", () => {
    const app = runningApp();
    const { bridge } = app.bridge();
    for (let n = 1; n <= 20; n += 1) bridge.send(report(`number ${n}`));
    expect(notices(app)).toEqual(["number 1"]);
    app.bridge("another").bridge.send(report("of another"));
    app.report(NotificationClosed({ id: "section odds-explainer" }));
    bridge.send(report("number 21"));
    expect(notices(app)).toEqual(["of another", "number 21"]);
  });
});

describe("media of sections [idle-004]", () => {
  it("play until the last section that plays says so, or is left", () => {
    const app = runningApp();
    const [one, two] = [app.bridge("a", "i1"), app.bridge("b", "i2")];
    const play = (isPlaying: boolean) => ({ type: "media/playing", payload: { isPlaying } });
    one.bridge.send(play(true));
    two.bridge.send(play(true));
    expect(mediaPlays(app.state())).toBe(true);
    one.bridge.send(play(false));
    expect(mediaPlays(app.state())).toBe(true);
    two.end();
    expect(mediaPlays(app.state())).toBe(false);
  });
});

describe("the page around a section", () => {
  it("shows its hidden parts again when the mount ends, and only then", () => {
    const app = runningApp();
    const [one, two] = [app.bridge("a", "i1"), app.bridge("a", "i2")];
    one.bridge.send({ type: "page/hideParts", payload: { parts: ["footer", "header"] } });
    two.bridge.send({ type: "page/hideParts", payload: { parts: ["footer"] } });
    expect(hiddenParts(app.state())).toEqual(["header", "footer"]);
    one.end();
    expect(hiddenParts(app.state())).toEqual(["footer"]);
    two.bridge.send({ type: "page/hideParts", payload: { parts: [] } });
    expect(hiddenParts(app.state())).toEqual([]);
    two.end();
    expect(app.state().layout.pageRequests).toEqual({});
  });

  it("has the title the section sets, on the section's own page and while it is mounted", () => {
    const app = runningApp();
    const [one, two] = [app.bridge("a", "i1"), app.bridge("b", "i2")];
    const title = () => headOfPage(app.state()).title;
    expect(title()).toBeNull();
    one.bridge.send({ type: "page/setTitle", payload: { title: "One" } });
    two.bridge.send({ type: "page/setTitle", payload: { title: "Two" } });
    expect(title()).toBe("Two");
    two.end();
    expect(title()).toBe("One");
    app.report(RouteFailed({ status: 500 }));
    expect(title()).toBeNull();
    app.report(RouteEntered({ path: "/en/section/live/1" }));
    expect(title()).toBeNull();
  });
});

describe("the accounts", () => {
  const account = () => {
    const app = runningApp();
    return {
      ...app,
      refresh: () => app.bridge().bridge.send({ type: "account/refresh" }),
      asked: () => app.recorded().filter(({ type }) => type === Accounts.asked.type).length,
    };
  };

  it("are requested one request at a time, and dropped with the session", () => {
    const { report, refresh, asked, types } = account();
    report(signedIn);
    refresh();
    refresh();
    expect(asked()).toBe(1);
    report(SessionClosed({ reason: "player" }));
    expect(types()).toContain("CallCancelled");
    report(signedIn);
    refresh();
    expect(asked()).toBe(2);
  });

  it("are requested for a self-excluded player, whose money they are", () => {
    const { report, refresh, asked } = account();
    report(signedIn, answered(ClientLimits, {}, { data: [limitOf(30, 1)] }));
    expect(refresh()).toEqual({ ok: true });
    expect(asked()).toBe(1);
  });

  it("are not requested for a site in maintenance", () => {
    const { report, refresh, asked, recorded } = account();
    report(signedIn, MaintenanceMet({}));
    expect(refresh()).toEqual({ ok: true });
    expect(asked()).toBe(0);
    expect(recorded().at(-1)).toMatchObject({ type: "CommandRefused" });
  });
});
