import { calm, expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";
import { looksRight } from "./looks.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /status of (503|404)/ });

const games = /\/(live|line)-feed\/v1\/games\?.*sportId=4/;
const broadcasts = /\/live-feed\/v1\/broadcasts/;
const team = /\/line-feed\/v1\/teams\//;
const player = /\/line-feed\/v1\/players\//;

test("cricket is reached from the menu, then a championship, a match and its prices [screen-cricket] [layouts-014] [route-sports-005] [route-sports-006]", async ({
  page,
  axe,
}, info) => {
  const main = page.getByRole("main");
  const gate = gateOf(page);
  await page.goto("/en/office/menu");
  await gate.hold(games);
  await main.getByRole("link", { name: "Cricket", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/cricket$/);
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  await expect(main.getByRole("alert")).toContainText("The matches did not load.");
  gate.open(emptied);
  await page.reload();
  await expect(main).toContainText("No cricket now");
  gate.open();
  await page.reload();
  await expect(main.getByRole("article").first()).toBeVisible();
  await expect(main.getByRole("region", { name: /^Live/ })).toBeVisible();
  await settled(page);
  await looksRight(page, axe);

  // A championship from the home of cricket, a star, a match and its price.
  const champs = main.getByRole("region", { name: /^Championships/ });
  await champs.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/en\/cricket\/champ\/\d+$/);
  const star = page.getByRole("button", { name: /^Favourite/ }).first();
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(main.getByRole("article").first()).toBeVisible();
  await looksRight(page, axe);
  await main.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/en\/cricket\/game\/\d+$/);
  await settled(page);
  await looksRight(page, axe);

  // One of its innings, and a price of it.
  await page.getByRole("link", { name: "1st innings" }).click();
  await expect(page).toHaveURL(/\/en\/cricket\/game\/\d+$/);
  await expect(main.getByRole("group", { name: "Odd or even runs" })).toBeVisible();
  await settled(page);
  await looksRight(page, axe);
  await main
    .getByRole("button", { name: /, [\d.]+$/ })
    .first()
    .tap();
  await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
  await expect(page.getByRole("list", { name: "1 bet" })).toContainText(/1st innings: Runs \d+\.5/);
  await page.goBack();
  await verifyVisit(page, info, ["FavoriteAdded", "BetAdded"]);

  await goTo(page, "/en/cricket/game/999999999");
  await expect(main).toContainText("This match is not offered now");
  await main.getByRole("link", { name: "All of cricket" }).click();
  await expect(main.getByRole("article").first()).toBeVisible();
  // Without a match the address offers all of them.
  await goTo(page, "/en/cricket/game");
  await expect(main.getByRole("article").first()).toBeVisible();
});

test("the bar of cricket leads to all its matches, its championships, favourites and search [screen-cricket] [screen-champs] [screen-favorites] [screen-search] [route-sports-005] [route-sports-006]", async ({
  page,
  axe,
}, info) => {
  const main = page.getByRole("main");
  await page.goto("/en/cricket");
  const bar = page.getByRole("navigation", { name: "Cricket", exact: true });
  await bar.getByRole("link", { name: "All matches" }).click();
  await expect(page).toHaveURL(/\/en\/cricket\/all-events$/);
  await expect(main.getByRole("region", { name: /^Upcoming/ })).toBeVisible();
  await looksRight(page, axe);
  await bar.getByRole("link", { name: "Championships" }).click();
  await expect(page).toHaveURL(/\/en\/cricket\/all-champs$/);
  const all = main.getByRole("listitem");
  await expect(all.first()).toBeVisible();
  await looksRight(page, axe);
  await all.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/cricket\/champ\/\d+$/);
  const star = page.getByRole("button", { name: /^Favourite/ }).first();
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await bar.getByRole("link", { name: "Favourites" }).click();
  await expect(page).toHaveURL(/\/en\/cricket\/favorites$/);
  const favorites = main.getByRole("region", { name: /^Championships/ });
  await expect(favorites.getByRole("link")).toHaveAttribute("href", /\/en\/cricket\/champ\/\d+$/);
  await looksRight(page, axe);

  await bar.getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/en\/cricket\/search-events$/);
  await page.getByRole("searchbox").fill("kings");
  const found = main.getByRole("article").first();
  await expect(found).toBeVisible();
  await looksRight(page, axe);
  await main
    .getByRole("region", { name: /^Teams/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/cricket\/team\/\d+$/);
  await page.goBack();
  await found.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/en\/cricket\/game\/\d+$/);
  await verifyVisit(page, info, ["FavoriteAdded", "SearchAnswered"]);
});

test("a match is followed over by over, then its team and a player of it [sports-012] [screen-cricket] [screen-team]", async ({
  page,
  app,
  axe,
}, info) => {
  const main = page.getByRole("main");
  const gate = gateOf(page);
  await page.goto("/en/section/live/4");
  await gate.hold(broadcasts);
  await page.getByRole("link", { name: "Cricket broadcasts" }).click();
  await expect(page).toHaveURL(/\/en\/cricket\/broadcasts$/);
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  await expect(main.getByRole("alert")).toContainText("The broadcasts did not load.");
  gate.open(emptied);
  await main.getByRole("alert").getByRole("button").click();
  await expect(main).toContainText("No match can be followed now");
  gate.open();
  await page.reload();
  const innings = main.getByRole("figure").first();
  await expect(innings).toContainText(/\d+\/\d+ \(\d+\.\d ov\)/);
  await settled(page);
  await looksRight(page, axe);
  // It follows the feed.
  const course = async () => (await main.getByRole("figure").allTextContents()).join();
  const before = await course();
  // Some balls of each match: in this feed a second takes a quarter of an hour.
  await app.control({ advanceMs: 6 * 3_600_000 });
  await expect.poll(course).not.toBe(before);

  const teams = main.getByRole("group", { name: "Teams" }).first();
  const link = teams.getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await gate.hold(team);
  await link.click();
  await expect(page).toHaveURL(/\/en\/cricket\/team\/\d+$/);
  await gate.fail();
  await expect(main.getByRole("alert")).toContainText("The players did not load.");
  gate.open();
  await main.getByRole("alert").getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  const players = main.getByRole("region", { name: /^Players/ }).getByRole("link");
  await expect(players).toHaveCount(11);
  await settled(page);
  await looksRight(page, axe);
  const star = page.getByRole("button", { name: `Favourite: ${name}`, exact: true });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");

  await gate.hold(player);
  await players.last().click();
  await expect(page).toHaveURL(/\/en\/cricket\/player-info\/\d+$/);
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  await expect(main.getByRole("alert")).toContainText("The player did not load.");
  gate.open();
  await main.getByRole("alert").getByRole("button").click();
  await expect(main.getByRole("region", { name: "This season" })).toContainText("Matches");
  await settled(page);
  await looksRight(page, axe);
  await main.getByRole("link", { name }).first().click();
  await expect(page).toHaveURL(/\/en\/cricket\/team\/\d+$/);
  await verifyVisit(page, info, ["BroadcastsAnswered", "TeamAnswered", "TeamPlayerAnswered"]);

  await goTo(page, "/en/cricket/player-info/7");
  await expect(main).toContainText("No such player");
});

test("cricket in Russian, and from right to left", async ({ page, axe }) => {
  const main = page.getByRole("main");
  await goTo(page, "/ru/cricket/broadcasts");
  await expect(main.getByRole("figure").first()).toBeVisible();
  await settled(page);
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.setAttribute("dir", "rtl"));
  await settled(page);
  await looksRight(page, axe);
  await main.getByRole("group", { name: "Команды" }).first().getByRole("link").first().click();
  await main
    .getByRole("region", { name: /^Игроки/ })
    .getByRole("link")
    .first()
    .click();
  await expect(main.getByRole("region", { name: "В этом сезоне" })).toContainText("Раны");
  await looksRight(page, axe);
});
