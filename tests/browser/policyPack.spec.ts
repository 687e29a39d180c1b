import { calm, expect, test } from "./fixture.ts";
import { declineLimits, haveSession } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

test("under a pack the page of limits has its most and its month, the timer panel says what held a figure, and the log replays", async ({
  page,
  app,
}, info) => {
  await app.control({ pack: "DE", config: { idle: { isEnabled: true, minutes: 60 } } });
  await haveSession(page, app.url);
  await declineLimits(page);
  await page.goto("/en/office/responsible");
  const deposits = page.getByRole("main").getByRole("region", { name: "Deposit limits" });
  await expect(deposits).toContainText("1 calendar month");
  await expect(deposits).toContainText("€0 used, €1,000 left");
  await deposits.getByRole("button", { name: "Set limit 1 calendar month" }).tap();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("The most you can top up in 1 calendar month");
  await expect(sheet.getByRole("button", { name: "No limit" })).toHaveCount(0);
  await sheet.getByRole("button", { name: "€500", exact: true }).tap();
  await expect(deposits).toContainText("€0 used, €500 left");

  await goTo(page, "/en/office/menu");
  await page.getByRole("button", { name: /^Timers/ }).tap();
  const idle = page.locator("details").filter({ hasText: /^IDLE / });
  await idle.locator("summary").tap();
  await expect(idle).toContainText(
    'idleMs: 30 min. The site config says 1 h; the pack "DE" allows at most 30 min.',
  );
  await page.getByRole("button", { name: "Close the timers" }).tap();
  await verifyVisit(page, info, ["SiteConfigAnswered", "RulesStated", "SaveLimitsAnswered"]);
});
