import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { declineLimits, haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const clock = (page: Page) =>
  page.getByRole("complementary", { name: "This session" }).getByRole("link");

test("under the pack of Pennsylvania every screen of a player says the time, the time since log-in, the result and the log-in before, and leads to the limits", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "US-PA" });
  await haveSession(page, app.url);
  await page.context().clearCookies();
  await page.goto("/en");
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  await expect(clock(page)).toHaveCount(0);
  await haveSession(page, app.url);
  await declineLimits(page);
  for (const path of ["/en", "/en/section/live", pick.path, "/en/coupon", "/en/office/history"]) {
    await goTo(page, path);
    await expect(clock(page), path).toBeInViewport({ ratio: 1 });
    await expect(clock(page), path).toContainText(
      /\d\d:\d\d\d+ minResult \S+Last log-in today \d\d:\d\d/,
    );
    // What sticks to the top of the page is below it.
    const [bottom, heads] = await page.evaluate(() => [
      document.querySelector('a[href$="/office/responsible"]')?.getBoundingClientRect().bottom ?? 0,
      [...document.querySelectorAll("header [data-bar] > *")].map(
        (element) => element.getBoundingClientRect().top,
      ),
    ]);
    for (const top of heads) expect(top, path).toBeGreaterThanOrEqual(bottom);
  }
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(clock(page)).toContainText("Still open €5.00");
  await looksRight(page, axe);
  await clock(page).tap();
  await expect(page).toHaveURL(/\/en\/office\/responsible$/);
  await verifyVisit(page, info, ["LoginSessionsAnswered", "SessionBetsAnswered"]);
});

test("under the pack of Malta the limits and breaks are one tap away from every screen of a player", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "MT" });
  const link = page
    .getByRole("complementary", { name: "Limits and breaks" })
    .getByRole("link", { name: "Limits and breaks" });
  await page.goto("/en");
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
  await expect(link).toHaveCount(0);
  // The answer that opens the visit has come: its cookie would replace the player's.
  await settled(page);
  await haveSession(page, app.url);
  await declineLimits(page);
  for (const path of [
    "/en",
    "/en/section/live",
    pick.path,
    "/en/coupon",
    "/en/office/history",
    "/en/support",
  ]) {
    await goTo(page, path);
    await expect(link, path).toBeInViewport({ ratio: 1 });
  }
  await goTo(page, "/en/section/live");
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL(/\/en\/office\/responsible$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await verifyVisit(page, info, []);
});
