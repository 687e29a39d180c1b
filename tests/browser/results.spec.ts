import { expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";
import { looksRight } from "./looks.ts";
import { goTo } from "./walk.ts";
import { settled } from "./settled.ts";
import { storedLogs, verifyVisit } from "./visitLog.ts";

// Matches end while the pages are open, and those of the days before are known.
test.use({ feed: { speed: 1 }, expectedErrors: /status of 503/ });

const asks = /\/web-api\/results\/v1\//;

test("scores of matches under way and over, by day, sport and text, are reached from the menu, and a live match opens its page [screen-results] [route-sports-008]", async ({
  page,
  axe,
}, info) => {
  const main = page.getByRole("main");
  const gate = gateOf(page);
  const rows = main.getByRole("article");
  await page.goto("/en/office/menu");
  await gate.hold(asks);
  await main.getByRole("link", { name: "Results" }).click();
  await expect(page).toHaveURL(/\/en\/results\/live$/);
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  await expect(main.getByRole("alert")).toContainText("The results did not load.");
  gate.open(emptied);
  await main.getByRole("alert").getByRole("button").click();
  await expect(main).toContainText("No match is under way");
  gate.open();
  await page.reload();

  await expect(rows.filter({ hasText: "Finished" }).first()).toBeVisible();
  const live = rows.filter({ has: page.getByRole("link") });
  await expect(live.first()).toBeVisible();
  await settled(page);
  await looksRight(page, axe);

  await main.getByRole("tab", { name: "By day" }).click();
  await expect(page).toHaveURL(/\/en\/results\/zone$/);
  await main.getByRole("button", { name: "Yesterday" }).click();
  await expect(main.getByRole("button", { name: "Yesterday" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(rows.first()).toContainText("Finished");
  await expect(rows).toHaveCount(30);
  await main.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(60);
  const tennis = main.getByRole("button", { name: /^Tennis/ });
  await tennis.click();
  await expect(tennis).toHaveAttribute("aria-pressed", "true");
  await expect(rows).toHaveCount(30);
  await settled(page);
  await looksRight(page, axe);

  // Two letters look for nothing yet.
  const team = ((await rows.first().getAttribute("aria-label")) ?? "").slice(0, 6);
  const field = main.getByRole("searchbox");
  await field.fill(team.slice(0, 2));
  await expect(rows).toHaveCount(30);
  await field.fill(team);
  await expect(rows.first()).toHaveAccessibleName(new RegExp(team));
  await expect(async () => expect(await rows.count()).toBeLessThan(30)).toPass();
  await field.fill("qqqwww");
  await expect(main).toContainText("No results found");
  await main.getByRole("button", { name: "Show all results" }).click();
  await expect(field).toHaveValue("");
  await expect(rows).toHaveCount(30);

  await main.getByRole("tab", { name: "Live and just over" }).click();
  await live.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/section\/live\/\d+\/\d+/);
  await expect(page.getByRole("main")).toContainText(/\d/);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/en\/results\/live$/);
  await verifyVisit(page, info, ["ResultsAnswered", "ChooseResultsDay", "MoreResultsWanted"]);
  const log = JSON.stringify(await storedLogs(page)).toLowerCase();
  expect(log).toContain("resultstyped");
  expect(log).not.toContain("qqqwww");
});

test("a page of results that does not come says so and keeps the others, in Russian", async ({
  page,
  axe,
}) => {
  const main = page.getByRole("main");
  const gate = gateOf(page);
  await goTo(page, "/ru/results/zone");
  await main.getByRole("button", { name: "Вчера" }).click();
  const rows = main.getByRole("article");
  await expect(rows).toHaveCount(30);
  await gate.hold(asks);
  await main.getByRole("button", { name: "Показать ещё" }).click();
  await gate.fail();
  await expect(main.getByRole("alert")).toContainText("Следующие матчи не загрузились.");
  await expect(rows).toHaveCount(30);
  await main.getByRole("button", { name: "Сегодня" }).click();
  await expect(main.getByRole("alert")).toContainText("Результаты не загрузились.");
  await axe();
  gate.open();
  await main.getByRole("alert").getByRole("button").click();
  await main.getByRole("button", { name: "Вчера" }).click();
  await expect(rows).toHaveCount(30);
  await settled(page);
  await axe();
});
