import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { pickOn } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const reminderOn = (page: Page) =>
  page.getByRole("region", { name: "Messages" }).getByText("Your coupon is waiting");

test("a reminder of a live bet left in the coupon appears after 30 s, once [reminders-002] [reminders-005]", async ({
  page,
  app,
}, info) => {
  await page.clock.install();
  await pickOn(page, await footballPick(app, "live"));
  const reminder = reminderOn(page);
  await page.clock.runFor(26_000);
  await expect(reminder).toBeHidden();
  await page.clock.runFor(5_000);
  await expect(reminder).toBeVisible();
  await page.getByRole("button", { name: "Go to coupon" }).click();
  await expect(page).toHaveURL(/\/en\/coupon$/);
  await expect(reminder).toBeHidden();
  await page.getByRole("button", { name: "Back" }).click();
  await verifyVisit(page, info, ["CouponReminderShown"]);
  await goTo(page, "/en");
  await page.clock.runFor(60_000);
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
  await expect(reminder).toBeHidden();
  await verifyVisit(page, info, ["AppStarted"]);
});

test("a reminder of a bet from the line appears after 5 minutes [reminders-002]", async ({
  page,
  app,
}, info) => {
  await page.clock.install();
  await pickOn(page, await footballPick(app, "line"));
  await page.clock.runFor(295_000);
  await expect(reminderOn(page)).toBeHidden();
  await page.clock.runFor(6_000);
  await expect(reminderOn(page)).toBeVisible();
  await verifyVisit(page, info, ["CouponReminderShown"]);
});
