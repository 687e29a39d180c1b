// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { Menu } from "../../src/views/sections/menu/Menu.tsx";
import { CookieNotice } from "../../src/views/site/CookieNotice.tsx";
import { siteConfig } from "../kit/site.ts";
import { fakeClient } from "./fakeClient.ts";
import { control, show, visitor } from "./player.tsx";
import { one, tap } from "./render.tsx";

const site = (isPopupEnabled: boolean) =>
  SiteConfig.answered({
    call: 1,
    ask: { lang: "en" },
    body: { ...siteConfig, cookieConsent: { isPopupEnabled } },
  });
const open = (isPopupEnabled = true) => {
  const fake = fakeClient();
  fake.emit(visitor, site(isPopupEnabled));
  return { fake, page: show(fake, <CookieNotice />) };
};
const answers = (page: ParentNode) =>
  [...page.querySelectorAll("button")].map(({ textContent, className }) => [
    textContent,
    className,
  ]);

describe("the cookie notice", () => {
  it("is a region of the page with equal-looking answers, and a link to read more [ui-010]", () => {
    const { page } = open();
    const region = one(page, "section");
    const title = region.getAttribute("aria-labelledby") ?? "";
    expect(document.getElementById(title)?.textContent).toBe("Cookies on this site");
    const all = answers(page);
    expect(all.map(([text]) => text)).toEqual(["Accept all", "Necessary only", "Choose"]);
    expect(new Set(all.map(([, look]) => look)).size).toBe(1);
    expect(control(page, "About cookies").getAttribute("href")).toBe("/en/information/cookies");
  });

  it.each([
    ["Accept all", "all"],
    ["Necessary only", "necessary"],
  ])("closes with the answer %s [ui-010]", (button, consent) => {
    const { fake, page } = open();
    tap(control(page, button));
    expect(fake.state().preferences.consent).toBe(consent);
    expect(page.textContent).toBe("");
  });

  it("lets the visitor choose groups, none of them preselected [ui-010]", () => {
    const { fake, page } = open();
    tap(control(page, "Choose"));
    const switches = [...page.querySelectorAll("[role=switch]")];
    expect(switches.map((one) => one.getAttribute("aria-checked"))).toEqual(["false", "false"]);
    tap(control(page, "Functional"));
    tap(control(page, "Save choice"));
    expect(fake.state().preferences.consent).toBe("functional");
    expect(page.textContent).toBe("");
  });

  it("is not shown where the site does not ask [settings-015]", () => {
    expect(open(false).page.textContent).toBe("");
  });
});

describe("the cookie answer", () => {
  it("can be changed in the menu [ui-010]", () => {
    const { fake } = open();
    const page = show(fake, <Menu />);
    tap(control(page, "CookiesNot answered yet"));
    tap(control(one(page, "dialog"), "Accept all"));
    tap(control(page, "CookiesAll"));
    const dialog = one(page, "dialog");
    expect(control(dialog, "Marketing").getAttribute("aria-checked")).toBe("true");
    tap(control(dialog, "Marketing"));
    tap(control(dialog, "Save choice"));
    expect(fake.state().preferences.consent).toBe("functional");
    expect(control(page, "CookiesFunctional")).toBeDefined();
  });

  it("is not in the menu of a site that does not ask", () => {
    const { fake } = open(false);
    expect(show(fake, <Menu />).textContent).not.toContain("Cookies");
  });
});
