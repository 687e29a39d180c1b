import { footballPick, footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";
import { fillSignIn } from "./player.ts";
import { storedLogs } from "./visitLog.ts";

test.use({ feed: calm, expectedErrors: /status of 503/ });

test("a match is found by the key / and a typing error, its price is picked in the results, and the text is in no log [sports-012] [screen-search]", async ({
  page,
  app,
  axe,
}) => {
  const picks = await footballPicks(app, "line");
  const pick = picks.find(({ game }) => /^[A-Z][a-z]{7,} against/.test(game));
  if (pick === undefined) throw new Error("no team with a name of one long word");
  const [team = ""] = pick.game.split(" against");
  await page.goto("/en");
  await expect(page.getByRole("link", { name: "Search" })).toBeVisible();
  // The key is there once the frame is.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused({ timeout: 500 });
  }).toPass();
  const main = page.getByRole("main");
  await expect(main).toContainText("What are you looking for?");
  await page.keyboard.type(team.slice(0, 4) + team.slice(5));
  const row = main.getByRole("article").filter({ hasText: team }).first();
  await expect(row).toBeVisible();
  await expect(main.getByRole("status")).toContainText(/\d+ result/);
  await axe();
  await row.getByRole("button", { name: /, \d/ }).first().click();
  await expect(page.getByRole("link", { name: /Coupon/ }).first()).toContainText("1");
  // Enter, the arrow and a link: no mouse is needed.
  await page.getByRole("searchbox").press("ArrowDown");
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/\/section\/line\//);
  await page.getByRole("link", { name: "Search" }).first().click();
  await page.getByRole("button", { name: "Empty the field" }).click();
  await expect(main).toContainText("Recent searches");
  await expect(main.getByRole("listitem")).toHaveCount(1);
  await main.getByRole("listitem").getByRole("button").click();
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: "Empty the field" }).click();
  await main.getByRole("button", { name: "Clear recent searches" }).click();
  await expect(main).toContainText("What are you looking for?");
  const log = async () => JSON.stringify(await storedLogs(page));
  await expect.poll(log).toContain("SearchAnswered");
  expect((await log()).toLowerCase()).not.toContain(
    (team.slice(0, 4) + team.slice(5)).toLowerCase(),
  );
});

test("a market of a match is found by its line, in all groups, and its price is picked", async ({
  page,
  app,
  axe,
}) => {
  const { path, game } = await footballPick(app, "line");
  await page.goto(path);
  const main = page.getByRole("main");
  const find = page.getByRole("button", { name: "Find a market" });
  await find.tap();
  const field = page.getByRole("searchbox", { name: "Find a market" });
  await expect(field).toBeFocused();
  const [home = ""] = game.split(" against");
  await page.keyboard.type(`${home} (-1)`);
  await expect(main.getByRole("heading", { level: 3 })).toHaveText(["Handicap"]);
  await axe();
  await main.getByRole("button", { name: `${home} (−1), ` }).tap();
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
  await field.fill("qqq");
  await expect(main).toContainText("Nothing found for “qqq”");
  await page.keyboard.press("Escape");
  await expect(find).toBeFocused();
  await expect(main.getByRole("heading", { level: 3 }).first()).toHaveText("Match result");
});

test.describe("a search that does not arrive", () => {
  test.use({ expectedErrors: /line-feed\/v1\/search/ });
  test("a search that finds nothing or fails has a way on [sports-012]", async ({ page }) => {
    await page.goto("/en/search-events");
    const main = page.getByRole("main");
    await page.getByRole("searchbox").fill("qqqwww");
    await expect(main).toContainText("Nothing found for “qqqwww”");
    await page.route("**/line-feed/v1/search?**", (route) => route.abort());
    await page.getByRole("searchbox").fill("united");
    await expect(main.getByRole("alert")).toBeVisible();
    await page.unroute("**/line-feed/v1/search?**");
    await main.getByRole("alert").getByRole("button").click();
    await expect(main.getByRole("article").first()).toBeVisible();
  });
});

test("favourites of a visitor are kept, can be taken back, and join the player's at sign-in [sports-012] [screen-favorites]", async ({
  page,
  axe,
}) => {
  await page.goto("/en/section/line");
  const main = page.getByRole("main");
  const star = (name: RegExp) => main.getByRole("button", { name });
  const match = star(/^Favourite: .+ – /).first();
  await match.click();
  await expect(match).toHaveAttribute("aria-pressed", "true");
  await star(/^Favourite: /)
    .first()
    .click();
  await page.getByRole("link", { name: "Favourites" }).first().click();
  await expect(page).toHaveURL(/\/en\/favorites$/);
  await expect(main.getByRole("heading", { name: /^Upcoming/ })).toBeVisible();
  await expect(main.getByRole("heading", { name: /^Championships/ })).toBeVisible();
  await axe();
  await match.click();
  await expect(main.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(main.getByRole("article")).toHaveCount(1);
  await page.reload();
  await expect(main.getByRole("article")).toHaveCount(1);
  await page.goto("/en/user/login");
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/en$/);
  // The server has them now, and the device has none.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("tl.favorites"))).toBeNull();
  await page.goto("/en/favorites");
  await expect(main.getByRole("article")).toHaveCount(1);
  await expect(star(/^Favourite: .+/)).toHaveCount(2);
});

test("a team has a page with its matches and its star, reached from the search, and one of its matches alone [sports-012] [screen-team]", async ({
  page,
  axe,
}) => {
  await page.goto("/en");
  await page.getByRole("link", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("united");
  const main = page.getByRole("main");
  const teams = main.getByRole("region", { name: /^Teams/ });
  const name = (
    await teams.getByRole("link").first().locator("span span").first().innerText()
  ).trim();
  await teams.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/en\/team\/\d+$/);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(main.getByRole("article").first()).toContainText(name);
  const star = page.getByRole("button", { name: `Favourite: ${name}`, exact: true });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");

  // Its matches alone: loading, failed, empty and here.
  const gate = gateOf(page);
  await gate.hold(/-feed\/v1\/games\?.*teamIds/);
  await main.getByRole("link", { name: "Matches of the team" }).click();
  await expect(page).toHaveURL(/\/en\/team\/\d+\/games$/);
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  await expect(main.getByRole("alert")).toContainText("The matches did not load.");
  gate.open(emptied);
  await page.reload();
  await expect(main).toContainText("This team has no matches now.");
  gate.open();
  await page.reload();
  await expect(main.getByRole("article").first()).toContainText(name);
  await axe();
  await main
    .getByRole("article")
    .first()
    .getByRole("button", { name: /, [\d.]+/ })
    .first()
    .tap();
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
  await main.getByRole("link", { name: new RegExp(`${name}.*Team`) }).click();
  await expect(page).toHaveURL(/\/en\/team\/\d+$/);
});
