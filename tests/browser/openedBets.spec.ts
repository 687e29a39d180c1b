import type { Page } from "@playwright/test";
import { footballPicks, type Pick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { balanceOf, cellOf, eurosOf, fillSignIn, haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({
  feed: calm,
  // Offers that fell are refused, and answers are lost on purpose.
  expectedErrors: /409 \(Conflict\)|net::ERR_FAILED/,
});

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const sheet = (page: Page) => page.getByRole("dialog", { name: /^Cash out/ });
const fix = (app: App, { outcomeId }: Pick, coef: number) =>
  app.control({ setPrice: { outcomeId, coef } });

/** Two picks of the line at a price of 2, so that nothing suspends them. */
async function twoPicks(app: App): Promise<readonly [Pick, Pick]> {
  const [first, second] = await footballPicks(app, "line");
  if (first === undefined || second === undefined) throw new Error("the line has no two matches");
  for (const pick of [first, second]) await fix(app, pick, 2);
  return [first, second];
}

/** Places ten euros on a pick, through the coupon. */
async function placeTen(page: Page, pick: Pick): Promise<void> {
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  const amount = page.getByRole("spinbutton", { name: "Amount" });
  await amount.tap();
  await page.keyboard.type("10");
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
}

test("a visitor is led through the sign-in to their open bets, from the bar; a bet is there with its match [screen-opened-bets] [route-bets-002]", async ({
  page,
  app,
  axe,
}, info) => {
  const [pick] = await twoPicks(app);
  await page.goto("/en");
  await bar(page).getByRole("link", { name: "Bets", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/app\/authorization/);
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/en\/opened-bets$/);
  await expect(page.getByRole("heading", { name: "No open bets" })).toBeVisible();
  await placeTen(page, pick);
  await page.getByRole("link", { name: "To open bets" }).click();
  await expect(page).toHaveURL(/\/en\/opened-bets$/);
  const bet = page.getByRole("article").first();
  await expect(bet).toContainText(`Match result: ${pick.outcome}`);
  await expect(bar(page).getByRole("link", { name: /^Bets\b/ })).toHaveAttribute("data-badge", "1");
  await looksRight(page, axe);
  await bet.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/${pick.gameId}$`));
  await expect(cellOf(page, pick)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Open bets", level: 1 })).toBeVisible();
  // The same bet once more: its pick and its stake are in the coupon, and nothing is placed.
  await bet.getByRole("button", { name: "Bet again" }).tap();
  await expect(page).toHaveURL(/\/en\/coupon$/);
  await expect(page.getByRole("main").getByRole("list", { name: "1 bet" })).toContainText(
    pick.outcome,
  );
  await expect(page.getByRole("spinbutton", { name: "Amount" })).toHaveValue("€10.00");
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "Bets history" }).click();
  await page.getByRole("main").getByRole("link", { name: "Open bets" }).click();
  await expect(page).toHaveURL(/\/en\/opened-bets$/);
  await verifyVisit(page, info, ["OpenedBetsAnswered", "CouponPlaced", "BetRepeatWanted"]);
});

test("a bet is sold in part, then whole; an offer that fell is asked again, and a lost answer is asked for, also after a reload", async ({
  page,
  app,
  axe,
}, info) => {
  const [pick] = await twoPicks(app);
  await haveSession(page, app.url);
  await page.goto("/en");
  await expect(balanceOf(page)).toBeAttached();
  const before = await eurosOf(page);
  await placeTen(page, pick);
  await goTo(page, "/en/opened-bets");
  await page.getByRole("button", { name: "Cash out €9.50" }).click();
  await sheet(page).getByRole("tab", { name: "A part" }).click();
  const part = sheet(page).getByRole("spinbutton", { name: "Amount" });
  await part.fill("3.80");
  await expect(sheet(page)).toContainText("Stake that stays open€6.00");
  await expect(sheet(page)).toContainText("Possible win of it€12.00");
  await settled(page);
  await axe();
  await sheet(page).getByRole("button", { name: "Cash out €3.80" }).click();
  await expect(sheet(page)).toContainText("Cashed out for €3.80. A stake of €6.00 stays open.");

  // The price moves after the offer was shown: nothing is sold until the player has seen the new one.
  await sheet(page).getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: /^Cash out €/ }).click();
  const whole = sheet(page).getByRole("button", { name: /^Cash out €/ });
  await expect(whole).toHaveText("Cash out €5.70");
  await page.route("**/cash-out", (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  await fix(app, pick, 2.4);
  await whole.click();
  await expect(sheet(page)).toContainText("The offer of €5.70 is no longer available.");
  await page.unroute("**/cash-out");
  await expect(whole).toHaveText("Cash out €4.75");

  // The answer is lost on its way, the page is reloaded, and the bet is sold once.
  await page.route("**/cash-out", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await route.fetch();
    return route.abort();
  });
  await press(whole);
  await expect(sheet(page)).toContainText("We do not know yet whether this bet was cashed out.");
  // It is asked for again by itself; that request may be under way.
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expect(page.getByRole("heading", { name: "No open bets" })).toBeVisible();
  await goTo(page, "/en/office/history");
  const bet = page.getByRole("article").first();
  await expect(bet).toContainText("Cashed out");
  await expect(bet).toContainText("Cashed out before: €3.80 for a stake of €4.00");
  await expect(bet).toContainText("€4.75");
  await goTo(page, "/en");
  await expect.poll(() => eurosOf(page)).toBeCloseTo(before - 10 + 3.8 + 4.75, 9);
  await verifyVisit(page, info, ["CashOutOpened", "CashOutDone", "CashOutRefused"]);
});

test("a bet that ends while it is shown keeps its place with its result, and no button moves under the finger", async ({
  page,
  app,
  axe,
}, info) => {
  const [first, second] = await twoPicks(app);
  await haveSession(page, app.url);
  for (const pick of [first, second]) await placeTen(page, pick);
  await goTo(page, "/en/opened-bets");
  const bets = page.getByRole("article");
  const sell = bets.nth(1).getByRole("button", { name: /^Cash out €/ });
  await expect(bets.first().getByRole("button", { name: /^Cash out €/ })).toBeVisible();
  await expect(sell).toBeVisible();
  await settled(page);
  const place = await sell.boundingBox();

  await app.control({ settleGame: { gameId: second.gameId, result: "won" } });
  await expect(bets.first()).toContainText("Won");
  await expect(bets.first()).toContainText("€20.00");
  await expect(bets.first()).toContainText("This bet is over.");
  await expect(bets.first().getByRole("button", { name: /^Cash out/ })).toHaveCount(0);
  await expect(page.getByText("1 bet", { exact: false }).first()).toBeVisible();
  expect(await sell.boundingBox()).toEqual(place);
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Close" }).tap();
  await settled(page);
  await looksRight(page, axe);

  await page.getByRole("link", { name: "Bets history" }).click();
  await page.getByRole("main").getByRole("link", { name: "Open bets" }).click();
  await expect(bets).toHaveCount(1);
  await expect(bets).toContainText(first.outcome);
  await verifyVisit(page, info, ["SettlementsTold"]);
});

test("the history is reduced by the server: by status, text and kind; nothing found has a way back [screen-history]", async ({
  page,
  app,
  axe,
}) => {
  const [first, second] = await twoPicks(app);
  await haveSession(page, app.url);
  for (const pick of [first, second]) await placeTen(page, pick);
  await page.goto("/en/office/history");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("tab", { name: "Settled" }).click();
  await expect(page.getByText("No bet matches these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("button", { name: "Filters" }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await filters.getByLabel("Coupon number or name").fill(second.outcome);
  await filters.getByRole("button", { name: "Today" }).click();
  await settled(page);
  await axe();
  await filters.getByRole("button", { name: "Show bets" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText(second.outcome);
  await expect(page.getByText("Found")).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).click();
  await filters.getByRole("button", { name: "Expresses", exact: true }).click();
  await filters.getByRole("button", { name: "Show bets" }).click();
  await expect(page.getByText("No such bets")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
});
