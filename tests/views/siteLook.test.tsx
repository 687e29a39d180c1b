// @vitest-environment happy-dom
import { siteWith } from "../kit/events.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AppsBannerFound } from "../../src/events/layout/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { TabHidden, TabShown } from "../../src/events/shell/events.ts";
import { siteConfig } from "../kit/site.ts";
import { visitor } from "./player.tsx";
import { one, tap, settled } from "./render.tsx";
import { open, pages, config, hrefs } from "./layoutPage.tsx";

describe("the app banner", () => {
  const withBanner = config({ pages: { ...pages, isDownloadAppsBannerShown: true } });
  const banner = (place: ParentNode) =>
    place.querySelector('section[aria-label="Touchline as an app"]');
  it("leads to the apps, and stays closed once it was closed [layouts-001]", async () => {
    const { page, emit, received } = await open("/en", [withBanner]);
    expect(banner(page)).toBeNull();
    emit(AppsBannerFound({ isClosed: false }));
    const shown = banner(page);
    expect(shown === null ? [] : hrefs(shown)).toEqual(["/en/mobile"]);
    tap(one(page, 'button[aria-label="Hide this offer"]'));
    expect(banner(page)).toBeNull();
    expect(received.filter(({ type }) => type === "ValueStored").map(({ data }) => data)).toEqual([
      { area: "session", key: "tl.s.appsBannerClosed", value: "true" },
    ]);
  });
  it("does not appear again in a tab where it was closed [layouts-001]", async () => {
    const { page } = await open("/en", [withBanner, AppsBannerFound({ isClosed: true })]);
    expect(banner(page)).toBeNull();
  });
});

it("links to the registration bot on Telegram [layouts-001]", async () => {
  const registration = {
    isAllowed: true,
    types: [],
    defaultType: "",
    variant: "",
    isPagePreferred: false,
    isTelegramWidgetShown: true,
    bonusChoices: [],
    credentialSaving: [],
  };
  const { page } = await open("/en", [
    siteWith({ registration, telegram: { bot: "touchline_bot" } }),
    visitor,
  ]);
  const link = one(page, '[data-part="telegram"] a');
  expect(link.getAttribute("href")).toBe("https://t.me/touchline_bot?start=registration");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  expect(page.querySelector("script")).toBeNull();
});

describe("the look of a site", () => {
  it("applies the colours of its brand book as properties of the page [ui-007]", async () => {
    const entry = (css_prop: string, css_value: string) => ({ css_prop, css_value });
    const { style } = document.documentElement;
    await open("/en", [
      config({
        branding: {
          name: "Northgate",
          defaultTheme: 0,
          brandBook: [
            entry("--brand", "#ffd84a"),
            entry("--brand-on", "#101010"),
            entry("--color-up", "#ff0000"),
          ],
        },
      }),
    ]);
    await settled();
    expect(style.getPropertyValue("--brand")).toBe("#ffd84a");
    expect(style.getPropertyValue("--brand-on")).toBe("#101010");
    expect(style.getPropertyValue("--color-up")).toBe("");
    document.documentElement.removeAttribute("style");
  });

  it("loads styles from a versioned path where the app was built with others [ui-008]", async () => {
    const site = (cdnVersion: string) =>
      siteWith({ site: { domain: "a", partnerId: 1, projectId: 1, cdnUrl: "/cdn", cdnVersion } });
    const styles = () => document.querySelector('link[rel="stylesheet"]')?.getAttribute("href");
    const { emit } = await open("/en", [config(), site(siteConfig.site.appVersion)]);
    expect(styles()).toBeUndefined();
    emit(site("0.2.0"));
    expect(styles()).toBe("/cdn/0.2.0/touchline.css");
  });
});

describe("snow", () => {
  const on = siteWith({ snowfall: { isEnabled: true, count: 40 } });
  const sky = (place: ParentNode) => place.querySelector("[data-part='snow']");
  afterEach(() => vi.restoreAllMocks());
  it("has 40 flakes, on home only, and stops while nobody looks [ui-002]", async () => {
    const { page, emit } = await open("/en", [config()]);
    expect(sky(page)).toBeNull();
    emit(on);
    await settled();
    expect(sky(page)?.children).toHaveLength(40);
    emit(TabHidden({}));
    expect(sky(page)?.hasAttribute("data-paused")).toBe(true);
    emit(TabShown({}));
    expect(sky(page)?.hasAttribute("data-paused")).toBe(false);
    emit(RouteEntered({ path: "/en/office/menu" }));
    await settled();
    expect(sky(page)).toBeNull();
  });
  it("does not fall for visitors who prefer reduced motion [ui-002]", async () => {
    const match = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      query.includes("reduced-motion")
        ? {
            ...match("all"),
            matches: true,
            addEventListener: () => {},
            removeEventListener: () => {},
          }
        : match(query),
    );
    const { page } = await open("/en", [config(), on]);
    await settled();
    expect(sky(page)).toBeNull();
  });
});
