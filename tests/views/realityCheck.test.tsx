// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { type HistoryCoupon, BetsHistory } from "../../src/events/bets/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import {
  RealityAnswered,
  RealityCheckShown,
  RealityTakenUp,
} from "../../src/events/reality/events.ts";
import { durationText } from "../../src/views/reality/duration.ts";
import { RealityCheck } from "../../src/views/reality/RealityCheck.tsx";
import { answered as ready, idle } from "../../src/events/remoteData.ts";
import { moneySince } from "../../src/events/reality/figures.ts";
import { RealityCheckSlot } from "../../src/views/shell/RealityCheckSlot.tsx";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { siteConfig } from "../kit/site.ts";
import { answered } from "../kit/events.ts";
import { limitOf } from "../kit/limits.ts";
import { fakeClient, startedAt } from "./fakeClient.ts";
import { config, control, player, show } from "./player.tsx";
import { one, tap } from "./render.tsx";

const MINUTE_MS = 60_000;
const sinceAt = startedAt - 90 * MINUTE_MS;
const limits = (
  ...more: readonly (ReturnType<typeof limitOf> & { readonly renewsAt?: number })[]
) => answered(ClientLimits, {}, { data: [limitOf(32, 30), ...more] });
const history = (items: readonly HistoryCoupon[], nextPageToken: string | null = null): Draft =>
  answered(
    BetsHistory,
    { status: null, pageToken: null },
    {
      items,
      nextPageToken,
      summary: { count: items.length, amount: 0, payout: 0, currencyIso: "EUR" },
    },
  );
const coupon = (over: Partial<HistoryCoupon>): HistoryCoupon => ({
  id: 1,
  accountId: 11,
  currencyIso: "EUR",
  typeId: 0,
  createdAt: sinceAt / 1000 + 60,
  settledAt: null,
  amount: 10,
  coef: 2,
  possibleWin: 20,
  payout: 0,
  status: "lost",
  bets: [],
  ...over,
});

/** A player with a check every 30 minutes, 90 minutes after logging in. */
function received(...events: readonly Draft[]) {
  const stored = { startedAt: sinceAt, leftMs: 60_000, doNotShowAgain: false, sinceAt };
  const fake = fakeClient({ stored: { realityCheck: stored } });
  fake.emit(config, ...player(100), limits(), RealityTakenUp({ intervalMs: 1_800_000 }));
  fake.emit(RealityCheckShown({}), ...events);
  return fake;
}
const shown = (...events: readonly Draft[]) => {
  const fake = received(...events);
  return { fake, page: show(fake, <RealityCheck />) };
};
const sentAnswer = (action: string, doNotShowAgain: boolean) => ({
  type: "AnswerRealityCheck",
  data: { action, doNotShowAgain },
});

describe("the reality check", () => {
  it("is an alert dialog that says how long, since when and how often [reality-002]", () => {
    const { page } = shown();
    const dialog = one(page, "dialog[role=alertdialog]");
    expect(dialog.hasAttribute("open")).toBe(true);
    expect(one(page, "h2").textContent).toBe("You logged in 1 h 30 min ago");
    expect(document.activeElement).toBe(one(page, "h2"));
    expect(page.textContent).toContain("every 30 minutes");
    expect(page.textContent).toMatch(/Since \d\d:30/);
  });
  it.each([
    ["Continue", "continue"],
    ["Log out", "log_out"],
    ["Close without an answer", "nothing"],
  ])(
    "with %s sends the answer %s, with the checkbox as ticked [reality-002] [reality-003]",
    (name, action) => {
      const plain = shown();
      tap(control(plain.page, name));
      expect(plain.fake.sent).toEqual([sentAnswer(action, false)]);
      const flagged = shown();
      tap(one(flagged.page, "input[type=checkbox]"));
      tap(control(flagged.page, name));
      expect(flagged.fake.sent).toEqual([sentAnswer(action, true)]);
    },
  );
  it("has no checkbox where the policy pack asks for checks: none can be the last", () => {
    const policy = { id: "US-PA", figures: {}, limits: { 32: { atMost: 60 } } };
    const site = answered(SiteConfig, { lang: "en" }, { ...siteConfig, policy });
    const { page } = shown(site);
    expect(page.querySelectorAll("input[type=checkbox]")).toHaveLength(0);
    expect(control(page, "Continue")).toBeDefined();
    expect(shown().page.querySelectorAll("input[type=checkbox]")).toHaveLength(1);
  });
  it("can neither be closed nor be the last where the policy pack has it acknowledged", () => {
    const policy = {
      id: "ZZ",
      figures: {},
      areChecksAcknowledged: true,
      bounds: { "REALITY-PAUSE.pauseMs": { atLeast: 300_000 } },
    };
    const site = answered(SiteConfig, { lang: "en" }, { ...siteConfig, policy });
    const { fake, page } = shown(site);
    expect(page.querySelectorAll("input[type=checkbox]")).toHaveLength(0);
    expect(page.textContent).not.toContain("Close without an answer");
    expect(page.querySelectorAll('[aria-label="Close without an answer"]')).toHaveLength(0);
    act(() => {
      one(page, "dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    });
    expect(fake.sent).toEqual([]);
    expect(page.textContent).toContain("After your answer, no bet is taken for 5 min.");
    expect(shown().page.textContent).not.toContain("After your answer");
    tap(control(page, "Continue"));
    expect(fake.sent).toEqual([sentAnswer("continue", false)]);
  });
  it("has the help line of the policy pack, in its own language", () => {
    const helpLine = { text: "Hilfe: 0800 555", lng: "de", phone: "5550" };
    const policy = { id: "ZZ", figures: {}, helpLine };
    const { page } = shown(answered(SiteConfig, { lang: "en" }, { ...siteConfig, policy }));
    const link = one(page, 'dialog a[href="tel:5550"]');
    expect([link.textContent, link.closest("[lang]")?.getAttribute("lang")]).toEqual([
      "Hilfe: 0800 555",
      "de",
    ]);
    expect(shown().page.querySelector('a[href^="tel:"]')).toBeNull();
  });
  it("treats Esc as closing [reality-002]", () => {
    const { fake, page } = shown();
    act(() => {
      one(page, "dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    });
    expect(fake.sent).toEqual([sentAnswer("nothing", false)]);
  });
  it("opens again when the browser closes it by itself", () => {
    const { page } = shown();
    const dialog = page.querySelector("dialog");
    if (dialog === null) throw new Error("there is no dialog");
    act(() => dialog.close());
    expect(dialog.open).toBe(true);
  });
  it("accepts no second answer while the player is being logged out [reality-005]", () => {
    const leaving = RealityAnswered({ action: "log_out", doNotShowAgain: false, shownAt: 0 });
    const { fake, page } = shown(leaving);
    expect(control(page, "Logging out").getAttribute("aria-busy")).toBe("true");
    tap(control(page, "Continue"));
    tap(control(page, "Close without an answer"));
    expect(fake.sent).toEqual([]);
  });
  it("shows the balance of the session, once it has loaded and if it is complete", () => {
    const { fake, page } = shown();
    expect(page.querySelector("dl")).toBeNull();
    const before = coupon({ id: 9, createdAt: sinceAt / 1000 - 60, amount: 500 });
    const won = coupon({ id: 2, status: "won", payout: 15.5, amount: 5.1 });
    fake.emit(history([won, coupon({}), before], "more"));
    expect(one(page, "dl").textContent).toBe("Staked€15.10Returned€15.50Result+€0.40");
    fake.emit(history([coupon({ id: 3, status: "open", payout: null }), won, coupon({}), before]));
    expect(one(page, "dl").textContent).toBe("Staked€25.10Returned€15.50Still open€10.00");
  });
  it("shows how much of the session limit is used", () => {
    const { fake, page } = shown();
    expect(page.textContent).not.toContain("Session limit");
    fake.emit(limits({ ...limitOf(31, 4), limitBalance: 9_000 }));
    expect(page.textContent).toContain("Session limit 4 h");
    const renewsAt = Date.UTC(2027, 1, 10, 23) / 1000;
    fake.emit(limits({ ...limitOf(31, 4), limitBalance: 9_000, renewsAt }));
    expect(page.textContent).toMatch(/Session limit 4 h until \d\d:00 \(UTC[+−]?\d*\)/);
  });
  it("covers the page while it is pending, and not before or after [reality-002]", async () => {
    const fake = fakeClient({
      stored: { realityCheck: { startedAt: 0, leftMs: 1, doNotShowAgain: false } },
    });
    fake.emit(config, ...player(100), limits(), RealityTakenUp({ intervalMs: 1_800_000 }));
    const page = show(fake, <RealityCheckSlot />);
    expect(page.querySelector("dialog")).toBeNull();
    await act(async () => {
      fake.emit(RealityCheckShown({}));
      await import("../../src/views/reality/RealityCheck.tsx");
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(one(page, "h2").textContent).toBe("30 min have passed");
    tap(control(page, "Continue"));
    expect(page.querySelector("dialog")).toBeNull();
  });
  it("ends the session safely when it cannot be shown [reality-002]", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal").mockImplementation(() => {
      throw new Error("there is no top layer");
    });
    const fake = received();
    show(fake, <RealityCheckSlot />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(fake.sent).toEqual([{ type: "EndSessionSafely", data: {} }]);
    expect(fake.state().session.tag).toBe("visitor");
    showModal.mockRestore();
    complaint.mockRestore();
  });
});

describe("the money of a session", () => {
  const bets = (items: readonly HistoryCoupon[] | null, nextPageToken: string | null = null) => ({
    history: items === null ? idle : ready({ items, nextPageToken, summary: null }, 0),
  });
  it("is unknown without a history, or where its pages start later", () => {
    expect(moneySince(bets(null), sinceAt, "EUR")).toBeNull();
    expect(moneySince(bets([coupon({})], "more"), sinceAt, "EUR")).toBeNull();
    expect(moneySince(bets([coupon({})]), sinceAt, "EUR")).not.toBeNull();
  });
  it("is unknown with coupons of another currency", () => {
    expect(moneySince(bets([coupon({ currencyIso: "USD" })]), sinceAt, "EUR")).toBeNull();
  });
  it("counts a part that was cashed out as staked and returned", () => {
    const sold = coupon({ amount: 6, payout: null, cashedOut: { amount: 4, payout: 3.5 } });
    const open = { ...sold, status: "open" };
    expect(moneySince(bets([open]), sinceAt, "EUR")).toEqual({
      staked: 1000,
      returned: 350,
      open: 600,
    });
  });
  it("adds up in hundredths", () => {
    const dimes = [0, 1, 2].map((id) => coupon({ id, amount: 0.1, payout: 0.2, status: "won" }));
    expect(moneySince(bets(dimes), sinceAt, "EUR")).toEqual({ staked: 30, returned: 60, open: 0 });
    expect(moneySince(bets([]), sinceAt, "EUR")).toEqual({ staked: 0, returned: 0, open: 0 });
  });
});

describe("a duration", () => {
  it.each([
    [0, "minutes 0"],
    [59 * MINUTE_MS, "minutes 59"],
    [60 * MINUTE_MS, "hours 1"],
    [90 * MINUTE_MS + 59_999, "hoursMinutes 1 30"],
  ])("of %i ms is %s", (ms, text) => {
    const words = (textKey: string, values: Record<string, string | number> = {}) =>
      [textKey.replace("reality.", ""), ...Object.values(values)].join(" ");
    expect(durationText(ms, words)).toBe(text);
  });
});
