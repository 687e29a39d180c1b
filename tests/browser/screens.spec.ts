import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { haveSession, pickOn } from "./player.ts";

test.use({ feed: calm });

type Screen = { readonly name: string; readonly open: (page: Page, app: App) => Promise<void> };

const at = (name: string, path: string, heading: string): Screen => ({
  name,
  open: async (page) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeAttached();
  },
});
const signedIn = ({ name, open }: Screen): Screen => ({
  name: `${name}, signed in`,
  open: async (page, app) => {
    await haveSession(page, app.url);
    await open(page, app);
  },
});

const live = at("the live list", "/en/section/live/1", "Live Football");
const screens: readonly Screen[] = [
  at("home", "/en", "Live now"),
  live,
  at("the line", "/en/section/line", "Line"),
  {
    name: "a match",
    open: async (page, app) => pickOn(page, await footballPick(app, "live")),
  },
  at("the empty coupon", "/en/coupon", "No bets yet"),
  {
    name: "the coupon",
    open: async (page, app) => {
      await haveSession(page, app.url);
      await pickOn(page, await footballPick(app, "live"));
      await pickOn(page, await footballPick(app, "line"));
      await page.goto("/en/coupon");
      await expect(page.getByRole("button", { name: "Place bet" })).toBeVisible();
    },
  },
  {
    name: "the quick coupon",
    open: async (page, app) => {
      await pickOn(page, await footballPick(app, "live"));
      await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
      await expect(page.getByRole("dialog", { name: "Coupon (1)" })).toBeVisible();
    },
  },
  at("sign-in", "/en/user/login", "Log in"),
  at("the history of a visitor", "/en/office/history", "Your bets"),
  signedIn(at("the history", "/en/office/history", "Bets history")),
  at("the menu", "/en/office/menu", "Guest"),
  signedIn(at("the menu", "/en/office/menu", "Main account")),
  at("the report", "/en/office/report", "What is in the log"),
  at("an address that leads nowhere", "/en/nowhere", "This page could not be found"),
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const { name, open } of screens) {
    test(`axe finds nothing on ${name} in ${colorScheme}`, async ({ page, app, axe }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, app);
      await page.waitForLoadState("networkidle");
      await axe();
    });
  }
}

const widths = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);

for (const { name, open } of screens) {
  test(`${name} fits 360 px, also from right to left, and 390 px with text of twice the size [ui-011]`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, app);
    await page.waitForLoadState("networkidle");
    const [wide = 0, screen] = await widths(page);
    expect(wide).toBe(screen);
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    const [mirrored = 0] = await widths(page);
    expect(mirrored).toBe(screen);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.setAttribute("dir", "ltr");
      document.documentElement.style.setProperty("font-size", "200%");
    });
    const [large = 0] = await widths(page);
    expect(large).toBe(390);
  });
}

test("an address that leads nowhere says so and leads home [error-004]", async ({ page }) => {
  await page.goto("/en/there/is/nothing/here");
  await expect(page.getByRole("main")).toContainText("This page could not be found");
  await page.getByRole("link", { name: "Go to home" }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole("heading", { name: "Live now" })).toBeVisible();
});
