// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { Menu } from "../../src/views/sections/menu/Menu.tsx";
import { fakeClient } from "./fakeClient.ts";
import { config, control, player, show, told, visitor } from "./player.tsx";
import { one, tap } from "./render.tsx";

const open = () => {
  const fake = told(...player(1248.5));
  return { fake, page: show(fake, <Menu />), settings: () => fake.state().settings };
};

describe("menu", () => {
  it("shows the account and its balance, and the way to the bets", () => {
    const { page } = open();
    expect(page.textContent).toContain("Main€1,248.50");
    expect(control(page, "Bets history").getAttribute("href")).toBe("/en/office/history");
    expect(control(page, "Report a problem").getAttribute("href")).toBe("/en/office/report");
    expect(page.textContent).toContain("Version 0.1.0");
  });

  it("offers a visitor the way in and no way out", () => {
    const page = show(told(visitor), <Menu />);
    expect(control(page, "Log in").getAttribute("href")).toBe("/en/user/login");
    expect(page.textContent).not.toContain("Log out");
  });

  it("keeps the place of the account until it is known", () => {
    const page = show(told(), <Menu />);
    expect(page.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
    expect(page.textContent).not.toContain("Log in");
  });

  it("changes theme, size of text and density at once, each with the whole of the settings", () => {
    const { fake, page, settings } = open();
    tap(control(page, "Dark"));
    tap(control(page, "Largest text"));
    tap(control(page, "Compact lists"));
    expect(settings()).toEqual({
      theme: "dark",
      language: "en",
      coefViewId: 0,
      fontScale: "xl",
      isCompactView: true,
    });
    expect(fake.sent.map(({ type }) => type)).toEqual(Array(3).fill("ChangeSettings"));
  });

  it("offers the odds formats the site allows, each with the same price [coupon-009]", () => {
    const { page, settings } = open();
    tap(control(page, "Odds formatDecimal"));
    const choices = [...one(page, "dialog").querySelectorAll<HTMLElement>("[role=radio]")];
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      "Decimal1.85",
      "Fraction17/20",
      "American\u2212117.6",
    ]);
    const [, fraction] = choices;
    if (fraction === undefined) throw new Error("the sheet has no second format");
    tap(fraction);
    expect(settings().coefViewId).toBe(1);
  });

  it("goes to the same page in the other language", () => {
    const fake = fakeClient({ path: "/en/office/menu" });
    fake.tell(config, ...player(10));
    const page = show(fake, <Menu />);
    tap(control(page, "LanguageEnglish"));
    tap(control(one(page, "dialog"), "Русский"));
    expect(fake.state().settings.language).toBe("ru");
    expect(fake.sent.at(-1)).toEqual({
      type: "GoTo",
      data: { path: "/ru/office/menu", isReplacing: true },
    });
  });

  it("asks before it logs out; staying sends nothing", () => {
    const { fake, page } = open();
    tap(control(page, "Log out"));
    tap(control(one(page, '[role="alertdialog"]'), "Stay"));
    expect(fake.sent).toEqual([]);
    tap(control(page, "Log out"));
    tap(control(one(page, '[role="alertdialog"]'), "Log out"));
    expect(fake.sent).toEqual([{ type: "SignOut", data: {} }]);
    expect(fake.state().session.tag).toBe("visitor");
  });
});
