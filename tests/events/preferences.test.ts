import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import {
  consentFor,
  consentOf,
  hasConsent,
  isCookieNoticeShown,
} from "../../src/events/preferences/consent.ts";
import {
  CookiesAgreed,
  LogCookiesAgreement,
  PreferencesChanged,
  PreferencesFound,
} from "../../src/events/preferences/events.ts";
import type { Preferences } from "../../src/events/preferences/stored.ts";
import { appViewTypeOf, marketsNameTypeOf } from "../../src/events/settings/selectors.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { siteConfig } from "../kit/site.ts";
import { started, stateOf } from "../kit/spec.ts";

const startedWith = (data: object): Draft => ({ ...started, data: { ...started.data, ...data } });
const site = (over: object): Draft =>
  SiteConfig.answered({ call: 1, ask: { lang: "en" }, body: { ...siteConfig, ...over } });
const view = (over: object) =>
  site({ view: { allowedCoefViewIds: [0, 1, 2, 4, 5, 6, 14], ...over } });
const asking = site({ cookieConsent: { isPopupEnabled: true } });
const found = (kept: Preferences = {}, over: object = {}) =>
  PreferencesFound({
    kept,
    consent: null,
    agreedAt: null,
    isSystemDark: false,
    ...over,
  });

describe("preferences", () => {
  it("are what the device keeps, and what the player changes [settings-005]", () => {
    const kept = { isShowGameId: true, isLeftHidden: true };
    const state = stateOf(found(kept), PreferencesChanged({ isVisuallyImpaired: true }));
    expect(state.preferences.kept).toEqual({ ...kept, isVisuallyImpaired: true });
  });

  it("changed before they are read from the device are kept; another tab's replace them later [settings-008]", () => {
    const early = [PreferencesChanged({ isShowGameId: false }), found({ isShowGameId: true })];
    expect(stateOf(...early).preferences.kept).toEqual({ isShowGameId: false });
    const later = found({ hasNoShortcuts: true });
    expect(stateOf(...early, later).preferences.kept).toEqual({ hasNoShortcuts: true });
  });

  it("the app view is an allowed one: the player's, the site's, else the first [settings-013]", () => {
    const of = (kept: Preferences, allowed: number[], standard: number) =>
      appViewTypeOf(
        stateOf(found(kept), view({ allowedAppViewTypes: allowed, defaultAppViewType: standard })),
      );
    const asian = { appViewType: 1 } as const;
    expect(of(asian, [0, 1], 0)).toBe(1);
    expect(of({}, [0, 1], 1)).toBe(1);
    expect(of(asian, [0], 1)).toBe(0);
    expect(of({}, [1], 0)).toBe(1);
  });
});

describe("names of markets", () => {
  it("are of an allowed kind: the player's, the site's, else the first [settings-013]", () => {
    const of = (kept: Preferences, allowed: number[], standard: number) =>
      marketsNameTypeOf(
        stateOf(
          found(kept),
          view({ allowedMarketsNameTypes: allowed, defaultMarketsNameType: standard }),
        ),
      );
    const short = { marketsNameType: 1 } as const;
    expect(of(short, [0, 1], 0)).toBe(1);
    expect(of({}, [0, 1], 1)).toBe(1);
    expect(of(short, [0], 1)).toBe(0);
    expect(of({ marketsNameType: 0 }, [1], 0)).toBe(1);
  });
});

describe("consent to cookies", () => {
  const agreed = (consent: string) => CookiesAgreed({ consent });
  it("is for all where nobody is asked [settings-015]", () => {
    const state = stateOf(site({}));
    expect(consentOf(state)).toBe("all");
    expect(hasConsent(state, "marketing")).toBe(true);
    expect(isCookieNoticeShown(state)).toBe(false);
    expect(hasConsent(stateOf(), "functional")).toBe(false);
  });

  it("is asked for until there is an answer, and holds for its groups alone [ui-010]", () => {
    const groups = (consent: string) => {
      const state = stateOf(asking, agreed(consent));
      expect(isCookieNoticeShown(state)).toBe(false);
      return [hasConsent(state, "functional"), hasConsent(state, "marketing")];
    };
    expect(isCookieNoticeShown(stateOf(asking))).toBe(true);
    expect(hasConsent(stateOf(asking), "functional")).toBe(false);
    expect(groups("all")).toEqual([true, true]);
    expect(groups("necessary")).toEqual([false, false]);
    expect(groups("functional")).toEqual([true, false]);
    expect(groups("marketing")).toEqual([false, true]);
  });

  it("an answer of an earlier visit holds; one that makes no sense is asked for again [ui-010]", () => {
    const of = (consent: string) =>
      isCookieNoticeShown(stateOf(startedWith({ found: { consent } }), asking));
    expect(of("functional")).toBe(false);
    expect(of("sometimes")).toBe(true);
  });

  it("is not requested in other layouts, before the age is confirmed, or where the site says so [ui-010]", () => {
    const at = (path: string) => isCookieNoticeShown(stateOf(asking, RouteEntered({ path })));
    expect(at("/en/coupon")).toBe(true);
    expect(at("/en/user/login")).toBe(false);
    expect(at("/en/block")).toBe(false);
    const aged = site({
      cookieConsent: { isPopupEnabled: true },
      ageRestriction: { variant: "stored", minAge: 18 },
    });
    expect(isCookieNoticeShown(stateOf(aged))).toBe(false);
    const hidden = site({
      cookieConsent: { isPopupEnabled: true },
      pages: {
        isRulesEnabled: true,
        isStatisticEnabled: true,
        pathBlacklist: [],
        enabledAccessIds: [],
        isCookieNoticeShown: false,
      },
    });
    expect(isCookieNoticeShown(stateOf(hidden))).toBe(false);
  });

  it("has one name for each choice of groups", () => {
    const names = [false, true].flatMap((functional) =>
      [false, true].map((marketing) => consentFor({ functional, marketing })),
    );
    expect(names).toEqual(["necessary", "marketing", "functional", "all"]);
  });

  it("is reported until the server has received exactly this answer [settings-016]", () => {
    const first = stateOf(asking, agreed("all"));
    const { agreedAt } = first.preferences;
    expect(agreedAt).toBeGreaterThan(0);
    const received = (cookiesAgreeTime: number) =>
      LogCookiesAgreement.answered({
        call: 2,
        ask: { cookiesAgreeTime, cookiesAgreeType: "all" },
        body: {},
      });
    const after = (cookiesAgreeTime: number) =>
      stateOf(asking, agreed("all"), received(cookiesAgreeTime)).preferences.agreedAt;
    expect(after(agreedAt ?? 0)).toBeNull();
    expect(after((agreedAt ?? 0) - 1)).toBe(agreedAt);
  });
});
