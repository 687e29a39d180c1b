import { describe, expect, it } from "vitest";
import { AnalyticsStarted } from "../../../src/events/analytics/events.ts";
import type { Draft, Entry } from "../../../src/events/define.ts";
import { NavigationRequested, RouteEntered } from "../../../src/events/navigation/events.ts";
import { SessionClosed } from "../../../src/events/session/events.ts";
import { added, liveFeed, prices, signedIn } from "../../kit/events.ts";
import { runningApp } from "./bridgeKit.ts";

const visitor = SessionClosed({ reason: "start" });
const counted = AnalyticsStarted({ scriptUrls: [] });

type SectionCommand = { readonly type: string; readonly payload?: unknown };
type Case = readonly [SectionCommand, readonly Draft[], string, object];

/** The command, the events before it, and the last event that it causes. */
const done: readonly Case[] = [
  [
    { type: "nav/go", payload: { path: "/section/live/1" } },
    [],
    "NavigationRequested",
    { path: "/en/section/live/1", isReplacing: false },
  ],
  [
    { type: "nav/replace", payload: { path: "/en/section/live/1" } },
    [],
    "NavigationRequested",
    { path: "/en/section/live/1", isReplacing: true },
  ],
  [
    { type: "coupon/addBet", payload: { outcomeId: 902 } },
    [liveFeed],
    "BetAdded",
    { bet: { market: { id: 902, coef: 3.4, gameId: 501 } } },
  ],
  [
    { type: "coupon/removeBet", payload: { outcomeId: 901 } },
    added(901),
    "BetRemoved",
    { betId: 901 },
  ],
  [{ type: "coupon/clear" }, added(901), "CouponCleared", {}],
  [{ type: "coupon/open", payload: {} }, added(901), "QuickCouponToggled", { isOpen: true }],
  [
    { type: "modal/open", payload: { modal: "quick-coupon-settings" } },
    [],
    "NavigationRequested",
    { query: { set: { modal: "quick-coupon-settings" } } },
  ],
  [
    { type: "modal/close", payload: { modal: "quick-coupon-settings" } },
    [RouteEntered({ path: "/en", query: { modal: "quick-coupon-settings" } })],
    "NavigationRequested",
    { query: { drop: ["modal"] } },
  ],
  [{ type: "auth/open" }, [visitor], "OverlayOpened", { overlay: { kind: "login" } }],
  [
    { type: "notify/show", payload: { text: "$t(shell.done) {{section}} <b>", status: "warning" } },
    [],
    "NotificationShown",
    {
      id: "section odds-explainer",
      status: "warning",
      title: "sectionNotice",
      text: "sectionNoticeText",
      values: { section: "odds-explainer", text: "$t(shell.done) {{section}} <b>" },
    },
  ],
  [{ type: "account/refresh" }, [signedIn], "AccountsAsked", { ask: {} }],
  [
    {
      type: "analytics/track",
      payload: { name: "stake_typed", params: { kind: "decimal", n: 3 } },
    },
    [counted],
    "MetricTracked",
    {
      id: 501,
      name: "section_event",
      params: { kind: "decimal", n: 3, section: "odds-explainer", event: "stake_typed" },
    },
  ],
  [
    { type: "page/setTitle", payload: { title: "How odds work" } },
    [],
    "PageTitled",
    { section: "odds-explainer", instance: "i1", path: "/en", title: "How odds work" },
  ],
  [
    { type: "page/hideParts", payload: { parts: ["footer", "seo"] } },
    [],
    "PartsHidden",
    { instance: "i1", parts: ["footer", "seo"] },
  ],
  [
    { type: "media/playing", payload: { isPlaying: true } },
    [],
    "SectionMediaPlaying",
    { section: "odds-explainer", instance: "i1", isPlaying: true },
  ],
];

/** Valid commands that cannot be carried out in the current state; the code of the refusal. */
const notDone: readonly (readonly [SectionCommand, readonly Draft[], string])[] = [
  [{ type: "nav/go", payload: { path: "/en" } }, [], "nothing_to_do"],
  [{ type: "nav/go", payload: { path: "/ru/section/live/1" } }, [], "nothing_to_do"],
  [{ type: "nav/go", payload: { path: "/en/no/such/page/at/all" } }, [], "nothing_to_do"],
  [{ type: "coupon/addBet", payload: { outcomeId: 999 } }, [liveFeed], "outcome_gone"],
  [
    { type: "coupon/addBet", payload: { outcomeId: 901 } },
    [liveFeed, prices([1, 1, 1], [1, 1, 1])],
    "outcome_suspended",
  ],
  [{ type: "coupon/removeBet", payload: { outcomeId: 901 } }, [], "nothing_to_do"],
  [{ type: "coupon/clear" }, [], "coupon_empty"],
  [{ type: "coupon/open" }, [], "coupon_empty"],
  [{ type: "modal/open", payload: { modal: "transfer-user" } }, [signedIn], "nothing_to_do"],
  [{ type: "modal/close", payload: { modal: "transfer-user" } }, [], "nothing_to_do"],
  [{ type: "auth/open" }, [signedIn], "nothing_to_do"],
  [{ type: "auth/open", payload: { form: "registration" } }, [signedIn], "nothing_to_do"],
  [{ type: "account/refresh" }, [visitor], "sign_in_needed"],
  [{ type: "analytics/track", payload: { name: "looked" } }, [], "not_ready"],
];

function sendCommand(command: SectionCommand, events: readonly Draft[]) {
  const app = runningApp();
  app.report(...events);
  const from = app.recorded().length;
  const answer = app.bridge().bridge.send(command);
  return { app, answer, entries: app.recorded().slice(from) };
}

/** Each entry is caused by a previous one, back to the section's command. */
function expectChain([first, ...rest]: readonly Entry[]): void {
  expect(first).toMatchObject({ type: "SectionCommandReceived", cause: null });
  expect(first?.by).toBeUndefined();
  const seqs = new Set([first?.seq]);
  for (const { cause, by, seq } of rest) {
    expect(seqs.has(cause ?? -1)).toBe(true);
    expect(by).toBeDefined();
    seqs.add(seq);
  }
}

describe("a section's command", () => {
  it.each(done)("%j does what it says", (command, events, type, data) => {
    const { answer, entries } = sendCommand(command, events);
    expect(answer).toEqual({ ok: true });
    expectChain(entries);
    expect(entries[0]?.data).toEqual({
      section: "odds-explainer",
      instance: "i1",
      command: { payload: {}, ...command },
    });
    expect(entries.find((entry) => entry.type === type)?.data).toMatchObject(data);
  });

  it.each(notDone)("%j is refused where it cannot be carried out", (command, events, code) => {
    const { app, answer, entries } = sendCommand(command, events);
    expect(answer).toEqual({ ok: true });
    expectChain(entries);
    expect(entries.at(-1)).toMatchObject({ type: "CommandRefused", data: { code } });
    expect(entries).toHaveLength(3);
    expect(app.state().coupon.placement.tag).toBe("editing");
  });

  it("takes the price of a bet from the shell's feeds", () => {
    const { answer } = sendCommand(
      { type: "coupon/addBet", payload: { outcomeId: 901, coef: 100 } },
      [liveFeed],
    );
    expect(answer).toMatchObject({ ok: false, error: { code: "payload" } });
  });
});

it("never navigates to another origin", () => {
  for (const path of ["//evil.example", "/\\evil.example", "/en/..//evil.example", "/%2e%2e//x"]) {
    const { answer, entries } = sendCommand({ type: "nav/go", payload: { path } }, []);
    expect(answer).toMatchObject({ ok: false, error: { code: "payload" } });
    expect(entries.map(({ type }) => type)).toEqual(["SectionRequestRefused"]);
    expect(entries.some((entry) => NavigationRequested.is(entry))).toBe(false);
  }
});
