import { expect, test } from "./fixture.ts";
import { goTo } from "./walk.ts";
import { settled } from "./settled.ts";

test.use({ feed: { speed: 1 }, expectedErrors: /status of (503|404)/ });

test("before the start there are form and meetings, and an address of no match leads on, in Russian", async ({
  page,
  axe,
}, info) => {
  const main = page.getByRole("main");
  await goTo(page, "/ru/section/line/1");
  await main.locator('a[href*="/section/line/1/"]').first().click();
  await page.getByRole("link", { name: "Статистика" }).click();
  await expect(main.getByRole("heading", { name: "Форма" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Этот матч" })).toHaveCount(0);
  await settled(page);
  await page.screenshot({ path: info.outputPath("ru.png"), fullPage: true });
  await axe();
  for (const address of ["?statisticId=st-1", "?statisticId=..%2Fx", ""]) {
    await goTo(page, `/ru/statistic${address}`);
    await expect(main).toContainText("Нет статистики этого матча");
  }
  await axe();
  await main.getByRole("link", { name: "Матчи в лайве" }).click();
  await expect(page).toHaveURL(/\/ru\/section\/live/);
});
