import type { Locator, Page } from "@playwright/test";
import { footballPick, type Pick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { choosePolicy, haveSession, newsOf, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, viewport: { width: 390, height: 844 } });

const fix = (app: App, { outcomeId }: Pick, coef: number) =>
  app.control({ setPrice: { outcomeId, coef } });
const livePrices = "**/live-feed/v1/prices?*";

/**
 * Adds a live pick at 2.50, sees it fall to 2.10, and places ten euros while it becomes 2.05 unseen; any odds are taken.
 */
async function placeAfterMoves(page: Page, app: App): Promise<Pick> {
  const pick = await footballPick(app, "live");
  await fix(app, pick, 2.5);
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await choosePolicy(page, "Take any");
  await page.getByRole("spinbutton", { name: "Amount" }).tap();
  await page.keyboard.type("10");
  await fix(app, pick, 2.1);
  await expect(page.getByRole("main")).toContainText("2.10was 2.50");
  await page.route(livePrices, () => {});
  await fix(app, pick, 2.05);
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(newsOf(page, "Bet accepted")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return pick;
}

const sheetOf = (page: Page): Locator => page.getByRole("dialog", { name: /^What happened/ });
const stepOf = (page: Page, title: string): Locator =>
  sheetOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
/** What one side says of a step. */
const said = (page: Page, title: string, side: "Server" | "Your phone"): Locator =>
  stepOf(page, title)
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: side }) });

async function openStory(page: Page): Promise<void> {
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: "What happened to this bet" })
    .tap();
  await expect(sheetOf(page)).toBeVisible();
}

/** Each step of `placeAfterMoves`, the phone beside the server. */
async function readStory(page: Page, { market, outcome }: Pick): Promise<void> {
  const name = `${market}: ${outcome}`;
  await expect(sheetOf(page)).toContainText("Your phone and the server say the same.");
  await expect(said(page, "Added to the coupon", "Your phone")).toContainText(`${name}, 2.50`);
  await expect(said(page, "You tapped to place it", "Your phone")).toContainText(`${name}, 2.10`);
  const sent = said(page, "What was sent", "Your phone");
  await expect(sent).toContainText("Stake: €10.00");
  await expect(sent).toContainText("When odds change: Take any");
  await expect(said(page, "Live delay", "Your phone")).toContainText("until about ");
  await expect(said(page, "The answer", "Your phone")).toContainText(
    /AcceptedOdds: 2\.05Stake: €10\.00at \d\d:\d\d:\d\d/,
  );
  const recorded = said(page, "The answer", "Server");
  await expect(recorded).toContainText(/RecordedOdds: 2\.05Stake: €10\.00/);
  await expect(recorded).toContainText("2.10 became 2.05, as your choice allows");
}

test("a live bet placed at odds that moved tells what happened: at the tap, on the way and at the server, until its settlement", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await placeAfterMoves(page, app);
  await page.getByRole("link", { name: "To open bets" }).click();
  await openStory(page);
  await readStory(page, pick);
  await expect(said(page, "Settlement", "Server")).toContainText("Not settled yet");
  await settled(page);
  await looksRight(page, axe);
  await sheetOf(page).getByRole("button", { name: "Close" }).click();
  await expect(sheetOf(page)).toHaveCount(0);

  await page.getByRole("link", { name: "Bets history" }).click();
  await page.reload();
  await openStory(page);
  await readStory(page, pick);
  await sheetOf(page).getByRole("button", { name: "Close" }).click();

  // A page tells of what it has seen open itself.
  await expect(page.locator('a[data-badge="1"]')).toBeVisible();
  await app.control({ settleGame: { gameId: pick.gameId, result: "won" } });
  const news = page.getByRole("region", { name: "Messages" });
  await expect(news.getByRole("status")).toHaveText(/^Bet won: €20\.50 paid /, { timeout: 40_000 });
  await news.getByRole("button", { name: "See the bet" }).tap();
  await openStory(page);
  await readStory(page, pick);
  await expect(said(page, "Settlement", "Your phone")).toContainText(
    /A notice told you at \d\d:\d\d:\d\d/,
  );
  await expect(said(page, "Settlement", "Server")).toContainText(
    /The whole bet: WonPaid: €20\.50at \d\d:\d\d:\d\d/,
  );
  await axe();
  await sheetOf(page).getByRole("button", { name: "Close" }).click();
  await verifyVisit(page, info, ["BetStoriesFound", "CouponPending", "PricesAccepted"]);
});

test("what the phone and the server say otherwise is named, and what this device does not know is not made up", async ({
  page,
  app,
  axe,
  browser,
}) => {
  await placeAfterMoves(page, app);
  // A server whose record is not what it had answered.
  await page.route("**/web-api/bets/history*", async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll('"coef":2.05', '"coef":1.95');
    await route.fulfill({ response: answer, body: text });
  });
  await goTo(page, "/en/office/history");
  await openStory(page);
  await expect(sheetOf(page)).toContainText("Your phone and the server do not say the same:");
  await expect(sheetOf(page)).toContainText("Odds: your phone 2.05, server 1.95");
  await settled(page);
  await axe();

  const other = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const elsewhere = await other.newPage();
  await haveSession(elsewhere, app.url);
  await elsewhere.goto(`${app.url}/en/office/history`);
  await openStory(elsewhere);
  await expect(sheetOf(elsewhere)).toContainText("Placed on another device, or too long ago");
  await expect(said(elsewhere, "The answer", "Your phone")).toContainText("Not known here");
  await expect(said(elsewhere, "The answer", "Server")).toContainText("Odds: 2.05");
  await other.close();
});
