import type { Page } from "@playwright/test";
import { footballPicks, type Pick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { emptied, gateOf } from "./gate.ts";
import { looksRight } from "./looks.ts";
import { balanceOf, eurosOf, haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({
  feed: calm,
  // Offers that fell are refused, pages fail and answers are lost on purpose.
  expectedErrors: /409 \(Conflict\)|404 \(Not Found\)|status of 503|net::ERR_FAILED/,
});

const main = (page: Page) => page.getByRole("main");
const link = (page: Page) => main(page).getByRole("link", { name: "Power bet: raised odds" });
const take = (page: Page) => main(page).getByRole("button", { name: /^Power bet for / });
const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Place this power bet?" });
const fix = (app: App, { outcomeId }: Pick, coef: number) =>
  app.control({ setPrice: { outcomeId, coef } });

/** Places ten euros on a pick of the line at a price of 2, through the coupon, as a signed-in player. */
async function placeTen(page: Page, app: App): Promise<Pick> {
  const [pick] = await footballPicks(app, "line");
  if (pick === undefined) throw new Error("the line has no match");
  await fix(app, pick, 2);
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await page.getByRole("spinbutton", { name: "Amount" }).tap();
  await page.keyboard.type("10");
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  return pick;
}

test("a pick of an open bet is taken once more at raised odds, from the open bets; what it costs and brings is shown before; a price that fell is asked again [screen-power-bet] [route-bets-002]", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await placeTen(page, app);
  const gate = gateOf(page);
  const asks = /\/powerbet$/;
  await goTo(page, "/en/opened-bets");
  await gate.hold(asks);
  await link(page).click();
  await expect(page).toHaveURL(/\/en\/opened-bets\/\d+\/powerbet$/);
  await expect(main(page).locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  await expect(main(page).getByRole("alert")).toContainText("The odds may be out of date.");
  gate.open(emptied);
  await expect(main(page)).toContainText("No power bet for this bet now", { timeout: 15_000 });
  await expect(main(page).getByRole("link", { name: "Open bets" })).toBeVisible();
  gate.open();
  await expect(take(page)).toBeVisible({ timeout: 15_000 });
  await expect(main(page)).toContainText(`Match result: ${pick.outcome}`);
  await expect(main(page)).toContainText("instead of 2.00 in your bet");
  const amount = main(page).getByRole("spinbutton", { name: "Stake" });
  await amount.fill("11");
  await expect(take(page)).toHaveAttribute("aria-disabled", "true");
  await amount.fill("5");
  await amount.blur();
  await expect(main(page)).toContainText("You pay now€5.00");
  await expect(main(page)).toContainText("You get if it wins€10.50");
  await settled(page);
  await looksRight(page, axe);
  await page.emulateMedia({ colorScheme: "dark" });
  await axe();
  await page.emulateMedia({ colorScheme: "light" });

  // Nothing is placed before it is confirmed, nor at odds that have fallen since.
  await take(page).click();
  await expect(dialog(page)).toContainText("at 2.10. €5.00 is taken from your account now.");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await take(page).click();
  await page.route(asks, (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  await fix(app, pick, 1.8);
  await dialog(page).getByRole("button", { name: "Place for €5.00" }).click();
  await expect(main(page)).toContainText("The odds of 2.10 are no longer offered.");
  await page.unroute(asks);
  await expect(take(page)).toBeVisible({ timeout: 15_000 });
  await amount.fill("5");
  await amount.blur();
  await press(take(page));
  await expect(dialog(page)).toContainText("at 1.89.");
  await dialog(page).getByRole("button", { name: "Place for €5.00" }).click();
  await expect(main(page)).toContainText(
    "Power bet placed: €5.00 at 1.89. If it wins, you get €9.45.",
  );
  await main(page).getByRole("link", { name: "Open bets" }).first().click();
  await expect(page).toHaveURL(/\/en\/opened-bets$/);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("article").first()).toContainText("€9.45");
  await expect(link(page)).toHaveCount(0);
  await verifyVisit(page, info, ["PowerBetOpened", "PowerBetPlaced", "PowerBetRefused"]);
});

test("a lost answer is asked for, also after a reload, and the power bet is placed once, from the history [screen-power-bet] [route-bets-003]", async ({
  page,
  app,
  axe,
}, info) => {
  await placeTen(page, app);
  await goTo(page, "/en");
  await expect(balanceOf(page)).toBeAttached();
  const before = await eurosOf(page);
  await goTo(page, "/en/office/history");
  await link(page).click();
  await expect(page).toHaveURL(/\/en\/office\/history\/\d+\/powerbet$/);
  await main(page).getByRole("spinbutton", { name: "Stake" }).fill("5");
  await page.route("**/powerbet", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    await route.fetch();
    return route.abort();
  });
  await press(take(page));
  await dialog(page).getByRole("button", { name: "Place for €5.00" }).click();
  await expect(main(page)).toContainText("We do not know yet whether the power bet was placed.");
  await axe();
  await page.reload();
  await expect(main(page)).toContainText("We do not know yet whether the power bet was placed.");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // The next page asks under the same key, and has the first answer.
  await expect(main(page)).toContainText("Power bet placed: €5.00 at 2.10.", { timeout: 20_000 });
  await goTo(page, "/en/office/history");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(link(page)).toHaveCount(0);
  await goTo(page, "/en");
  await expect.poll(() => eurosOf(page)).toBeCloseTo(before - 5, 9);
  await verifyVisit(page, info, ["PowerBetsFound"]);
});

test("a bet of somebody else has no power bet, and a site without power bets has no link to one; in Russian too [screen-power-bet]", async ({
  page,
  app,
  axe,
}) => {
  await placeTen(page, app);
  await page.goto("/ru/opened-bets");
  await main(page)
    .getByRole("link", { name: /^Усиленная ставка/ })
    .click();
  await expect(main(page)).toContainText("Спишется сейчас");
  await settled(page);
  await looksRight(page, axe);
  await page.goto("/en/opened-bets/1/powerbet");
  await expect(main(page)).toContainText("There is no such bet");
  await app.control({ config: { featureFlags: { powerBet: false } } });
  await page.goto("/en/opened-bets");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(link(page)).toHaveCount(0);
});
