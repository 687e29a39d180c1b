import { describe, it } from "vitest";
import {
  AgreeToCookies,
  ChangePreferences,
  ChangeSettings,
} from "../../src/commands/preferences.ts";
import { CookiesAgreed, PreferencesChanged } from "../../src/events/preferences/events.ts";
import { SettingsChanged } from "../../src/events/settings/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { siteConfig } from "../kit/site.ts";
import { given } from "../kit/spec.ts";

const site = (over: object) =>
  SiteConfig.answered({ call: 1, ask: { lang: "en" }, body: { ...siteConfig, ...over } });
const formats = (allowedCoefViewIds: number[], over: object = {}) =>
  site({ view: { allowedCoefViewIds, ...over } });

describe("ChangeSettings", () => {
  it("says what is different", () =>
    given()
      .when(ChangeSettings({ theme: "dark", is12h: true }))
      .expectEvents(SettingsChanged({ theme: "dark", is12h: true })));
  it("without a difference does nothing", () =>
    given().when(ChangeSettings({})).expectRefusal("nothing_to_do"));
  it("takes a format that the site allows, and no other [settings-011]", () => {
    given(formats([0, 1]))
      .when(ChangeSettings({ coefViewId: 1 }))
      .expectEvents(SettingsChanged({ coefViewId: 1 }));
    given(formats([0, 1]))
      .when(ChangeSettings({ coefViewId: 2 }))
      .expectRefusal("nothing_to_do");
  });
  it("takes one that the app view shows, and no other [settings-012]", () => {
    const asian = formats([0, 1, 5], { allowedAppViewTypes: [1], defaultAppViewType: 1 });
    given(asian)
      .when(ChangeSettings({ coefViewId: 5 }))
      .expectEvents(SettingsChanged({ coefViewId: 5 }));
    given(asian)
      .when(ChangeSettings({ coefViewId: 1 }))
      .expectRefusal("nothing_to_do");
  });
  it("takes a zone that exists, or none", () => {
    given()
      .when(ChangeSettings({ timeZone: 14 }))
      .expectEvents(SettingsChanged({ timeZone: 14 }));
    given()
      .when(ChangeSettings({ timeZone: null }))
      .expectEvents(SettingsChanged({ timeZone: null }));
    given()
      .when(ChangeSettings({ timeZone: 15 }))
      .expectRefusal("nothing_to_do");
  });
});

describe("ChangePreferences", () => {
  it("says what is different", () => {
    given()
      .when(ChangePreferences({ isShowGameId: true }))
      .expectEvents(PreferencesChanged({ isShowGameId: true }));
    given().when(ChangePreferences({})).expectRefusal("nothing_to_do");
  });
  it("takes an app view that the site allows, and no other [settings-013]", () => {
    const site = formats([0], { allowedAppViewTypes: [0] });
    given(site)
      .when(ChangePreferences({ appViewType: 0 }))
      .expectEvents(PreferencesChanged({ appViewType: 0 }));
    given(site)
      .when(ChangePreferences({ appViewType: 1 }))
      .expectRefusal("nothing_to_do");
  });

  it("takes names of markets that the site allows, and no others [settings-013]", () => {
    const site = formats([0], { allowedMarketsNameTypes: [0] });
    given(site)
      .when(ChangePreferences({ marketsNameType: 0 }))
      .expectEvents(PreferencesChanged({ marketsNameType: 0 }));
    given(site)
      .when(ChangePreferences({ marketsNameType: 1 }))
      .expectRefusal("nothing_to_do");
  });
});

describe("AgreeToCookies", () => {
  const asking = site({ cookieConsent: { isPopupEnabled: true } });
  const all = AgreeToCookies({ functional: true, marketing: true });
  it("is the answer to the question, and may be another one later [ui-010]", () => {
    given(asking)
      .when(all)
      .expectEvents(CookiesAgreed({ consent: "all" }));
    given(asking, CookiesAgreed({ consent: "all" }))
      .when(AgreeToCookies({ functional: true, marketing: false }))
      .expectEvents(CookiesAgreed({ consent: "functional" }));
  });
  it("given twice is one answer", () =>
    given(asking, CookiesAgreed({ consent: "all" }))
      .when(all)
      .expectRefusal("nothing_to_do"));
});
