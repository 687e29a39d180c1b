import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
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

const screens: readonly Screen[] = [
  at("home", "/en", "Live now"),
  at("the live list", "/en/section/live/1", "Live Football"),
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
  at("the way in to the account", "/en/office/history", "Log in"),
  signedIn(at("the history", "/en/office/history", "Bets history")),
  at("the menu", "/en/office/menu", "Guest"),
  signedIn(at("the menu", "/en/office/menu", "Main account")),
  at("the report", "/en/office/report", "What is in the log"),
  at("an address that leads nowhere", "/en/nowhere", "This page could not be found"),
];

for (const { name, open } of screens) {
  test(`${name}: axe finds nothing in light and dark; it fits 360 px, from right to left, and with text of twice the size [ui-011]`, async ({
    page,
    app,
    axe,
  }) => {
    await open(page, app);
    await page.waitForLoadState("networkidle");
    await looksRight(page, axe);
  });
}

test("an address that leads nowhere says so and leads home [error-004]", async ({ page }) => {
  await page.goto("/en/there/is/nothing/here");
  await expect(page.getByRole("main")).toContainText("This page could not be found");
  await page.getByRole("link", { name: "Go to home" }).click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole("heading", { name: "Live now" })).toBeVisible();
});
