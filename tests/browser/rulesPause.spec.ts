import type { Browser, Page } from "@playwright/test";
import { footballPick, type Pick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { pass } from "./passing.ts";
import { fillSignIn, haveSession, isCounting, pickOn, press } from "./player.ts";
import { ownPacks } from "./sites.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: { ...calm, packsFolder: ownPacks }, expectedErrors: /status of 401/ });

const pauseText = /^A pause after your reality check\. Play opens again at \d\d?:\d\d/;

const checkOn = (page: Page) => page.getByRole("alertdialog", { name: /ago$/ });
const pauseOn = (page: Page) => page.getByText(pauseText);
const placeOn = (page: Page) => page.getByRole("button", { name: /^Place bet/ });

/** A player with a bet in the coupon, who has a check every ten minutes, under a pack that pauses play after it. */
async function playUntilCheck(page: Page, app: App): Promise<Pick> {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "XA", setLimit: { limitType: 32, limitValue: 10 } });
  await page.clock.install();
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await isCounting(page);
  await expect(placeOn(page)).toBeVisible();
  for (let step = 0; step < 2; step++) {
    await app.control({ advanceMs: 300_000 });
    await page.clock.fastForward("05:00");
    await pass(page.context(), 2);
  }
  await expect(checkOn(page)).toBeVisible();
  return pick;
}

/** The pause passes, here and on the server. */
async function sitOut(page: Page, app: App): Promise<void> {
  await app.control({ advanceMs: 300_000 });
  await page.clock.fastForward("04:50");
  await pass(page.context(), 12);
}

async function otherDevice(browser: Browser, app: App): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, hasTouch: true });
  await context.addCookies([{ name: "cookies_agree_type", value: "necessary", url: app.url }]);
  const page = await context.newPage();
  await haveSession(page, app.url);
  return page;
}

test("under a pack that pauses play after a check nobody bets before its answer nor in the pause, here or on another device; both say until when, and then the bet is taken; the log replays", async ({
  page,
  app,
  axe,
  browser,
}, info) => {
  const pick = await playUntilCheck(page, app);
  const check = checkOn(page);
  await expect(check).toContainText("After your answer, no bet is taken for 5 min.");
  await expect(check.getByRole("button", { name: "Close without an answer" })).toHaveCount(0);
  await expect(check.getByRole("link", { name: "Someone to talk to" })).toHaveAttribute(
    "href",
    "tel:5550",
  );
  await expect(check.getByRole("checkbox")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await looksRight(page, axe);
  await check.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(check).toBeHidden();

  await expect(pauseOn(page)).toBeVisible();
  await expect(placeOn(page)).toHaveCount(0);
  await looksRight(page, axe);
  await page.reload();
  await expect(pauseOn(page)).toBeVisible();
  await goTo(page, "/ru/coupon");
  await expect(
    page.getByText(/^Пауза после проверки реальности\. Игра откроется в \d/),
  ).toBeVisible();
  await looksRight(page, axe);

  const other = await otherDevice(browser, app);
  await pickOn(other, pick);
  await goTo(other, "/en/coupon");
  await expect(pauseOn(other)).toBeVisible();
  await expect(placeOn(other)).toHaveCount(0);
  await other.context().close();

  await goTo(page, "/en/coupon");
  await expect(pauseOn(page)).toBeVisible();
  await sitOut(page, app);
  await expect(pauseOn(page)).toHaveCount(0);
  await press(placeOn(page));
  await expect(page.getByText(/^Bet accepted|^Accepted/).first()).toBeVisible();
  await goTo(page, "/en");
  await verifyVisit(page, info, ["RealityAnswered", "RealityPauseBegan", "RealityPauseEnded"]);
});

test("who logs out by the check and comes back finds the pause as it is, and bets when it is over", async ({
  page,
  app,
}) => {
  const pick = await playUntilCheck(page, app);
  // Who has logged out gets the page anew.
  const anew = page.waitForEvent("load");
  await checkOn(page).getByRole("button", { name: "Log out" }).click();
  await anew;
  // With the player their coupon leaves the device.
  await expect(page.getByRole("heading", { name: "No bets yet" })).toBeVisible();
  await goTo(page, "/en/user/login");
  await fillSignIn(page);
  await expect(page).not.toHaveURL(/login/);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await expect(pauseOn(page)).toBeVisible();
  await expect(placeOn(page)).toHaveCount(0);
  await sitOut(page, app);
  await expect(placeOn(page)).toBeVisible();
  await press(placeOn(page));
  await expect(page.getByText(/^Bet accepted|^Accepted/).first()).toBeVisible();
});
