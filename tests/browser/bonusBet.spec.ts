import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /409|ERR_|Failed to load/ });

test("an express of three gets a bonus bet, which is deleted, put back, placed and in the history [bets-006] [coupon-012] [coupon-025] [coupon-026] [coupon-029] [coupon-031] [config-002]", async ({
  page,
  app,
  axe,
}, info) => {
  const picks = (await footballPicks(app, "live")).slice(0, 3);
  await haveSession(page, app.url);
  for (const pick of picks) await pickOn(page, pick);
  await page.getByRole("link", { name: "Coupon, 3 bets" }).click();
  const panel = page.getByRole("dialog", { name: "Coupon (3)" });
  await expect(panel.getByText("Express bonus +3%")).toBeVisible();
  await looksRight(page, axe);
  await panel.getByRole("button", { name: "Full coupon" }).click();
  await expect(page).toHaveURL(/\/en\/coupon$/);
  await settled(page);
  const leg = page.getByRole("list", { name: "Bonus bet" });
  await expect(leg).toContainText("×1.03");
  const product = picks.reduce((total, { coef }) => total * coef, 1);
  const shown = (total: number) => page.getByText(total.toFixed(2), { exact: false }).first();
  await expect(shown(Math.round(product * 1030) / 1000)).toBeVisible();
  await looksRight(page, axe);

  await page.getByRole("button", { name: "Remove Express bonus +3%" }).tap();
  await expect(page.getByText("The express bonus of +3% is not counted.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Put back" })).toBeFocused();
  await expect(shown(Math.round(product * 1000) / 1000)).toBeVisible();
  await axe();
  // Not added again by itself, not even by a reload.
  await page.reload();
  await expect(page.getByText("The express bonus of +3% is not counted.")).toBeVisible();
  await page.getByRole("button", { name: "Put back" }).tap();
  await expect(leg).toContainText("×1.03");
  // Other types have none.
  await page.getByRole("tab", { name: "Singles" }).tap();
  await expect(leg).toHaveCount(0);
  await page.getByRole("tab", { name: "Express", exact: true }).tap();
  await expect(leg).toBeVisible();

  await settled(page);
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await expect(page.getByText(/Express of 3, No\. \d/)).toBeVisible();
  await page.getByRole("link", { name: "To open bets" }).click();
  const card = page.getByRole("article").filter({ hasText: "Express of 3" });
  await expect(card.getByRole("listitem").last()).toContainText("Express bonus: +3%");
  await looksRight(page, axe);
  await verifyVisit(page, info, ["BonusBetDeleted", "BonusBetRestored", "CouponPlaced"]);

  // A returned bet leaves two winners, and with them no bonus.
  await app.control({ settleGame: { gameId: picks[0]?.gameId, result: "returned" } });
  for (const pick of picks.slice(1))
    await app.control({ settleGame: { gameId: pick.gameId, result: "won" } });
  await goTo(page, "/en/office/history");
  await expect(card).toContainText("Express bonus: +0%");
});

test("a bonus bet reads well in Russian, and goes when a price falls below 1.1 [coupon-027]", async ({
  page,
  app,
  axe,
}) => {
  const picks = (await footballPicks(app, "live")).slice(0, 3);
  await haveSession(page, app.url);
  for (const pick of picks) await pickOn(page, pick);
  await goTo(page, "/ru/coupon");
  const leg = page.getByRole("list", { name: "Бонусная ставка" });
  await expect(leg).toContainText("Бонус к экспрессу +3 %");
  await looksRight(page, axe);
  await app.control({ setPrice: { outcomeId: picks[0]?.outcomeId, coef: 1.09 } });
  await expect(leg).toHaveCount(0);
  await app.control({ setPrice: { outcomeId: picks[0]?.outcomeId, coef: 1.1 } });
  await expect(leg).toBeVisible();
});
