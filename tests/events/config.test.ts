import { describe, expect, it } from "vitest";
import { isInTest } from "../../src/events/shell/isInTest.ts";
import { consultantOf } from "../../src/events/consultant/selectors.ts";
import { OpenConsultant } from "../../src/commands/consultant.ts";
import { ConsultantOpened } from "../../src/events/consultant/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { SiteConfigBody } from "../../src/events/shell/config.ts";
import { decodeAnswer } from "../../src/codec/tolerant.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { operationAt } from "../contract/openapi.ts";
import { at } from "../contract/places.ts";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";

/** The state of a page that was given this site config. */
const siteOf = (config: object) => stateOf(...eventsOf(config));
const eventsOf = (config: object): readonly Draft[] => [
  answered(SiteConfig, { lang: "en" }, { ...siteConfig, ...config }),
];

const allOn = {
  registration: {
    isAllowed: true,
    types: ["fast_reg"],
    defaultType: "fast_reg",
    variant: "modal",
    isPagePreferred: false,
    isTelegramWidgetShown: false,
    bonusChoices: [0],
    credentialSaving: [],
    reminder: { isEnabled: false, delay: 1, interval: 1 },
  },
  coupon: {
    isBonusBetAllowed: true,
    isVipBetAllowed: true,
    isOneClickEnabled: true,
    minAmountTypeIds: [0],
    maxAmountTypeIds: [1],
    isQuickPanelShown: true,
    amountStepByCurrencyIso: {},
    initialAmountByCurrencyIso: {},
  },
  payment: { isAvailable: true, isSignInRequired: true },
  paymentConsultant: { isEnabled: true, countryIds: [17] },
  redirects: { rules: [], promoBonusVariant: "replace", isServiceEnabled: false },
  idle: { isEnabled: true, minutes: 20 },
  snowfall: { isEnabled: true, count: 12 },
  telegram: { isWebViewAllowed: true },
  cookieConsent: { isPopupEnabled: true, isLoggingEnabled: true },
  serviceWorker: { mode: "register" },
};

describe("the site config", () => {
  it("is one answer that holds what the contract's own example holds [config-001]", () => {
    const { examples } = operationAt("GET", "/bff-api/config/all.json").operation;
    const [, whole] = examples[0] ?? [];
    const received = (group: string, field: string) => {
      const value = at(whole, [group, field]);
      expect(value, `${group}.${field}`).toBeDefined();
      return value;
    };
    const { config } = stateOf(answered(SiteConfig, { lang: "en" }, whole)).shell;
    expect(decodeAnswer(SiteConfigBody, whole)).toMatchObject({ tag: "ok", leftOut: null });
    expect({
      registration: config?.registration?.isAllowed,
      identification: config?.identification?.isShown,
      terms: config?.terms?.isConfirmAvailable,
      personalizedGames: config?.casino?.isPersonalizedGamesShown,
      maintenance: config?.maintenance?.isActive,
      currency: config?.geo?.currencyIso,
      languages: config?.languages.available,
      limitTypes: config?.limits?.availableTypeIds,
      rules: config?.pages?.isRulesEnabled,
      statistic: config?.pages?.isStatisticEnabled,
      blacklist: config?.pages?.pathBlacklist,
      accessIds: config?.pages?.enabledAccessIds,
    }).toEqual({
      registration: received("registration", "isAllowed"),
      identification: received("identification", "isShown"),
      terms: received("terms", "isConfirmAvailable"),
      personalizedGames: received("casino", "isPersonalizedGamesShown"),
      maintenance: received("maintenance", "isActive"),
      currency: received("geo", "currencyIso"),
      languages: received("languages", "available"),
      limitTypes: received("limits", "availableTypeIds"),
      rules: received("pages", "isRulesEnabled"),
      statistic: received("pages", "isStatisticEnabled"),
      blacklist: received("pages", "pathBlacklist"),
      accessIds: received("pages", "enabledAccessIds"),
    });
  });

  it("that switches everything on is heard [config-002]", () => {
    const { config } = siteOf(allOn).shell;
    const receivedValue = (group: keyof typeof allOn) => config?.[group];
    expect(receivedValue("registration")).toMatchObject({ isAllowed: true });
    const { isQuickPanelShown: _own, ...couponSwitches } = allOn.coupon;
    expect(receivedValue("coupon")).toMatchObject(couponSwitches);
    const groups = ["payment", "paymentConsultant", "idle", "snowfall", "telegram"] as const;
    for (const group of groups) expect(receivedValue(group), group).toMatchObject(allOn[group]);
    expect(receivedValue("redirects")).toMatchObject({ promoBonusVariant: "replace" });
    expect(receivedValue("cookieConsent")).toEqual({
      isPopupEnabled: true,
      isLoggingEnabled: true,
    });
    expect(receivedValue("serviceWorker")).toEqual({ mode: "register" });
  });

  it("whose field makes no sense has all others, and says which [config-002]", () => {
    const read = (config: unknown) => decodeAnswer(SiteConfigBody, config);
    const odd = { ...siteConfig, ...allOn };
    const coupon = { ...allOn.coupon, isVipBetAllowed: "yes" };
    const { isVipBetAllowed: _odd, ...others } = allOn.coupon;
    const found = read({ ...odd, coupon, snowfall: 3 });
    expect(found).toMatchObject({ tag: "ok", leftOut: { count: 2 } });
    if (found.tag === "bad" || found.leftOut === null) throw new Error("nothing was left out");
    expect(found.value.coupon).toEqual(others);
    expect(found.value.snowfall).toBeUndefined();
    expect(found.leftOut.detail).toContain("coupon.isVipBetAllowed");
    expect(read("no config").tag).toBe("bad");
  });

  it("says by number which A/B tests the visitor is in [config-007]", () => {
    const state = siteOf({ abTests: { 69: true, 70: false } });
    expect([69, 70, 71].map((id) => isInTest(state, id))).toEqual([true, false, false]);
    expect(isInTest(siteOf({}), 69)).toBe(false);
    const bottom = decodeAnswer(SiteConfigBody, { ...siteConfig, abTests: { bottom: true } });
    expect(bottom).toMatchObject({ tag: "ok", leftOut: { count: 1 } });
    expect(bottom.tag === "ok" && bottom.value.abTests).toBeUndefined();
  });

  describe("with a consultant", () => {
    const consultant = {
      idsByLanguage: { en: "chat en", ru: "chat-ru" },
      colors: { accent: "#0a5", text: "#111" },
    };
    const analytics = {
      counters: {},
      isCollectorEnabled: false,
      collectorKey: "web",
      scriptUrlByType: { consultant: "https://chat.test/{code}.js" },
    };
    const chat = {
      scriptUrl: "https://chat.test/chat%20en.js",
      id: "chat en",
      colors: consultant.colors,
    };

    it("opens the chat of the page's language in its colours by name [config-005]", () => {
      given(...eventsOf({ consultant, analytics }))
        .when(OpenConsultant({}))
        .expectEvents(ConsultantOpened(chat));
    });

    it.each([
      ["no consultant", { analytics }],
      ["none of this language", { consultant: { ...consultant, idsByLanguage: {} }, analytics }],
      ["no vendor", { consultant }],
    ])("opens nothing where there is %s", (_what, config) => {
      expect(consultantOf(siteOf(config))).toBeNull();
      given(...eventsOf(config))
        .when(OpenConsultant({}))
        .expectRefusal("nothing_to_do");
    });
  });
});
