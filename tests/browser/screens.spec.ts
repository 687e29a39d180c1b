import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn } from "./player.ts";
import { address, goTo, place, type Stop, walk } from "./walk.ts";

/** The browser driver injects scripts into every frame; a sandboxed frame refuses them. */
const refusedByFrame = /^Blocked script execution in '[^']*\/promo-frame\//;

/** Nothing can look into the promo frame, not even axe: an element of its size replaces it. */
const withoutFrame = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector("iframe");
    const box = document.createElement("div");
    box.className = frame?.className ?? "";
    frame?.replaceWith(box);
  });

const bets = [
  address("/en", "Live now"),
  address("/en/section/live/1", "Live Football"),
  address("/en/section/line", "Line"),
  address("/en/coupon", "No bets yet"),
  address("/en/user/login", "Log in"),
  address("/en/office/history", "Log in"),
  address("/en/office/menu", "Guest"),
  address("/en/office/report", "What is in the log"),
  address("/en/nowhere", "This page could not be found"),
];
const content = [
  "/en/information",
  "/en/information/cookies",
  "/en/information/calc",
  "/en/information/cash_terminals",
  "/en/information/rules/sports",
  "/en/betting-alphabet",
  "/en/news",
  "/en/news/what-is-margin",
  "/en/ourpartners",
  "/en/landing-page/7",
].map((path) => place(path));
const service = [
  "/en/support",
  "/en/support/email",
  "/en/support/contacts",
  "/en/callback",
  "/en/call-history",
  "/en/block-appeal-history",
  "/en/promotions",
  "/en/bonus/rules",
  "/en/mobile",
  "/en/desktop/instructions/ios",
  "/en/desktop/qr-codes/android",
].map((path) => place(path));
const framed = ["/en/promo", "/en/promotions/welcome"].map((path): Stop => {
  const { name, open } = place(path);
  return {
    name,
    open: async (page) => {
      await open(page);
      await withoutFrame(page);
    },
  };
});

test.describe("axe reports nothing in light and dark; it fits 360 px, right to left, and with text of twice the size:", () => {
  test.use({
    expectedErrors: new RegExp(`${refusedByFrame.source}|status of 404 .*/en/nowhere`),
  });

  for (const [name, stops] of [
    ["bets, sign-in, the menu and an address that leads nowhere", bets],
    ["information, rules, news and landings", content],
    ["support, calls, promotions and apps", [...service, ...framed]],
  ] as const) {
    test(`${name} [ui-011]`, async ({ page, axe }) => {
      await page.goto("/en");
      await walk(page, stops, () => looksRight(page, axe));
    });
  }

  test("a match, the coupon, the quick coupon, the history and the menu of a player [ui-011]", async ({
    page,
    app,
    axe,
  }) => {
    const pick = await footballPick(app, "live");
    await haveSession(page, app.url);
    const stops: readonly Stop[] = [
      { name: "a match", open: () => pickOn(page, pick) },
      {
        name: "the quick coupon",
        open: async () => {
          await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
          await expect(page.getByRole("dialog", { name: "Coupon (1)" })).toBeVisible();
        },
      },
      {
        name: "the coupon",
        open: async () => {
          await pickOn(page, await footballPick(app, "line"));
          await goTo(page, "/en/coupon");
          await expect(page.getByRole("button", { name: "Place bet" })).toBeVisible();
        },
      },
      place("/en/office/history", "Bets history"),
      place("/en/office/menu", "Main account"),
    ];
    await walk(page, stops, () => looksRight(page, axe));
  });
});

test.describe("an address without a page", () => {
  test.use({ expectedErrors: /status of 404 .*\/nothing\/here/ });
  test("is answered with 404, says so and leads home [error-004]", async ({ page }) => {
    expect((await page.goto("/en/there/is/nothing/here"))?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("This page could not be found");
    await page.getByRole("link", { name: "Go to home" }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.getByRole("heading", { name: "Live now" })).toBeVisible();
  });
});
