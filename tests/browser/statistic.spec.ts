import { expect, test } from "./fixture.ts";
import { gateOf } from "./gate.ts";
import { looksRight } from "./looks.ts";
import { goTo } from "./walk.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: { speed: 1 }, expectedErrors: /status of (503|404)/ });

const asks = /\/web-api\/statistics\/v1\//;

test("the statistics of a match are opened from its page, in the page and in a window of their own [screen-statistic] [route-sports-009]", async ({
  page,
  axe,
}, info) => {
  const main = page.getByRole("main");
  const gate = gateOf(page);
  await goTo(page, "/en/section/live/1");
  await main.locator('a[href*="/section/live/1/"]').first().click();
  await expect(page).toHaveURL(/\/section\/live\/1\/\d+/);
  await settled(page);
  await gate.hold(asks);
  await page.evaluate(() => Reflect.set(window, "isKept", true));
  await page.getByRole("link", { name: "Statistics" }).click();
  await expect(page).toHaveURL(/\/en\/statistic\?statisticId=st-\d+&permanentId=\d+$/);
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  await expect(main.getByRole("alert")).toContainText("The statistics did not load.");
  gate.open();
  await main.getByRole("alert").getByRole("button").click();

  await expect(main).toContainText("Corners");
  await expect(main.getByRole("heading", { name: "Form" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isKept")), "no page load").toBe(true);
  await expect(main.getByRole("link", { name: /To the match$/ })).toBeVisible();
  await settled(page);
  await looksRight(page, axe);

  const opened = page.waitForEvent("popup");
  await main.getByRole("link", { name: "Open in a new window" }).click();
  const popup = await opened;
  const alone = popup.getByRole("main");
  await expect(popup).toHaveURL(/\/en\/statisticpopup\?statisticId=st-\d+&permanentId=\d+$/);
  await expect(alone).toContainText("Corners");
  await expect(alone.getByRole("link", { name: /To the match$/ })).toBeVisible();
  await popup.close();

  await main.getByRole("link", { name: /To the match$/ }).click();
  await expect(page).toHaveURL(/\/section\/live\/1\/\d+/);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/en\/statistic\?/);
  await verifyVisit(page, info, ["StatisticsAnswered", "StatisticsWanted"]);
});

test("before the start there are form and meetings, and an address of no match leads on, in Russian", async ({
  page,
  axe,
}) => {
  const main = page.getByRole("main");
  await goTo(page, "/ru/section/line/1");
  await main.locator('a[href*="/section/line/1/"]').first().click();
  await page.getByRole("link", { name: "Статистика" }).click();
  await expect(main.getByRole("heading", { name: "Форма" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Этот матч" })).toHaveCount(0);
  await settled(page);
  await axe();
  for (const address of ["?statisticId=st-1", "?statisticId=..%2Fx", ""]) {
    await goTo(page, `/ru/statistic${address}`);
    await expect(main).toContainText("Нет статистики этого матча");
  }
  await axe();
  await main.getByRole("link", { name: "Матчи в лайве" }).click();
  await expect(page).toHaveURL(/\/ru\/section\/live/);
});
