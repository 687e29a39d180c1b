import type { Locator, Page } from "@playwright/test";
import { footballPick, type Pick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { pass } from "./passing.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, viewport: { width: 390, height: 844 } });

const messages = (page: Page, name = "Messages") => page.getByRole("region", { name });

/** Places ten euros on a live pick at a price of 2, and goes to this page. */
async function placed(page: Page, app: App, path: string): Promise<Pick> {
  const pick = await footballPick(app, "live");
  await page.clock.install();
  await haveSession(page, app.url);
  await app.control({ setPrice: { outcomeId: pick.outcomeId, coef: 2 } });
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await page.getByRole("spinbutton", { name: "Amount" }).tap();
  await page.keyboard.type("10");
  await settled(page);
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await goTo(page, path);
  return pick;
}

/**
 * Lets up to these seconds pass, until a message says so; what the server itself takes its time for is waited for. Returns the
 * seconds by the clock of the page.
 */
async function passUntilTold(news: Locator, words: RegExp, seconds: number): Promise<number> {
  const page = news.page();
  const context = page.context();
  const now = () => page.evaluate(() => Date.now() / 1_000);
  const since = await now();
  const told = news.getByRole("status").filter({ hasText: words });
  for (let passed = 0; passed < seconds && !(await told.isVisible()); passed += 1)
    await pass(context, 1);
  await expect(told).toBeVisible();
  return (await now()) - since;
}

const badgeOf = (page: Page, nav: string, link: RegExp): Locator =>
  page.getByRole("navigation", { name: nav }).getByRole("link", { name: link });

test("a bet that won while the page is open is told once, with the sum and the way to it in the history", async ({
  page,
  app,
  axe,
}, info) => {
  const { gameId, outcome } = await placed(page, app, "/en");
  const badge = badgeOf(page, "Main", /^Bets\b/);
  await expect(badge).toHaveAttribute("data-badge", "1");
  const place = await badge.boundingBox();

  // The money that comes in has the open bets asked at once.
  await app.control({ settleGame: { gameId, result: "won" } });
  const news = messages(page);
  await passUntilTold(news, /^Bet won: €20\.00 paid /, 10);
  await expect(news).toContainText(outcome);
  await expect(badge).toHaveAttribute("data-badge", "0");
  expect(await badge.boundingBox(), "nothing has moved").toEqual(place);
  // Focus stops its clock.
  const see = news.getByRole("button", { name: "See the bet" });
  await see.focus();
  await settled(page);
  await looksRight(page, axe);
  await see.tap();
  await expect(page).toHaveURL(/\/en\/office\/history$/);
  const card = page.getByRole("main").getByRole("article");
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("Won");
  await expect(card).toContainText(outcome);
  await expect(news).toHaveCount(0);
  await page.reload();
  await expect(card.first()).toBeVisible();
  await expect(news).toHaveCount(0);
  await verifyVisit(page, info, ["SettlementsFound"]);
});

test("a bet that lost is told within half a minute, in Russian too, though no money has come", async ({
  page,
  app,
  axe,
}) => {
  const { gameId } = await placed(page, app, "/ru");
  // Another language is another page: it tells of what it has seen open itself.
  const badge = page.locator('a[href="/ru/opened-bets"][data-badge]').first();
  await expect(badge).toHaveAttribute("data-badge", "1");
  await app.control({ settleGame: { gameId, result: "lost" } });
  const news = messages(page, "Сообщения");
  const seconds = await passUntilTold(news, /Ставка проиграла: 10,00\s€/, 38);
  expect(seconds).toBeLessThan(40);
  await news.getByRole("button", { name: "Открыть ставку" }).focus();
  await settled(page);
  await looksRight(page, axe);
});
