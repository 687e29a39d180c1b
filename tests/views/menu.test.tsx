// @vitest-environment happy-dom
import { arrival } from "../kit/app.ts";
import { describe, expect, it } from "vitest";
import { WindowSizeChanged } from "../../src/events/shell/deviceEvents.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { formatTime } from "../../src/views/format/dates.ts";
import { useTimeView } from "../../src/views/hooks/useTimeView.ts";
import { PageMarks } from "../../src/views/site/PageMarks.tsx";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { selfExclusion } from "../marbles/limits.ts";
import { Menu } from "../../src/views/sections/menu/Menu.tsx";
import { fakeClient } from "./fakeClient.ts";
import { config, control, player, show, received, visitor } from "./player.tsx";
import { one, tap } from "./render.tsx";

const noonInUtc = Date.UTC(2026, 10, 20, 12);

/** Noon of that day in UTC, in the player's format. */
function Noon() {
  return formatTime(noonInUtc, useTimeView());
}

const open = () => {
  const fake = received(...player(1248.5));
  return { fake, page: show(fake, <Menu />), settings: () => fake.state().settings };
};

describe("the menu", () => {
  it("shows the account and its balance, and the way to the bets", () => {
    const { page } = open();
    expect(page.textContent).toContain("Main€1,248.50");
    expect(control(page, "Bets history").getAttribute("href")).toBe("/en/office/history");
    expect(control(page, "Report a problem").getAttribute("href")).toBe("/en/office/report");
    expect(page.textContent).toContain("Version 0.1.0");
  });

  it("marks the moment at which something went wrong, for players and visitors", () => {
    const { fake, page } = open();
    tap(
      control(
        page,
        "Something just went wrongMarks this moment in the log. A long press on the bar does the same.",
      ),
    );
    expect(fake.sent.map(({ type }) => type)).toEqual(["MarkMoment"]);
    expect(show(received(visitor), <Menu />).textContent).toContain("Something just went wrong");
  });

  it("says that the player takes a break, and until when [limits-012]", () => {
    const { fake, page } = open();
    expect(page.textContent).not.toContain("break");
    const endsAt = Date.UTC(2026, 10, 27, 12) / 1000;
    fake.emit(answered(ClientLimits, {}, { data: [{ ...selfExclusion, endsAt }] }));
    expect(page.textContent).toMatch(/break.*27 Nov/);
    fake.emit(answered(ClientLimits, {}, { data: [] }));
    expect(page.textContent).not.toContain("break");
  });

  it("offers a visitor the way in and no way out", () => {
    const page = show(received(visitor), <Menu />);
    expect(control(page, "Log in").getAttribute("href")).toBe("/en/user/login");
    expect(page.textContent).not.toContain("Log out");
  });

  it("keeps the place of a player's account and rows until the session is known; who cannot be one is a visitor at once", () => {
    const opened = (stored: { readonly lastActiveAt?: number }) => {
      const fake = fakeClient({ hasSession: true, stored });
      fake.emit(config);
      return show(fake, <Menu />);
    };
    const maybe = opened({ lastActiveAt: noonInUtc });
    expect(maybe.querySelectorAll('[aria-busy="true"]')).toHaveLength(2);
    expect(maybe.textContent).toContain("Promo codes");
    expect(maybe.textContent).not.toContain("Log in");
    const page = opened({});
    expect(page.querySelector('[aria-busy="true"]')).toBeNull();
    expect(page.textContent).not.toContain("Promo codes");
    expect(page.textContent).toContain("Log in");
  });

  it("changes theme, text size, clock and density at once, each with its effect", () => {
    const { fake, page, settings } = open();
    tap(control(page, "Dark"));
    tap(control(page, "Largest text"));
    tap(control(page, "12 hours"));
    tap(control(page, "Compact lists"));
    expect(settings()).toMatchObject({
      theme: "dark",
      fontScale: "xl",
      is12h: true,
      isCompactView: true,
    });
    expect(fake.sent.map(({ type, data }) => [type, data])).toEqual([
      ["ChangeSettings", { theme: "dark" }],
      ["ChangeSettings", { fontScale: "xl" }],
      ["ChangeSettings", { is12h: true }],
      ["ChangeSettings", { isCompactView: true }],
    ]);
  });

  it("holds back its choices until the chunk that applies them has loaded", () => {
    const fake = fakeClient({}, () => {}, null, []);
    fake.emit(config, visitor);
    const page = show(fake, <Menu />);
    expect(page.textContent).not.toContain("Compact lists");
    fake.emit(arrival("frame"));
    tap(control(page, "Compact lists"));
    expect(fake.state().settings.isCompactView).toBe(true);
  });

  it("remembers whether matches show their numbers", () => {
    const { fake, page } = open();
    tap(control(page, "Match numbers"));
    expect(fake.state().preferences.kept.isShowGameId).toBe(true);
    tap(control(page, "Match numbers"));
    expect(fake.state().preferences.kept.isShowGameId).toBe(false);
  });

  it("turns high contrast on and off", () => {
    const { fake, page } = open();
    show(fake, <PageMarks />);
    const root = document.documentElement;
    tap(control(page, "High contrast"));
    expect(root.getAttribute("data-contrast")).toBe("more");
    tap(control(page, "High contrast"));
    expect(root.hasAttribute("data-contrast")).toBe(false);
  });

  it("hides the sports column of a window that has one [settings-009]", () => {
    const { fake, page } = open();
    show(fake, <PageMarks />);
    expect(page.textContent).not.toContain("Sports column");
    fake.emit(WindowSizeChanged({ width: 1280, height: 800 }));
    tap(control(page, "Sports column"));
    expect(document.documentElement.getAttribute("data-side")).toBe("hidden");
    expect(fake.state().preferences.kept.isLeftHidden).toBe(true);
    tap(control(page, "Sports column"));
    expect(document.documentElement.hasAttribute("data-side")).toBe(false);
  });

  it("shows times in the chosen zone, or in the phone's own [settings-004]", () => {
    const fake = fakeClient({ found: { browserZone: 2 } });
    fake.emit(config, visitor);
    const page = show(fake, <Menu />);
    const times = show(fake, <Noon />);
    expect(times.textContent).toBe("14:00");
    tap(control(page, "Time zoneUTC+2"));
    const zones = one(page, "dialog");
    expect(control(zones, "As on phone").getAttribute("aria-checked")).toBe("true");
    tap(control(zones, "UTC+5:30"));
    expect(times.textContent).toBe("17:30");
    expect(fake.state().settings.timeZone).toBe(5.5);
    tap(control(zones, "As on phone"));
    expect(fake.state().settings.timeZone).toBeNull();
    tap(control(page, "12 hours"));
    expect(times.textContent).toBe("2:00 pm");
  });

  it("offers the odds formats the site allows, each with the same price [coupon-009]", () => {
    const { page, settings } = open();
    tap(control(page, "Odds formatDecimal"));
    const choices = [...one(page, "dialog").querySelectorAll<HTMLElement>("[role=radio]")];
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      "Decimal1.85",
      "Fraction17/20",
      "American\u2212118",
    ]);
    const [, fraction] = choices;
    if (fraction === undefined) throw new Error("the sheet has no second format");
    tap(fraction);
    expect(settings().coefViewId).toBe(1);
  });

  it("offers the Asian view where the site has it, with its formats only [settings-012]", () => {
    const { fake, page } = open();
    fake.emit(
      SiteConfig.answered({
        call: 40,
        ask: { lang: "en" },
        body: {
          ...siteConfig,
          view: {
            allowedCoefViewIds: [0, 1, 4],
            allowedAppViewTypes: [0, 1],
            defaultAppViewType: 0,
          },
        },
      }),
    );
    tap(control(page, "Odds formatDecimal"));
    const formats = () =>
      [...one(page, "dialog").querySelectorAll("[role=radio]")].map(
        ({ textContent }) => textContent,
      );
    expect(formats()).toEqual([
      "European",
      "Asian",
      "Decimal1.85",
      "Fraction17/20",
      "Hong Kong0.85",
    ]);
    tap(control(page, "Asian"));
    expect(formats()).toEqual(["European", "Asian", "Decimal1.85", "Hong Kong0.85"]);
  });

  it("goes to the same page in the other language", () => {
    const fake = fakeClient({ path: "/en/office/menu" });
    const languages = { default: "en", available: ["en", "ru"] };
    fake.emit(
      SiteConfig.answered({ call: 1, ask: { lang: "en" }, body: { ...siteConfig, languages } }),
      ...player(10),
    );
    const page = show(fake, <Menu />);
    tap(control(page, "LanguageEnglish"));
    const choices = [...page.querySelectorAll<HTMLElement>('dialog [role="radio"]')];
    expect(choices.map((choice) => [choice.lang, choice.getAttribute("aria-checked")])).toEqual([
      ["en", "true"],
      ["ru", "false"],
    ]);
    // An arrow key moves to the next one and leaves the page unchanged.
    choices[0]?.focus();
    choices[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement).toBe(choices[1]);
    expect(fake.state().settings.language).toBe("en");
    tap(control(one(page, "dialog"), "Русский"));
    expect(fake.state().settings.language).toBe("ru");
    expect(fake.sent.at(-1)).toEqual({
      type: "GoTo",
      data: { path: "/ru/office/menu", isReplacing: true },
    });
  });

  it("offers every language of the site by its own name, except hidden ones", () => {
    const fake = fakeClient({ path: "/en/office/menu" });
    const languages = { default: "pt", available: ["pt", "ar", "en"], hidden: ["en"] };
    fake.emit(
      SiteConfig.answered({ call: 1, ask: { lang: "en" }, body: { ...siteConfig, languages } }),
      visitor,
    );
    const page = show(fake, <Menu />);
    tap(control(page, "LanguageEnglish"));
    expect(one(page, "dialog").textContent).toContain("Português");
    expect(one(page, "dialog").textContent).toContain("العربية");
    expect(one(page, "dialog").textContent).not.toContain("English");
    tap(control(one(page, "dialog"), "Português"));
    expect(fake.sent.at(-1)).toMatchObject({ type: "GoTo", data: { path: "/pt/office/menu" } });
  });
});
