import { bodyOf } from "../../src/events/remoteData.ts";
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { CloseAppsBanner } from "../../src/commands/layout.ts";
import { AppsBannerClosed, AppsBannerFound, Partitions } from "../../src/events/layout/events.ts";
import { cdnBase, otherUi } from "../../src/events/layout/cdn.ts";
import { hiddenParts } from "../../src/events/layout/hiddenParts.ts";
import { hasRegistrationButtons } from "../../src/events/layout/registrationButtons.ts";
import {
  areBrandsWanted,
  brandsOf,
  flakesOf,
  hasPolicyLogo,
  isAppsBannerShown,
  registrationBot,
} from "../../src/events/layout/selectors.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { AppStarted, SiteConfig, ValueStored, WentOffline } from "../../src/events/shell/events.ts";
import { answered, signedIn, siteWith } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { given, started, stateOf } from "../kit/spec.ts";

const at = (path: string) => RouteEntered({ path });
const config = (over: object) => answered(SiteConfig, { lang: "en" }, { ...siteConfig, ...over });
const pages = {
  isRulesEnabled: true,
  isStatisticEnabled: true,
  pathBlacklist: [],
  enabledAccessIds: [],
};
const visitor = SessionClosed({ reason: "start" });
const registration = { isAllowed: true };

describe("what a layout hides", () => {
  it("is nothing on home", () => {
    expect(hiddenParts(stateOf(at("/en")))).toEqual([]);
  });

  it.each([
    ["/en/thankyou", "empty"],
    ["/en/block-appeal-history", "blocked"],
    ["/en/maintenance", "maintenance"],
  ])("is all of it on %s, whose layout is %s [layouts-002]", (path) => {
    expect(hiddenParts(stateOf(at(path)))).toEqual(["header", "footer", "seo", "bottomNavigation"]);
  });

  it("is the header in the headless layout, and what the row says [layouts-005]", () => {
    expect(hiddenParts(stateOf(at("/en/landing-page/autumn")))).toEqual(["header"]);
    expect(hiddenParts(stateOf(at("/en/user/login")))).toEqual(["header", "bottomNavigation"]);
  });

  it("is what the site config says of a route, and of no other [layouts-007]", () => {
    const hidden = (parts: readonly string[], path: string) =>
      hiddenParts(
        stateOf(config({ pages: { ...pages, hiddenParts: [{ route: "menu", parts }] } }), at(path)),
      );
    for (const part of ["header", "footer", "seo", "bottomNavigation"]) {
      expect(hidden([part], "/en/office/menu")).toEqual([part]);
      expect(hidden([part], "/en")).toEqual([]);
    }
    expect(hidden(["sidebar"], "/en/office/menu")).toEqual([]);
  });

  it.each([
    [{ 69: true, 70: false }, ["bottomNavigation"]],
    [{ 69: false, 70: true }, ["bottomNavigation"]],
    [{ 69: true, 70: true }, ["bottomNavigation"]],
    [{ 69: false, 70: false }, []],
    [{ 68: true }, []],
  ])("under the tests %j registration hides %j [layouts-008]", (abTests, parts) => {
    expect(hiddenParts(stateOf(siteWith({ abTests }), at("/en/registration")))).toEqual(parts);
    expect(hiddenParts(stateOf(siteWith({ abTests }), at("/en/office/menu")))).toEqual([]);
  });
});

describe("ways to registration", () => {
  it("are for visitors of a site that takes new players [layouts-013]", () => {
    const shown = (...events: readonly Draft[]) => hasRegistrationButtons(stateOf(...events));
    expect(shown(config({ registration }), visitor)).toBe(true);
    expect(shown(config({ registration: { isAllowed: false } }), visitor)).toBe(false);
    expect(shown(config({}), visitor)).toBe(false);
    expect(shown(config({ registration }), signedIn)).toBe(false);
    // The session check is not answered yet.
    expect(shown(config({ registration }))).toBe(true);
    const start = (hasSession: boolean, stored: { readonly lastActiveAt?: number }) =>
      AppStarted({ ...started.data, hasSession, stored });
    expect(shown(start(true, { lastActiveAt: 1 }), config({ registration }))).toBe(false);
    expect(shown(start(true, {}), config({ registration }))).toBe(true);
    expect(shown(start(false, { lastActiveAt: 1 }), config({ registration }))).toBe(true);
  });

  it("lead to the operator's bot where the site has one that visitors may register with [layouts-001]", () => {
    const shown = { isTelegramWidgetShown: true };
    const botWith = (bot: string | undefined, over: object = shown, who: Draft = visitor) =>
      registrationBot(
        stateOf(
          siteWith({
            registration: {
              ...registration,
              types: [],
              defaultType: "",
              variant: "",
              isPagePreferred: false,
              bonusChoices: [],
              credentialSaving: [],
              ...over,
            },
            ...(bot === undefined ? {} : { telegram: { bot } }),
          }),
          who,
        ),
      );
    expect(botWith("touchline_bot")).toBe("touchline_bot");
    expect(botWith("touchline_bot", { isTelegramWidgetShown: false })).toBeNull();
    expect(botWith("touchline_bot", shown, signedIn)).toBeNull();
    expect(botWith(undefined)).toBeNull();
    for (const bad of ["", "bot", "evil/../x", "bot?x=1", "1bot_bot", "x".repeat(40)])
      expect(botWith(bad)).toBeNull();
  });
});

describe("the banner of the apps", () => {
  const wanted = config({ pages: { ...pages, isDownloadAppsBannerShown: true } });
  const found = (isClosed: boolean) => AppsBannerFound({ isClosed });
  it("is shown where the site wants it, until it is closed [layouts-001]", () => {
    expect(isAppsBannerShown(stateOf(wanted))).toBe(false);
    expect(isAppsBannerShown(stateOf(wanted, found(false)))).toBe(true);
    expect(isAppsBannerShown(stateOf(config({ pages }), found(false)))).toBe(false);
    expect(isAppsBannerShown(stateOf(wanted, found(true)))).toBe(false);
    expect(isAppsBannerShown(stateOf(wanted, found(false), AppsBannerClosed({})))).toBe(false);
    expect(isAppsBannerShown(stateOf(wanted, AppsBannerClosed({}), found(false)))).toBe(false);
    expect(isAppsBannerShown(stateOf(wanted, found(false), WentOffline({})))).toBe(false);
  });
  it("is closed for this tab, once", () => {
    given(found(false))
      .when(CloseAppsBanner({}))
      .expectEvents(
        AppsBannerClosed({}),
        ValueStored({ area: "session", key: "tl.s.appsBannerClosed", value: "true" }),
      );
    given(found(true)).when(CloseAppsBanner({})).expectRefusal("nothing_to_do");
  });
});

describe("brands of third-party games", () => {
  const wanted = config({ casino: { isBrandsSliderShown: true } });
  const slots = { id: 1, name: "slots" };
  it("are requested only by the third-party layout [layouts-004]", () => {
    expect(areBrandsWanted(stateOf(wanted, at("/en/bingo")))).toBe(true);
    expect(areBrandsWanted(stateOf(wanted, at("/en")))).toBe(false);
    expect(areBrandsWanted(stateOf(config({}), at("/en/bingo")))).toBe(false);
  });
  it("are kept by language; an answer without success has none", () => {
    const answer = (lng: string, success: boolean) =>
      answered(Partitions, { lng }, { success, listAvailablePartitions: [slots] });
    expect(brandsOf(stateOf()).tag).toBe("idle");
    expect(brandsOf(stateOf(answer("ru", true))).tag).toBe("idle");
    expect(bodyOf(brandsOf(stateOf(answer("en", true))))).toEqual([slots]);
    expect(bodyOf(brandsOf(stateOf(answer("en", false))))).toEqual([]);
    const failed = Partitions.failed({
      call: 1,
      ask: { lng: "en" },
      error: { tag: "offline" },
    });
    expect(brandsOf(stateOf(failed)).tag).toBe("failed");
  });
});

describe("snow", () => {
  it("falls on home only, and only when the site wants it [ui-002]", () => {
    const on = siteWith({ snowfall: { isEnabled: true, count: 40 } });
    expect(flakesOf(stateOf(on, at("/en")))).toBe(40);
    expect(flakesOf(stateOf(on, at("/en/office/menu")))).toBe(0);
    expect(flakesOf(stateOf(siteWith({ snowfall: { isEnabled: false, count: 40 } })))).toBe(0);
    expect(flakesOf(stateOf())).toBe(0);
    expect(flakesOf(stateOf(siteWith({ snowfall: { isEnabled: true } })))).toBe(40);
    expect(flakesOf(stateOf(siteWith({ snowfall: { isEnabled: true, count: 1e9 } })))).toBe(100);
  });
});

describe("the logo of the policy", () => {
  const inCountry = (countryId: number) =>
    config({ geo: { currencyIso: "EUR", countryId, countryCode: "MT" } });
  const countries = [1, 66, 126, 228, 120];
  it("is for five countries only [ui-009]", () => {
    for (let id = 0; id < 300; id += 1)
      expect(hasPolicyLogo(stateOf(inCountry(id))), `country ${id}`).toBe(countries.includes(id));
    expect(hasPolicyLogo(stateOf())).toBe(false);
  });
  it("is for those that the site names", () => {
    const named = (countryId: number) =>
      stateOf(
        siteWith({ policyLogo: { countryIds: [17] }, geo: { currencyIso: "EUR", countryId } }),
      );
    expect(hasPolicyLogo(named(17))).toBe(true);
    expect(hasPolicyLogo(named(1))).toBe(false);
  });
});

describe("styles and icons by a versioned path", () => {
  const of = (cdnUrl: string, cdnVersion: string) =>
    stateOf(siteWith({ site: { domain: "a", partnerId: 1, projectId: 1, cdnUrl, cdnVersion } }));
  it("are looked for under the base and version of the site config [ui-008]", () => {
    expect(cdnBase(of("/cdn", "1.8.0"))).toBe("/cdn/1.8.0");
    expect(cdnBase(of("/static/ui/", "2-a"))).toBe("/static/ui/2-a");
    expect(cdnBase(stateOf())).toBeNull();
  });
  it("never leave the own origin", () => {
    for (const url of [
      "//evil.example",
      "https://evil.example",
      "/a/../b",
      "cdn",
      "",
      "/",
      "/\\evil",
    ])
      expect(cdnBase(of(url, "1.8.0")), url).toBeNull();
    for (const version of ["", "..", "../x", "1/2", "1?x"])
      expect(cdnBase(of("/cdn", version)), version).toBeNull();
  });
  it("are fetched only when the app came with others [ui-008]", () => {
    expect(otherUi(of("/cdn", "0.1.0"))).toBeNull();
    expect(otherUi(of("/cdn", "0.2.0"))).toBe("/cdn/0.2.0");
  });
});
