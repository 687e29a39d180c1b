import { footballPick, footballPicks } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { isPriceShown, watch, watchMs } from "./watch.ts";

test.use({ feed: calm });

/** Prices from the shortest to the longest, a step at a time. */
const coefs = [1.01, 9.9, 10.5, 101, 1.85];

async function movePrices(app: App, outcomeIds: readonly number[]): Promise<void> {
  for (const coef of coefs) {
    for (const outcomeId of outcomeIds) await app.control({ setPrice: { outcomeId, coef } });
    await new Promise((next) => setTimeout(next, watchMs / (coefs.length + 1)));
  }
  for (const outcomeId of outcomeIds) await app.control({ setPrice: { outcomeId, coef: null } });
}

test("the live list keeps its layout", async ({ page, app }) => {
  const picks = (await footballPicks(app, "live")).slice(0, 3);
  await page.goto("/en/section/live/1");
  await isPriceShown(page);
  const seeing = watch(page);
  await movePrices(
    app,
    picks.map(({ outcomeId }) => outcomeId),
  );
  const { moves, shifts } = await seeing;
  expect(moves).toBeGreaterThanOrEqual(picks.length * 2);
  expect(shifts).toEqual([]);
});

test("the page of a match keeps its layout", async ({ page, app }) => {
  const { outcomeId, path } = await footballPick(app, "live");
  await page.goto(path);
  await page.getByRole("tab", { name: /^All/ }).click();
  await isPriceShown(page);
  const seeing = watch(page);
  await movePrices(app, [outcomeId, outcomeId + 1, outcomeId + 2]);
  const { moves, shifts } = await seeing;
  expect(moves).toBeGreaterThanOrEqual(6);
  expect(shifts).toEqual([]);
});
