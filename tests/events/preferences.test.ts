import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { FurtherConfigRead } from "../../src/events/furtherConfig/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import {
  consentFor,
  consentOf,
  hasConsent,
  isCookieNoticeShown,
} from "../../src/events/preferences/consent.ts";
import {
  BettingSettingsChanged,
  CookiesAgreed,
  LogCookiesAgreement,
  PreferencesChanged,
  PreferencesFound,
} from "../../src/events/preferences/events.ts";
import {
  bettingSettingsOf,
  globalSettings,
  preferencesOf,
} from "../../src/events/preferences/selectors.ts";
import type { Preferences } from "../../src/events/preferences/stored.ts";
import { appViewTypeOf } from "../../src/events/settings/selectors.ts";
import { WindowSizeChanged } from "../../src/events/shell/device.ts";
import { LoadConfig } from "../../src/events/shell/events.ts";
import { signedIn, withMoney } from "../kit/facts.ts";
import { siteConfig } from "../kit/site.ts";
import { started, stateOf } from "../kit/spec.ts";

const startedWith = (data: object): Draft => ({ ...started, data: { ...started.data, ...data } });
const site = (over: object): Draft =>
  LoadConfig.answered({ call: 1, ask: { lang: "en" }, body: { ...siteConfig, ...over } });
const view = (over: object) =>
  site({ view: { allowedCoefViewIds: [0, 1, 2, 4, 5, 6, 14], ...over } });
const asking = site({ cookieConsent: { isPopupEnabled: true } });
const further = (config: object) => FurtherConfigRead({ config, refused: [] });
const found = (kept: Preferences = {}, over: object = {}) =>
  PreferencesFound({
    kept,
    betting: {},
    consent: null,
    agreedAt: null,
    isSystemDark: false,
    ...over,
  });

describe("preferences", () => {
  it("have their defaults [settings-003]", () => {
    expect(preferencesOf(stateOf())).toMatchObject({
      isAccumulatorOfTheDay: 1,
      isLiveAccumulatorOfTheDay: 1,
      isDisplayStatsInNewWindow: 1,
      isMoveVideoOnScroll: 1,
      isGroupByCountry: true,
    });
    expect(globalSettings(stateOf()).partnerHasTaxes).toBe(true);
  });

  it("are what the device keeps, and what she changes [settings-005]", () => {
    const kept = { isAccumulatorOfTheDay: 0, isDetailedScore: true } as const;
    const state = stateOf(found(kept), PreferencesChanged({ isBetGenerator: true }));
    expect(preferencesOf(state)).toMatchObject({ ...kept, isBetGenerator: true });
    expect(preferencesOf(state).isShowGameId).toBe(false);
  });

  it("app view and names of markets are allowed ones: hers, the site's, else the first [settings-013]", () => {
    const of = (kept: Preferences, allowed: number[], standard: number) => {
      const state = stateOf(
        found(kept),
        view({ allowedAppViewTypes: allowed, defaultAppViewType: standard }),
        further({
          view: {
            allowedMarketsNameTypes: allowed,
            defaultMarketsNameType: standard,
            partnerHasTaxes: false,
          },
        }),
      );
      return [appViewTypeOf(state), preferencesOf(state).marketsNameType];
    };
    const asian = { appViewType: 1, marketsNameType: 1 } as const;
    expect(of(asian, [0, 1], 0)).toEqual([1, 1]);
    expect(of({}, [0, 1], 1)).toEqual([1, 1]);
    expect(of(asian, [0], 1)).toEqual([0, 0]);
    expect(of({}, [1], 0)).toEqual([1, 1]);
  });

  it("betting begins live, and is where she last looked [settings-006] [settings-007]", () => {
    const of = (...facts: readonly Draft[]) => bettingSettingsOf(stateOf(...facts));
    expect(of()).toEqual({
      currentBettingType: "live",
      isLoadingSports: true,
      isGroupSportsByCategories: false,
      cyberMatchesFilterType: 0,
      cyberType: 0,
      isWideScreenScoreboard: false,
      isUpcomingEvent: false,
      isOnlyWithVideos: false,
      filteredMarkets: "",
    });
    const line = RouteEntered({ path: "/en/section/line/1" });
    expect(of(line, RouteEntered({ path: "/en/office/menu" })).currentBettingType).toBe("line");
    const stored = found({}, { betting: { currentBettingType: "line", isOnlyWithVideos: true } });
    expect(of(stored)).toMatchObject({ currentBettingType: "line", isOnlyWithVideos: true });
    expect(of(RouteEntered({ path: "/en/section/live" }), stored)).toMatchObject({
      currentBettingType: "live",
      isOnlyWithVideos: true,
    });
    expect(of(BettingSettingsChanged({ filteredMarkets: "1,17" })).filteredMarkets).toBe("1,17");
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

  it("is not asked for in other layouts, nor before the age is told, nor where the site says so [ui-010]", () => {
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

  it("is to be told until the server has heard just this answer [settings-016]", () => {
    const first = stateOf(asking, agreed("all"));
    const { agreedAt } = first.preferences;
    expect(agreedAt).toBeGreaterThan(0);
    const told = (cookiesAgreeTime: number) =>
      LogCookiesAgreement.answered({
        call: 2,
        ask: { cookiesAgreeTime, cookiesAgreeType: "all" },
        body: {},
      });
    const after = (cookiesAgreeTime: number) =>
      stateOf(asking, agreed("all"), told(cookiesAgreeTime)).preferences.agreedAt;
    expect(after(agreedAt ?? 0)).toBeNull();
    expect(after((agreedAt ?? 0) - 1)).toBe(agreedAt);
  });
});

describe("the global settings", () => {
  it("are one object with every field of the ledger [settings-001]", () => {
    const windowSize = { width: 390, height: 844 };
    const state = stateOf(
      startedWith({ found: { browserZone: 2 } }),
      site({ geo: { currencyIso: "EUR", countryCode: "MT" } }),
      signedIn,
      withMoney(),
      WindowSizeChanged(windowSize),
    );
    expect(globalSettings(state)).toMatchObject({
      appFontSize: 1,
      appTheme: 0,
      appViewType: 0,
      balance: 100,
      coefIndicationType: 0,
      coefViewId: 0,
      language: "en",
      currentCountryCode: "MT",
      timeZone: 2,
      is12h: false,
      userId: state.session.tag === "player" ? state.session.userId : "nobody",
      lineProfileId: 0,
      liveProfileId: 0,
      profileIdTimestamp: 0,
      isAccumulatorOfTheDay: 1,
      isLiveAccumulatorOfTheDay: 1,
      isAppCompactView: false,
      isAppLightVersion: false,
      isBestMatchesOnTop: false,
      isBetGenerator: false,
      isDetailedScore: false,
      isDisplayStatsInNewWindow: 1,
      isMoveVideoOnScroll: 1,
      isShowGameId: false,
      isShowSportsOnly: false,
      isTeamLogosInCoupon: false,
      leftSectionDisplayState: true,
      rightSectionDisplayState: true,
      marketsNameType: 0,
      zoneState: true,
      cookiesAgreeType: "all",
      isUserTermsChanged: false,
      partnerHasTaxes: true,
      userTermsChangedUpdatedAt: null,
      abTestsAvailability: {},
      isGroupByCountry: true,
      isRegistrationProcess: false,
      siteConfig: state.shell.config,
      windowSize,
    });
  });
  it("know a player and a form of registration [settings-001]", () => {
    const at = (path: string) => globalSettings(stateOf(RouteEntered({ path })));
    expect(at("/en/registration").isRegistrationProcess).toBe(true);
    expect(at("/en/section/live").isRegistrationProcess).toBe(false);
    expect(at("/en").userId).toBeNull();
  });
});
