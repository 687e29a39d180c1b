import { app } from "../kit/app.ts";
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { SettingsChanged } from "../../src/events/settings/events.ts";
import { coefViewOf, timeZoneOf } from "../../src/events/settings/selectors.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { siteConfig } from "../kit/site.ts";
import { started, stateOf } from "../kit/spec.ts";

const startedWith = (data: object): Draft => ({ ...started, data: { ...started.data, ...data } });
const site = (over: object): Draft =>
  SiteConfig.answered({ call: 1, ask: { lang: "en" }, body: { ...siteConfig, ...over } });
const view = (over: object) =>
  site({ view: { allowedCoefViewIds: [0, 1, 2, 4, 5, 6, 14], ...over } });

describe("settings of the first page", () => {
  it("speak Russian until the language of the address is known [i18n-009]", () => {
    expect(app.root.initial.settings.language).toBe("ru");
    expect(stateOf(startedWith({ language: "en" })).settings.language).toBe("en");
  });

  it("come from the device field by field, in the language of the address [settings-005]", () => {
    const stored = { settings: { theme: "dark", language: "ru", fontScale: "l" } };
    expect(stateOf(startedWith({ stored })).settings).toEqual({
      theme: "dark",
      language: "en",
      coefViewId: null,
      fontScale: "l",
      isCompactView: false,
      timeZone: null,
      is12h: false,
      timeFilter: "all",
      currentBettingType: "live",
      filteredMarkets: "",
    });
  });

  it("change by what is different", () => {
    const { settings } = stateOf(
      SettingsChanged({ theme: "light" }),
      SettingsChanged({ is12h: true }),
    );
    expect(settings).toMatchObject({ theme: "light", is12h: true, fontScale: "m" });
  });
});

describe("the time zone", () => {
  const zone = (data: object, ...events: readonly Draft[]) =>
    timeZoneOf(stateOf(startedWith({ found: data }), ...events));
  it("is that of the cookie, else the phone's, else the site's, else 3 [settings-004]", () => {
    const fromSite = view({ defaultTimeZone: 5 });
    expect(zone({ timeZone: -3.5, browserZone: 2 }, fromSite)).toBe(-3.5);
    expect(zone({ timeZone: 0, browserZone: 2 }, fromSite)).toBe(0);
    expect(zone({ browserZone: 0 }, fromSite)).toBe(0);
    expect(zone({}, fromSite)).toBe(5);
    expect(zone({})).toBe(3);
  });
  it("can be chosen, and left to the phone again [settings-004]", () => {
    const chosen = SettingsChanged({ timeZone: 9 });
    expect(zone({ browserZone: 2 }, chosen)).toBe(9);
    expect(zone({ browserZone: 2 }, chosen, SettingsChanged({ timeZone: null }))).toBe(2);
  });
});

describe("the odds format", () => {
  const format = (...events: readonly Draft[]) => coefViewOf(stateOf(...events));
  const chosen = (coefViewId: number) => SettingsChanged({ coefViewId });
  const defaults = {
    defaultCoefViewIdByLanguage: { en: 1 },
    defaultCoefViewIdByCountry: { US: 2 },
  };
  it("is the player's if the site allows it, else as if they had not chosen [settings-011]", () => {
    expect(format(view({}), chosen(5))).toBe(5);
    expect(format(view({ allowedCoefViewIds: [0, 1] }), chosen(5))).toBe(0);
    expect(format(view({ allowedCoefViewIds: [2, 1] }), chosen(5))).toBe(2);
    expect(format(chosen(5))).toBe(5);
  });
  it("in the Asian view is one of 0, 4, 5 and 6, else 4 [settings-012]", () => {
    const asian = view({ allowedAppViewTypes: [1], defaultAppViewType: 1 });
    const shown = [0, 1, 2, 4, 5, 6, 14].map((id) => format(asian, chosen(id)));
    expect(shown).toEqual([0, 4, 4, 4, 5, 6, 4]);
  });
  it("is the country's, else the language's, else decimal [settings-014]", () => {
    const of = (countryCode: string, language: string) =>
      coefViewOf(
        stateOf(
          startedWith({ language }),
          site({
            geo: { currencyIso: "EUR", countryCode },
            view: { allowedCoefViewIds: [0, 1, 2], ...defaults },
          }),
        ),
      );
    expect(of("US", "en")).toBe(2);
    expect(of("MT", "en")).toBe(1);
    expect(of("MT", "ru")).toBe(0);
  });
  it("by default is none that the site does not allow [settings-011] [settings-014]", () => {
    expect(format(view({ allowedCoefViewIds: [0], ...defaults }))).toBe(0);
  });
});
