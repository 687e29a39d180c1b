import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const question = (page: Page) => page.getByRole("dialog", { name: "Set a deposit limit?" });
const placeBet = (page: Page) => page.getByRole("button", { name: /^Place bet/ });

test("under the British pack a newcomer is asked about a limit after their credentials; that they want none is kept, and the limits are a tap away where money is added", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "GB" });
  await page.goto("/en/registration");
  await page.getByText(/^I am 18 or over/).click();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/en\/welcome-authorization-data$/);
  await expect(page.locator("dl dd")).toHaveCount(2);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Go to home" }).click();
  await expect(question(page)).toBeVisible();
  await looksRight(page, axe);
  // Only an answer closes it.
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(question(page)).toBeVisible();
  await page.getByRole("button", { name: "No limit for now" }).tap();
  await expect(question(page)).toHaveCount(0);

  await page.reload();
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("spinbutton").first().fill("100");
  await press(placeBet(page));
  await expect(page.getByText(/^Bet accepted|^Accepted/).first()).toBeVisible();
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  const topUp = page.getByRole("button", { name: /^Top up/ });
  await expect(topUp).toBeVisible();
  await looksRight(page, axe);
  await expect(page.getByRole("link", { name: "Limits and breaks" }).last()).toBeInViewport();
  await press(topUp);
  await expect(placeBet(page)).toBeVisible();
  await page.goBack();
  await verifyVisit(page, info, ["TopUpDemoMoneyAnswered"]);
});

test("a limit that the player sets answers the question, also in Russian; the log replays", async ({
  page,
  app,
}, info) => {
  await app.control({ pack: "GB" });
  await haveSession(page, app.url);
  await page.goto("/ru");
  const russian = page.getByRole("dialog", { name: "Установить лимит пополнения?" });
  await expect(russian).toContainText("наибольшая сумма пополнений");
  await russian.getByRole("button", { name: "Установить лимит пополнения" }).tap();
  await expect(page).toHaveURL(/\/ru\/office\/responsible$/);
  await expect(russian).toHaveCount(0);
  await page.goBack();
  await expect(russian).toBeVisible();
  await page.goto("/en");
  await question(page).getByRole("button", { name: "Set a deposit limit" }).tap();
  const deposits = page.getByRole("main").getByRole("region", { name: "Deposit limits" });
  await deposits.getByRole("button", { name: "Set limit 24 hours" }).tap();
  await page.getByRole("dialog").getByLabel("Another amount").fill("75");
  await page.getByRole("dialog").getByRole("button", { name: "Set limit" }).tap();
  await expect(deposits).toContainText("€0 used, €75 left");
  await goTo(page, "/en/office/menu");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await verifyVisit(page, info, ["LimitsPromptShown", "SaveLimitsAnswered"]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test("under the Maltese pack every tool is told before the first bet, which is placed once the player has answered", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "MT" });
  await haveSession(page, app.url);
  await page.goto("/en");
  const tools = page.getByRole("dialog", { name: "Before you play" });
  for (const name of [
    "Deposit limit",
    "Wagering limit",
    "Loss limit",
    "Session limit",
    "Reality check",
    "Time-out",
    "Self-exclusion",
  ])
    await expect(tools.getByRole("listitem").filter({ hasText: `${name}:` })).toBeVisible();
  await looksRight(page, axe);
  await tools.getByRole("button", { name: "No limit for now" }).tap();
  await expect(tools).toHaveCount(0);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await press(placeBet(page));
  await expect(page.getByText(/^Bet accepted|^Accepted/).first()).toBeVisible();
  await page.getByRole("link", { name: "To open bets" }).click();
  await verifyVisit(page, info, ["LimitsPromptShown", "ReviewLimitsAnswered", "CouponPlaced"]);
});

test("under the British pack the limits come up half a year after the last review, and are kept with one tap", async ({
  page,
  app,
  axe,
}, info) => {
  await app.control({ pack: "GB" });
  await haveSession(page, app.url);
  let isLongAgo = true;
  await page.route("**/external/web/v3/limits", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    const reviewedAt = Math.floor(Date.now() / 1000) - 182 * 86_400;
    await route.fulfill({ response: answer, json: isLongAgo ? { ...body, reviewedAt } : body });
  });
  await page.goto("/en");
  const reminder = page.getByRole("alertdialog", { name: "Go through your limits" });
  await expect(reminder).toContainText(/You last set, declined or went through them on \d+ \w+/);
  await looksRight(page, axe);
  await reminder.getByRole("button", { name: "Decide later" }).tap();
  await expect(reminder).toHaveCount(0);
  await page.reload();
  await reminder.getByRole("button", { name: "Keep as they are" }).tap();
  await expect(reminder).toHaveCount(0);
  isLongAgo = false;
  await page.reload();
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await goTo(page, "/en/office/menu");
  await verifyVisit(page, info, ["ClientLimitsAnswered"]);
});
