import type { Page } from "@playwright/test";
import { footballPicks, type Pick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { eurosOf, haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /409|ERR_|Failed to load/ });

const main = (page: Page) => page.getByRole("main");

/** Four matches of the line, each home side at 2.00, in the coupon of a signed-in player. */
async function fourPicked(page: Page, app: App): Promise<readonly Pick[]> {
  const picks = (await footballPicks(app, "line")).slice(0, 4);
  expect(picks).toHaveLength(4);
  for (const { outcomeId } of picks) await app.control({ setPrice: { outcomeId, coef: 2 } });
  await haveSession(page, app.url);
  for (const pick of picks) await pickOn(page, pick);
  return picks;
}
async function stake(page: Page, amount: string): Promise<void> {
  await page.getByRole("spinbutton", { name: "Amount" }).first().fill(amount);
  await settled(page);
}

test("an express of four gets a hyper bonus: from its least stake on, in the possible win, placed, in the history and paid [coupon-053]", async ({
  page,
  app,
  axe,
}, info) => {
  const picks = await fourPicked(page, app);
  await goTo(page, "/en");
  const before = await eurosOf(page);
  await goTo(page, "/en/coupon");
  await expect(main(page)).toContainText("Hyper bonus +4%");
  await stake(page, "1.5");
  await expect(main(page)).toContainText("Counts from a stake of €2.00.");
  // At 2 × 2 × 2 × 2 × 1.04, the bonus bet.
  await expect(page.getByText("€24.96", { exact: true })).toBeVisible();
  await looksRight(page, axe);
  await stake(page, "10");
  // 4 % of 156.40, rounded down.
  await expect(main(page)).toContainText("Adds €6.25 to the win.");
  await expect(page.getByText("€172.65", { exact: true })).toBeVisible();
  await looksRight(page, axe);

  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await expect(main(page)).toContainText("Hyper bonus€6.25");
  await expect(main(page)).toContainText("€172.65");
  await looksRight(page, axe);
  await page.getByRole("link", { name: "To open bets" }).click();
  const card = page.getByRole("article").filter({ hasText: "Express of 4" });
  await expect(card.getByRole("listitem").last()).toContainText("Hyper bonus +4%");
  await expect(card.getByRole("listitem").last()).toContainText("+€6.25");
  await expect(card).toContainText("€172.65");
  await looksRight(page, axe);
  await verifyVisit(page, info, ["CouponPlaced"]);

  // With three bets left the bonus is gone, and the bonus bet is of three.
  await app.control({ settleGame: { gameId: picks[0]?.gameId, result: "returned" } });
  for (const { gameId } of picks.slice(1))
    await app.control({ settleGame: { gameId, result: "won" } });
  await goTo(page, "/en/office/history");
  await expect(card).toContainText("+€82.40");
  await expect(card).not.toContainText("Hyper bonus");
  await goTo(page, "/en");
  await expect.poll(() => eurosOf(page)).toBeCloseTo(before - 10 + 82.4, 2);
});

test("a hyper bonus that has gone meanwhile is not taken silently: the coupon says so, and is placed without", async ({
  page,
  app,
  axe,
}) => {
  await fourPicked(page, app);
  await goTo(page, "/en/coupon");
  await stake(page, "10");
  await expect(main(page)).toContainText("Adds €6.25 to the win.");
  await app.control({ config: { coupon: { isHyperBonusGiven: false } } });
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet not placed" })).toBeVisible();
  await expect(main(page)).toContainText("There is no hyper bonus of 4% any more.");
  await looksRight(page, axe);
  await press(page.getByRole("button", { name: "Back to coupon" }));
  await expect(main(page)).not.toContainText("Hyper bonus");
  await expect(page.getByText("€166.40", { exact: true })).toBeVisible();
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await expect(main(page)).toContainText("€166.40");
});

test("a hyper bonus reads well in Russian and in the quick coupon", async ({ page, app, axe }) => {
  await fourPicked(page, app);
  await page.getByRole("link", { name: "Coupon, 4 bets" }).click();
  const panel = page.getByRole("dialog", { name: "Coupon (4)" });
  await expect(panel.getByText("Hyper bonus +4%")).toBeVisible();
  await looksRight(page, axe);
  await goTo(page, "/ru/coupon");
  await expect(main(page)).toContainText("Гипербонус +4 %");
  await expect(main(page)).toContainText("к выигрышу");
  await looksRight(page, axe);
});
