import type { Page } from "@playwright/test";
import { footballPick, footballPicks, type Pick } from "./feed.ts";
import { type App, expect, moving, test } from "./fixture.ts";
import { isPriceShown, watch } from "./watch.ts";

test.use(moving);

/** Prices from the shortest to the longest text, each as shown on screen. */
const coefs = [
  [1.01, "1.01"],
  [9.9, "9.90"],
  [10.5, "10.5"],
  [101, "101.0"],
  [1.85, "1.85"],
] as const;

/** Changes these prices, and each time waits until the page shows the price of the pick. */
async function movePrices(
  page: Page,
  app: App,
  pick: Pick,
  outcomeIds: readonly number[],
): Promise<void> {
  const name = (shown: string) => new RegExp(`^${pick.outcome}[^,]*, ${shown}(,|$)`);
  for (const [coef, shown] of coefs) {
    for (const outcomeId of outcomeIds) await app.control({ setPrice: { outcomeId, coef } });
    await expect(page.getByRole("button", { name: name(shown) }).first()).toBeVisible();
  }
}

test("the live list keeps its layout", async ({ page, app }) => {
  const picks = (await footballPicks(app, "live")).slice(0, 3);
  const [first] = picks;
  if (first === undefined) throw new Error("no football match is live");
  await page.goto("/en/section/live/1");
  await isPriceShown(page);
  const seen = await watch(page);
  await movePrices(
    page,
    app,
    first,
    picks.map(({ outcomeId }) => outcomeId),
  );
  const { moves, shifts } = await seen();
  expect(moves).toBeGreaterThanOrEqual(picks.length * 2);
  expect(shifts).toEqual([]);
});

test("the page of a match keeps its layout", async ({ page, app }) => {
  const pick = await footballPick(app, "live");
  await page.goto(pick.path);
  await page.getByRole("tab", { name: /^All/ }).click();
  await isPriceShown(page);
  const seen = await watch(page);
  const { outcomeId } = pick;
  await movePrices(page, app, pick, [outcomeId, outcomeId + 1, outcomeId + 2]);
  const { moves, shifts } = await seen();
  expect(moves).toBeGreaterThanOrEqual(6);
  expect(shifts).toEqual([]);
});
