import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { pass } from "./passing.ts";
import { haveSession, pickOn } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => main(page).getByRole("region", { name });
const menuRow = (page: Page) => main(page).getByRole("link", { name: /^Limits and breaks/ });

test("a wagering limit is set from the menu in three taps; a bet above it is refused by its name, with a way to its page; the log replays [limits-005] [call-limits-001] [call-limits-003]", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await footballPick(app, "line");
  await haveSession(page, app.url);
  await page.goto("/en/office/menu");
  await menuRow(page).tap();
  await section(page, "Wagering limits").getByRole("button", { name: "Set limit 24 hours" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "€10", exact: true }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(section(page, "Wagering limits")).toContainText("€0 used, €10 left");
  for (const name of ["Deposit limits", "Time-outs and exclusion", "Reality checks", "Loss limits"])
    await expect(section(page, name)).toBeVisible();
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));

  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await page.getByRole("spinbutton", { name: "Amount" }).tap();
  await page.keyboard.type("20");
  await expect(page.getByRole("button", { name: "Place bet" })).toHaveCount(0);
  const refusal = page.getByRole("button", { name: /^Limits and breaks/ });
  await expect(refusal).toContainText("Your wagering limit for 24 hours leaves €10.00 to stake.");
  await refusal.click();
  await expect(page).toHaveURL(/\/en\/office\/responsible$/);
  await expect(section(page, "Wagering limits")).toContainText("€10 left");
  await verifyVisit(page, info, ["LimitWanted", "SaveLimitsAnswered", "AvailableLimitsAnswered"]);
});

test("a self-exclusion on the phone closes play at once, and on the desktop within a second [limits-011] [limits-012] [limits-021]", async ({
  page,
  app,
  browser,
}) => {
  const elsewhere = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 1300, height: 900 },
    isMobile: false,
  });
  await elsewhere.clock.install();
  const desktop = await elsewhere.newPage();
  await haveSession(desktop, app.url);
  await pickOn(desktop, await footballPick(app, "line"));
  const coupon = desktop.getByRole("complementary", { name: "Coupon" });
  await expect(coupon.getByRole("button", { name: "Place bet" })).toBeVisible();

  await haveSession(page, app.url);
  await page.goto("/en/office/responsible");
  const extra = section(page, "Time-outs and exclusion");
  await extra.getByRole("button", { name: "Months", exact: true }).tap();
  await extra.getByRole("button", { name: "1 month", exact: true }).tap();
  await extra.getByRole("button", { name: "Exclude myself" }).tap();
  await expect(extra).toContainText("Choose");
  await extra.getByRole("button", { name: /^Reason/ }).tap();
  await page.getByRole("radio").first().tap();
  await extra.getByRole("button", { name: "Exclude myself" }).tap();
  const question = page.getByRole("alertdialog", { name: "Self-exclusion: 1 month" });
  await question.getByRole("button", { name: "Exclude myself" }).tap();
  const questions = page.getByRole("dialog", { name: "Before you go on" });
  const proceed = questions.getByRole("button", { name: "Continue" });
  await expect(proceed).toBeDisabled();
  await questions.getByRole("radio", { name: "Yes, at any time" }).tap();
  await questions.getByRole("radio", { name: "They are settled as usual" }).tap();
  await proceed.tap();
  await expect(questions.getByText("Choose the other answer.")).toBeVisible();
  await questions.getByRole("radio", { name: "No, only its end ends it" }).tap();
  await elsewhere.clock.pauseAt((await desktop.evaluate(() => Date.now())) + 1_000);
  const told = desktop.waitForResponse((answer) => answer.url().includes("/balance?waitMs="));
  await proceed.tap();
  await told;
  // By the clock of the desktop less than a second passes.
  await pass(elsewhere, 0.875, 0.125);
  await expect(coupon.getByText("Log in to bet")).toBeVisible();
  await expect(coupon.getByRole("button", { name: "Place bet" })).toHaveCount(0);
  await expect(questions).toHaveCount(0);
  await expect(extra).toContainText(/In force until .* Nothing ends it early\./);
  await expect(extra.getByRole("button", { name: "Months", exact: true })).toHaveCount(0);

  await elsewhere.close();
});
