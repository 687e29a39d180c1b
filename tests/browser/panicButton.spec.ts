import type { Page } from "@playwright/test";
import { cellOf, declineLimits, haveSession, pickOn } from "./player.ts";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const button = (page: Page) => page.getByRole("button", { name: "24-hour break now" });

test("under the German pack the panic button is on every screen of a player, and in the coupon; nobody else has it", async ({
  page,
  app,
  axe,
}) => {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "DE" });
  await page.goto("/en");
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await haveSession(page, app.url);
  await declineLimits(page);
  for (const path of [
    "/en",
    "/en/section/live",
    "/en/section/line",
    "/en/top-events",
    "/en/favorites",
    "/en/search-events",
    "/en/champs/football",
    "/en/opened-bets",
    pick.path,
    "/en/office/history",
    "/en/office/menu",
    "/en/office/responsible",
    "/en/information/responsiblegaming",
    "/en/coupon",
  ]) {
    await goTo(page, path);
    await expect(button(page), path).toHaveCount(1);
    await expect(button(page), path).toBeInViewport({ ratio: 1 });
  }
  await pickOn(page, pick);
  await page.getByRole("link", { name: /^Coupon/ }).tap();
  // In the open coupon, and on the page behind it, which is out of reach.
  await expect(
    page.getByRole("dialog").locator("button", { hasText: "24-hour break now" }),
  ).toBeInViewport();
  await goTo(page, "/en/coupon");
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await looksRight(page, axe);
  await app.control({ pack: "SE" });
  await page.goto("/en/section/live");
  await expect(page.getByRole("banner")).toContainText("€");
  await expect(button(page)).toHaveCount(0);
});

test("one tap stops play for 24 hours without a question, by keyboard too; the log replays", async ({
  page,
  app,
}, info) => {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "DE" });
  await haveSession(page, app.url);
  await declineLimits(page);
  await pickOn(page, pick);
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your 24-hour break has begun", { exact: true })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Close message" }).tap();
  await goTo(page, "/en/office/responsible");
  await expect(page.getByRole("region", { name: "Time-outs and exclusion" })).toContainText(
    /In force until .* Nothing ends it early\./,
  );
  await goTo(page, pick.path);
  await expect(cellOf(page, pick)).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await verifyVisit(page, info, ["PanicButtonPressed", "SaveLimitsAnswered"]);
});

test.describe("without the server", () => {
  test.use({ expectedErrors: /limit-service-api/ });
  test("a break that the server did not take is told, and play goes on", async ({ page, app }) => {
    await app.control({ pack: "DE" });
    await haveSession(page, app.url);
    await declineLimits(page);
    await page.goto("/en/section/live");
    await expect(button(page)).toBeVisible();
    await page.route("**/limit-service-api/**/limits", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await button(page).tap();
    await expect(page.getByText("Your break is not confirmed", { exact: true })).toBeVisible();
    await expect(button(page)).toBeVisible();
  });
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1300, height: 900 }, isMobile: false });
  test("the panic button is in the header and in the coupon beside the page", async ({
    page,
    app,
  }) => {
    await app.control({ pack: "DE" });
    await haveSession(page, app.url);
    await declineLimits(page);
    await page.goto("/en/section/live");
    await expect(
      page
        .getByRole("complementary", { name: "Coupon" })
        .getByRole("button", { name: "24-hour break now" }),
    ).toBeInViewport();
    await expect(button(page)).toHaveCount(2);
    await expect(button(page).first()).toBeInViewport({ ratio: 1 });
  });
});
