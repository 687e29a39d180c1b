// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Accounts } from "../../src/events/account/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { SessionClosed, SessionOpened } from "../../src/events/session/events.ts";
import { SettingsChanged } from "../../src/events/settings/events.ts";
import {
  CameOnline,
  ConfigMissing,
  SiteConfig,
  WentOffline,
} from "../../src/events/shell/events.ts";
import { Vault } from "../../src/infra/vault.ts";
import { one, painted, tap, settled } from "./render.tsx";
import { open } from "./wholeApp.tsx";

const root = () => document.documentElement;

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(() => {
  window.history.replaceState(null, "", "/");
  for (const { name } of [...root().attributes]) root().removeAttribute(name);
});

describe("the shell", () => {
  it("turns a tap on its own link into a command, and shows the target", async () => {
    const { page, sent, state } = await open("/en/section/live/1");
    tap(one(page, 'article a[href="/en/section/live/1/50001"]'));
    await settled();
    expect(sent).toEqual([
      { type: "GoTo", data: { path: "/en/section/live/1/50001", isReplacing: false } },
    ]);
    expect(state().navigation.route).toEqual({
      name: "game",
      params: { feed: "live", sport: "1", game: "50001" },
    });
    expect(window.location.pathname).toBe("/en/section/live/1/50001");
    expect(one(page, "h1").textContent).toBe("Continental Cup");
    expect(document.activeElement?.id).toBe("main");
  });

  it("leaves other taps to the browser", async () => {
    const { page, sent } = await open("/en/section/live/1");
    const link = one(page, "article a");
    const skip = one(page, 'a[href="#main"]');
    const tapWith = (element: HTMLElement, init: MouseEventInit) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
      act(() => {
        element.dispatchEvent(event);
      });
    };
    tapWith(link, { ctrlKey: true });
    tapWith(link, { button: 1 });
    tapWith(skip, {});
    link.setAttribute("href", "/en/office/promo-code-check?promocode=WELCOME");
    tapWith(link, {});
    expect(sent).toEqual([]);
  });

  it("reports the address when the browser goes back by itself", async () => {
    const { state } = await open("/en/section/live/1");
    window.history.replaceState(null, "", "/en/section/line");
    act(() => {
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(state().navigation.route).toEqual({ name: "line", params: {} });
  });

  it("opens the coupon over the page when it holds bets, otherwise goes to its page", async () => {
    const { page, sent, emit, state } = await open("/en/section/live/1");
    emit(config());
    const coupon = () => one(page, 'nav a[href="/en/coupon"]');
    expect(coupon().getAttribute("aria-label")).toBe("Coupon, no bets");
    tap(one(page, 'button[aria-label="Draw, 4.60"]'));
    // The price is answered first.
    expect(coupon().getAttribute("aria-label")).toBe("Coupon, no bets");
    await painted();
    expect(coupon().getAttribute("aria-label")).toBe("Coupon, 1 bet");
    tap(coupon());
    expect(sent.map(({ type }) => type)).toEqual(["AddBet", "OpenQuickCoupon"]);
    expect(state().navigation.isQuickCouponOpen).toBe(true);
    emit(config({ isQuickPanelShown: false }));
    tap(coupon());
    expect(sent.at(-1)).toEqual({ type: "GoTo", data: { path: "/en/coupon", isReplacing: false } });
  });

  it("has no bottom bar where the page has its own footer", async () => {
    const { page, emit } = await open("/en/section/live/1");
    expect(page.querySelectorAll('nav[aria-label="Main"]')).toHaveLength(1);
    emit(RouteEntered({ path: "/en/coupon" }));
    await settled();
    expect(page.querySelectorAll('nav[aria-label="Main"]')).toHaveLength(0);
  });

  it("offers the way in to a visitor and the balance to a player", async () => {
    const { page, emit } = await open("/en/section/live/1");
    expect(one(page, 'a[href="/en/user/login"]').textContent).toBe("Log in");
    emit(SessionClosed({ reason: "start" }));
    expect(one(page, 'a[href="/en/user/login"]').textContent).toBe("Log in");
    emit(SessionOpened({ userId: new Vault().seal("personal", 1) }), accounts());
    // The money format loads with the player chunk.
    await settled();
    await vi.waitFor(() => expect(page.textContent).toContain("Main account €1,248.50"));
  });

  it("puts the settings on the root element", async () => {
    const { emit, state } = await open("/en/section/live/1");
    expect(root().getAttribute("data-theme")).toBeNull();
    expect([root().lang, root().dir]).toEqual(["en", "ltr"]);
    const { settings } = state();
    emit(SettingsChanged({ ...settings, theme: "dark", fontScale: "xl", isCompactView: true }));
    expect(root().getAttribute("data-theme")).toBe("dark");
    expect(root().getAttribute("data-font-scale")).toBe("xl");
    expect(root().getAttribute("data-density")).toBe("compact");
    emit(SettingsChanged({ ...settings, language: "ru" }));
    await settled();
    expect(root().lang).toBe("ru");
    expect(root().getAttribute("data-density")).toBeNull();
  });

  it("names each page", async () => {
    const { emit } = await open("/en/section/live/1");
    expect(document.title).toBe("Live Football, Touchline");
    emit(RouteEntered({ path: "/en/section/live/1/50001" }));
    await settled();
    expect(document.title).toBe("Norrvik – Bastia Azul, Touchline");
    emit(RouteEntered({ path: "/en" }));
    await settled();
    expect(document.title).toBe("Touchline");
  });

  it("shows for how long there has been no connection", async () => {
    const { page, emit } = await open("/en/section/live/1");
    emit(WentOffline({}));
    expect(page.textContent).toContain("No connection. What you see may be old.");
    emit(CameOnline({}));
    expect(page.textContent).not.toContain("No connection");
  });

  it("says that it cannot start without its config, and offers to reload", async () => {
    const { page, emit } = await open("/en/section/live/1");
    emit(ConfigMissing({ tries: 6 }));
    expect(one(page, "h2").textContent).toBe("Touchline could not start");
    expect(one(page, "button").textContent).toBe("Reload");
    expect(page.querySelectorAll("nav")).toHaveLength(0);
  });

  it("offers the way home at an address without a page", async () => {
    const { page } = await open("/en/nowhere");
    expect(one(page, "h1").textContent).toBe("This page could not be found");
    expect(one(page, 'main a[href="/en"]').textContent).toBe("Go to home");
  });

  it("applies a partner's brand book", async () => {
    const { emit } = await open("/en/section/live/1");
    emit(
      config({}, [
        { css_prop: "--brand", css_value: "#0044ff" },
        { css_prop: "--brand-on", css_value: "#ffffff" },
      ]),
    );
    await settled();
    expect(root().style.getPropertyValue("--brand")).toBe("#0044ff");
  });
});

const accounts = () =>
  Accounts.answered({
    call: 9,
    ask: {},
    body: { accounts: [], all_accounts: [account] },
  });

const account = {
  id: 1,
  type: 1,
  iso: "EUR",
  symbol: "€",
  currencyId: 2,
  money: 1248.5,
  points: 0,
  label: "Main account",
  labelWithSymbol: "Main account, €",
  isActive: true,
  isPointsTypeBalance: false,
};

const config = (
  coupon: { isQuickPanelShown?: boolean } = {},
  brandBook: { css_prop: string; css_value: string }[] = [],
) =>
  SiteConfig.answered({
    call: 8,
    ask: { lang: "en" },
    body: {
      site: { environment: "development", appVersion: "0.1.0" },
      languages: { default: "en", available: ["en", "ru"] },
      coupon: { minAmountTypeIds: [], maxAmountTypeIds: [], isQuickPanelShown: true, ...coupon },
      polling: { defaultMs: 10_000, lineMs: 15_000, liveMs: 3000, pauseHiddenMs: 30_000 },
      branding: { name: "Partner", defaultTheme: 0, brandBook },
    },
  });
