import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";
import { looksRight } from "./looks.ts";
import { settled } from "./settled.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /status of 503/ });

const asks = /\/(live|line)-feed\/v1\/games\?/;
const main = (page: Page) => page.getByRole("main");
const tapPrice = async (page: Page): Promise<void> => {
  await main(page)
    .getByRole("button", { name: /, [\d.]+/ })
    .first()
    .tap();
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
};

for (const { link, path, none, row, market } of [
  { link: "UFC", path: "/en/ufc", none: "No fights now", row: /Whitlock/, market: null },
  {
    link: "Politics",
    path: "/en/politics",
    none: "No political markets now",
    row: /leading party/,
    market: /: (leading party|in favour)/,
  },
  {
    link: "Marbles",
    path: "/en/marble",
    none: "No marble races now",
    row: /Race \d/,
    market: /Winner of the race/,
  },
])
  test(`${link}: from the menu, with its states, and a price [screen-page-type]`, async ({
    page,
    axe,
  }) => {
    const gate = gateOf(page);
    await page.goto("/en/office/menu");
    await gate.hold(asks);
    await main(page).getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { name: link, exact: true })).toBeVisible();
    await expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible();
    await gate.fail();
    await expect(main(page)).toContainText("The matches did not load.");
    gate.open(emptied);
    await page.reload();
    await expect(main(page).getByRole("heading", { name: none })).toBeVisible();
    await expect(main(page).getByRole("link", { name: "All matches" })).toBeVisible();
    gate.open();
    await page.reload();
    const rows = main(page).getByRole("article");
    await expect(rows.filter({ hasText: row }).first()).toBeVisible();
    await settled(page);
    await looksRight(page, axe);
    const upcoming = main(page).getByRole("region", { name: /^Upcoming/ });
    // More answers than fit into a row are on the page of the game.
    if (market !== null) {
      await upcoming.getByRole("link").first().click();
      await expect(page).toHaveURL(/\/section\/line\/\d+\/\d+$/);
      await expect(main(page)).toContainText(market);
      await settled(page);
      await axe();
    }
    await tapPrice(page);
    await page.getByRole("button", { name: "Back" }).click();
  });

test.describe("in Norway", () => {
  test.use({ extraHTTPHeaders: { "X-Geo-Country": "NO" } });

  test("matches of the player's country, from the favourites, the search and the menu, and of a team by its name [screen-bets-on-your]", async ({
    page,
    axe,
  }) => {
    const gate = gateOf(page);
    await page.goto("/en/favorites");
    await gate.hold(asks);
    await main(page).getByRole("link", { name: "Bets on your team" }).click();
    await expect(page).toHaveURL(/\/en\/betsonyour$/);
    await expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible();
    await gate.fail();
    await expect(main(page)).toContainText("The matches did not load.");
    gate.open(emptied);
    await page.reload();
    await expect(main(page).getByRole("heading", { name: /^No matches of your/ })).toBeVisible();
    gate.open();
    await page.reload();
    const rows = main(page).getByRole("article");
    await expect(rows.first()).toBeVisible();
    for (const text of await rows.allTextContents()) expect(text).toContain("Norway");
    await settled(page);
    await looksRight(page, axe);
    await tapPrice(page);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page).toHaveURL(/\/en\/favorites$/);
    await page.getByRole("link", { name: "Search" }).first().click();
    await main(page).getByRole("link", { name: "Bets on your team" }).click();
    await expect(rows.first()).toBeVisible();

    await goTo(page, "/en/betsonyour/norrvik");
    await expect(rows.first()).toContainText("Norrvik");
    for (const text of await rows.allTextContents()) expect(text).toContain("Norrvik");
    await settled(page);
    await axe();
    await goTo(page, "/en/betsonyour/spain");
    await expect(rows.first()).toContainText("Spain");

    await goTo(page, "/en/betsonyour/atlantis");
    await expect(main(page)).toContainText("No team or country “atlantis” has matches");
    await settled(page);
    await looksRight(page, axe);
    await main(page).getByRole("link", { name: "Matches of your country" }).click();
    await expect(rows.first()).toContainText("Norway");
    await goTo(page, "/en/betsonyour/atlantis");
    await main(page).getByRole("link", { name: "Championships" }).click();
    await expect(page).toHaveURL(/\/en\/champs$/);
  });
});
