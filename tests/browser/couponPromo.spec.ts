import type { Page } from "@playwright/test";
import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { goOffline } from "./goOffline.ts";
import { looksRight } from "./looks.ts";
import { eurosOf, haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /409|ERR_|Failed to load/ });

const main = (page: Page) => page.getByRole("main");
const row = (page: Page) => main(page).getByRole("button", { name: /^Promo code/ });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Promo code" });
const remove = (page: Page) => main(page).getByRole("button", { name: "Remove the code" });

async function toCoupon(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Coupon, / }).click();
  await page.getByRole("button", { name: "Full coupon" }).click();
  await expect(page).toHaveURL(/\/en\/coupon$/);
  await settled(page);
}

test("a promo code pays for the bet: chosen by a tap, kept over a reload, spent, and a win is net [coupon-040] [coupon-001] [coupon-053]", async ({
  page,
  app,
  axe,
}, info) => {
  const [one] = await footballPicks(app, "line");
  if (one === undefined) throw new Error("no pick");
  await haveSession(page, app.url);
  await page.goto("/en");
  const before = await eurosOf(page);
  await pickOn(page, one);
  await toCoupon(page);
  await row(page).tap();
  const code = sheet(page).getByRole("button", { name: /^Free bet, €5.00/ });
  await expect(code).toContainText("odds from 1.30 in each bet");
  await expect(code).toContainText("FREEBET");
  await looksRight(page, axe);
  await code.tap();
  await expect(main(page)).toContainText(
    "It pays the stake. A win pays the return without the stake.",
  );
  const net = (Math.round(500 * one.coef) - 500) / 100;
  await expect(page.getByText(`€${net.toFixed(2)}`)).toBeVisible();
  const stake = page.getByRole("group", { name: "Amount" }).last();
  await expect(stake).toContainText("€5.00");
  await expect(stake).toContainText("by promo code");
  await expect(page.getByRole("button", { name: /^\+€/ })).toHaveCount(0);
  await looksRight(page, axe);

  await page.reload();
  await expect(main(page)).toContainText("FREEBET");
  await expect(main(page)).toContainText("It pays the stake.");
  await remove(page).tap();
  await expect(page.getByRole("spinbutton", { name: "Amount" }).first()).toBeVisible();
  await main(page).getByRole("button", { name: "Put back FREEBET" }).tap();
  await expect(main(page)).toContainText("It pays the stake.");
  // With the bets it goes and comes back.
  await page.getByRole("button", { name: "Remove all bets" }).tap();
  await main(page).getByRole("button", { name: "Put back 1 bet" }).tap();
  await expect(main(page)).toContainText("It pays the stake.");

  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await expect(main(page)).toContainText("Free bet");
  await looksRight(page, axe);
  await page.getByRole("link", { name: "To open bets" }).click();
  await expect(page.getByRole("heading", { name: "Single, free bet" })).toBeVisible();
  await page.getByRole("link", { name: "Home" }).click();
  expect(await eurosOf(page)).toBe(before);
  await app.control({ settleGame: { gameId: one.gameId, result: "won" } });
  await page.reload();
  await expect.poll(() => eurosOf(page)).toBeCloseTo(before + net, 2);
  await verifyVisit(page, info, ["CouponPromoChosen", "CouponPromoRemoved", "CouponPlaced"]);
});

test("a code that cannot pay says why, and one tap takes it out [coupon-040]", async ({
  page,
  app,
  axe,
  context,
}) => {
  const picks = (await footballPicks(app, "line")).slice(0, 3);
  const [one, two, three] = picks;
  if (!one || !two || !three) throw new Error("no picks");
  // A price that moves has the code checked anew.
  for (const { outcomeId, coef } of picks) await app.control({ setPrice: { outcomeId, coef } });
  const give = (giveCouponPromo: object) => app.control({ giveCouponPromo });
  await give({ code: "TENGE", amount: 500, currencyIso: "KZT" });
  await give({ code: "LONG", amount: 5, currencyIso: "EUR", minCoef: 9 });
  await haveSession(page, app.url);
  for (const pick of [one, two]) await pickOn(page, pick);
  await toCoupon(page);
  const type = async (code: string) => {
    await row(page).tap();
    const field = sheet(page).getByLabel("Promo code", { exact: true });
    await field.fill(code);
    await sheet(page).getByRole("button", { name: "Use the code" }).tap();
  };
  const refused = async (reason: string) => {
    await expect(main(page).getByRole("status").filter({ hasText: reason })).toBeVisible();
    await settled(page);
    await remove(page).tap();
    await expect(row(page)).toBeVisible();
  };
  await row(page).tap();
  await sheet(page).getByRole("button", { name: "Use the code" }).tap();
  await expect(sheet(page)).toContainText("Type the code.");
  await sheet(page).getByRole("button", { name: "Close" }).tap();
  await type("no such code");
  await expect(main(page)).toContainText("You have no such code. Check each letter");
  await axe();
  await refused("You have no such code.");
  await type("TENGE");
  await refused("This code is for an account in KZT.");
  await type("long");
  await refused("This code needs odds of at least 9.00 in each bet.");
  await type("TRIPLE");
  await expect(main(page)).toContainText("This code needs at least 3 bets.");
  await expect(page.getByRole("button", { name: /^Remove the code/ }).last()).toContainText(
    "at least 3 bets",
  );
  await looksRight(page, axe);
  await pickOn(page, three);
  await toCoupon(page);
  await expect(main(page)).toContainText("It pays the stake.");
  // A set of singles has no code: it rests.
  await page.getByRole("tab", { name: "Singles" }).tap();
  await expect(main(page).getByText("TRIPLE")).toHaveCount(0);
  await expect(row(page)).toHaveCount(0);
  await page.getByRole("tab", { name: "System" }).tap();
  await expect(main(page)).toContainText("This code is for: Express.");
  await page.getByRole("tab", { name: "Express", exact: true }).tap();
  await expect(main(page)).toContainText("It pays the stake.");
  await goOffline(page);
  await remove(page).tap();
  await main(page).getByRole("button", { name: "Put back TRIPLE" }).tap();
  await expect(main(page)).toContainText("The code was not checked.");
  await context.setOffline(false);
  // It may have been checked with the coupon by then.
  const again = page.getByRole("button", { name: /^Check the code again/ });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(main(page)).toContainText("It pays the stake.", { timeout: 5_000 });
  }).toPass();
  await goTo(page, "/ru/coupon");
  await expect(main(page)).toContainText("Выигрыш — выплата за её вычетом");
  await looksRight(page, axe);
});
