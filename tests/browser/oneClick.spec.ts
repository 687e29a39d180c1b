import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { cellOf, haveSession, pickOn } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const barOn = (page: Page) => page.getByRole("region", { name: "One-click bet" });
const switchOn = (page: Page) => page.getByRole("switch", { name: "One-click bet" });

test("one tap on a price is one bet, shown with its number and present in the history; the log replays [coupon-006] [coupon-019] [coupon-022]", async ({
  page,
  app,
}, info) => {
  const pick = await footballPick(app, "live");
  await haveSession(page, app.url);
  await page.goto("/en/coupon");
  await switchOn(page).tap();
  await expect(switchOn(page)).toBeChecked();
  await expect(page.getByText(/^One-click betting is on: a tap on a price/)).toBeVisible();

  await goTo(page, pick.path);
  await expect(barOn(page)).toContainText("A tap places the bet at once");
  await cellOf(page, pick).tap();
  await expect(cellOf(page, pick)).toHaveAttribute("aria-label", /, placing$/);
  await expect(barOn(page)).toContainText("Checking the bet");
  const received = barOn(page).getByText(/^Accepted\. No\. \d/);
  await expect(received).toBeVisible();
  await expect(barOn(page)).toContainText(`€5.00 on ${pick.outcome}`);
  await expect(cellOf(page, pick)).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("link", { name: "Coupon, no bets" })).toBeVisible();
  const number = (await received.innerText()).replace(/^.*No\. /, "");

  await barOn(page).getByRole("link", { name: "View" }).tap();
  await expect(page).toHaveURL(/\/en\/office\/history$/);
  const bet = page.getByRole("article").filter({ hasText: `No. ${number},` });
  await expect(bet).toHaveCount(1);
  await expect(bet).toContainText(`Match result: ${pick.outcome}`);
  await expect(bet).toContainText("€5.00");
  await page.goBack();
  await verifyVisit(page, info, ["OneClickTurned", "PlaceOneClick", "CouponPlaced"]);
});

test("bets in the coupon are removed only when the player confirms [coupon-017] [coupon-018]", async ({
  page,
  app,
}) => {
  await haveSession(page, app.url);
  await pickOn(page, await footballPick(app, "line"));
  await goTo(page, "/en/coupon");
  const question = page.getByRole("alertdialog", { name: "Turn on one-click betting?" });
  await switchOn(page).tap();
  await expect(question).toContainText("1 bet will be removed.");
  await question.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("list", { name: "1 bet" })).toBeVisible();
  await expect(switchOn(page)).not.toBeChecked();
  await switchOn(page).tap();
  await question.getByRole("button", { name: "Enable" }).tap();
  await expect(page.getByText("No bets yet")).toBeVisible();
  await expect(switchOn(page)).toBeChecked();
});

test("one-click betting looks right: bar, panel and question [coupon-047]", async ({
  page,
  app,
  axe,
}) => {
  const pick = await footballPick(app, "line");
  await haveSession(page, app.url);
  await page.goto("/en/coupon");
  await switchOn(page).tap();
  await expect(switchOn(page)).toBeChecked();
  await goTo(page, pick.path);
  await expect(barOn(page)).toContainText("A tap places the bet at once");
  await cellOf(page, pick).tap();
  await expect(barOn(page).getByText(/^Accepted\. No\. \d/)).toBeVisible();
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));
  await barOn(page).getByRole("button", { name: "Stake €5.00, change" }).tap();
  const panel = page.getByRole("dialog", { name: "One-click bet (0)" });
  await expect(panel.getByRole("spinbutton", { name: "Amount" })).toHaveValue("€5.00");
  await looksRight(page, axe);
});

test("one-click betting is in the right column of a wide page for a player, and not for a visitor [layouts-012]", async ({
  page,
  app,
  axe,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  const pick = await footballPick(app, "line");
  const column = page.getByRole("complementary", { name: "Coupon" });
  await page.goto(pick.path);
  await expect(column).toContainText("No bets yet");
  await expect(switchOn(page)).toHaveCount(0);
  await haveSession(page, app.url);
  await page.goto(pick.path);
  await column.getByRole("switch", { name: "One-click bet" }).click();
  await expect(column.getByRole("spinbutton", { name: "Amount" })).toHaveValue("€5.00");
  await expect(column).toContainText("A tap on a price places the bet at once");
  await cellOf(page, pick).click();
  await expect(column.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await axe();
});
