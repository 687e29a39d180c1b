import type { Page } from "@playwright/test";
import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";
import { haveSession } from "./player.ts";
import { pass } from "./passing.ts";

test.use({ feed: calm, expectedErrors: /status of 503/ });

const main = (page: Page) => page.getByRole("main");
const isLoading = (page: Page) =>
  expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible();
const openSearch = async (page: Page) => {
  await page.goto("/en");
  await page.getByRole("link", { name: "Search" }).first().click();
};

test("top events, from the search [screen-top-events]", async ({ page, context, axe }) => {
  const gate = gateOf(page);
  await context.clock.install();
  await page.goto("/en/information");
  await page.getByRole("link", { name: "Search" }).first().click();
  await gate.hold(/\/(live|line)-feed\/v1\/games\?.*top=1/);
  await main(page).getByRole("link", { name: "Top events" }).click();
  await expect(page).toHaveURL(/\/en\/top-events$/);
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("The matches did not load.");
  gate.open(emptied);
  await pass(context, 40, 5);
  await expect(main(page).getByRole("heading", { name: "No top events now" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "All matches" })).toBeVisible();
  gate.open();
  await page.reload();
  for (const name of [/^Live/, /^Upcoming/])
    await expect(
      main(page).getByRole("region", { name }).getByRole("article").first(),
    ).toBeVisible();
  await axe();
  const row = main(page)
    .getByRole("region", { name: /^Upcoming/ })
    .getByRole("article")
    .first();
  await row.getByRole("button", { name: /^Favourite/ }).click();
  await row
    .getByRole("button", { name: /, [\d.]+/ })
    .first()
    .tap();
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
  await row.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/section\/line\/\d+\/\d+$/);
});

test("recommended matches: of a favourite championship first, then others [screen-recommendation]", async ({
  page,
  app,
  axe,
}) => {
  await haveSession(page, app.url);
  const [pick] = await footballPicks(app, "line");
  if (pick === undefined) throw new Error("no open match");
  const gate = gateOf(page);
  // A team that the player follows.
  await page.goto(pick.path);
  await openSearch(page);
  await page.getByRole("searchbox").fill(pick.outcome);
  await main(page)
    .getByRole("region", { name: "Teams" })
    .getByRole("button", { name: `Favourite: ${pick.outcome}` })
    .click();
  await page.getByRole("button", { name: "Empty the field" }).click();
  await gate.hold(/\/web-api\/recommendations/);
  await main(page).getByRole("link", { name: "Recommended" }).click();
  await expect(page).toHaveURL(/\/en\/recommendation$/);
  await isLoading(page);
  await gate.fail();
  await expect(main(page)).toContainText("The recommended matches did not load.");
  gate.open(emptied);
  await main(page).getByRole("button", { name: "Refresh" }).click();
  await expect(
    main(page).getByRole("heading", { name: "Nothing is recommended now" }),
  ).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Top events" })).toBeVisible();
  gate.open();
  await page.reload();
  const own = main(page).getByRole("region", { name: "From your favourites" });
  await expect(own.getByRole("article").filter({ hasText: pick.outcome }).first()).toBeVisible();
  const popular = main(page).getByRole("region", { name: "Worth a look" });
  await expect(popular.getByRole("article").first()).toBeVisible();
  await axe();
  await popular
    .getByRole("button", { name: /, [\d.]+/ })
    .first()
    .tap();
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
});
