// @vitest-environment happy-dom
import { siteWith } from "../kit/events.ts";
import { describe, expect, it } from "vitest";
import { Information } from "../../src/events/content/events.ts";
import { one, tap } from "./render.tsx";
import { open, config, hrefs, footer, menu } from "./layoutPage.tsx";

const menuAsked = Information.asked({ call: 1, ask: { lng: "en" } });
const menuFailed = Information.failed({
  call: 1,
  ask: { lng: "en" },
  error: { tag: "http", status: 503 },
});

describe("the footer", () => {
  it("keeps its height with a skeleton while its links load, then shows those that the site allows [layouts-010]", async () => {
    const { page, emit } = await open("/en/office/menu", [config(), menuAsked]);
    expect(footer(page).querySelector('[aria-busy="true"]')).not.toBeNull();
    emit(menu);
    expect(footer(page).querySelector('[aria-busy="true"]')).toBeNull();
    expect(hrefs(footer(page))).toEqual([
      "/en/support",
      "/en/information/about",
      "/en/information/kycpolicy",
      "/en/points",
      "/en/information/responsiblegaming",
    ]);
    const names = [...footer(page).querySelectorAll("nav h2")].map((title) => title.textContent);
    expect(names).toEqual(["Touchline", "Rules", "More"]);
  });

  it("shows in one line that its links failed to load, and loads them again on request [layouts-010]", async () => {
    const { page, sent, emit } = await open("/en/office/menu", [config(), menuAsked, menuFailed]);
    const alert = one(footer(page), '[role="alert"]');
    expect(alert.textContent).toContain("This part did not load");
    tap(one(alert, "button"));
    expect(sent.map(({ type }) => type)).toContain("RefreshInformation");
    emit(menuAsked, menu);
    expect(footer(page).querySelector('[role="alert"]')).toBeNull();
    // Once loaded, the links stay while they are requested again, and when that fails.
    emit(menuAsked, menuFailed);
    expect(footer(page).querySelectorAll("nav").length).toBeGreaterThan(1);
  });

  it("says who may play, with the site's age", async () => {
    const { page } = await open("/en/office/menu", [
      config({
        ageRestriction: { variant: "off", minAge: 21 },
        branding: { name: "Northgate", defaultTheme: 0, brandBook: [] },
      }),
    ]);
    expect(footer(page).textContent).toContain("21+");
    expect(footer(page).textContent).toContain(
      "Betting with Northgate is for people aged 21 or over.",
    );
  });

  it("links to the same page in all visible languages", async () => {
    const { page } = await open("/en/office/menu", [
      siteWith({
        languages: {
          available: ["en", "ru", "ar"],
          hidden: ["ar"],
          items: [{ code: "ru", name: "Русский", hreflang: "ru" }],
        },
      }),
    ]);
    const links = one(footer(page), 'nav[aria-label="Language"]');
    expect(hrefs(links)).toEqual(["/en/office/menu", "/ru/office/menu"]);
    expect(one(links, '[aria-current="true"]').textContent).toBe("English");
    expect(one(links, '[lang="ru"]').textContent).toBe("Русский");
  });

  it("has the help line of the policy pack, in its own language, and none without a pack", async () => {
    const helpLine = { text: "Help: 1-800-HELP", lng: "en", phone: "+18004357" };
    const { page, emit } = await open("/ru", [
      config({ policy: { id: "XX", figures: {}, helpLine } }),
    ]);
    const link = () => footer(page).querySelector('a[href="tel:+18004357"]');
    expect(link()?.textContent).toBe("Help: 1-800-HELP");
    expect(link()?.closest("[lang]")?.getAttribute("lang")).toBe("en");
    emit(config());
    expect(link()).toBeNull();
  });

  it.each([
    [1, true],
    [66, true],
    [17, false],
  ])("in country %i shows the logo of its policy: %s [ui-009]", async (countryId, isShown) => {
    const geo = { currencyIso: "EUR", countryId, countryCode: "XX" };
    const { page } = await open("/en/office/menu", [config({ geo })]);
    const logo = footer(page).querySelector("img");
    expect(logo?.getAttribute("src") ?? null).toBe(isShown ? "/web-api/policy/logo.agif" : null);
  });
});
