import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { pass } from "./passing.ts";
import { betNumber, haveSession, pickOn, press } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /status of 500/ });

test("placing closes when the feed is silent, says since when, and opens with newer odds", async ({
  page,
  app,
}, info) => {
  const pick = await footballPick(app, "live");
  await page.clock.install();
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  const bet = page.getByRole("main").getByRole("listitem");
  const place = page.getByRole("button", { name: /^Place bet/ });
  await expect(place).toBeVisible();

  await page.route("**/live-feed/v1/prices*", (route) => route.fulfill({ status: 500 }));
  await page.clock.runFor(10_000);
  await expect(bet).toContainText(/Odds more than \d+ s old/);
  await expect(place).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole("button", { name: /^Waiting for new odds/ })).toBeVisible();
  await expect(page.getByText("No new odds for 15 s.")).toBeVisible();
  await expect(place).toBeHidden();

  await page.unroute("**/live-feed/v1/prices*");
  // In steps: a leap of the clock would end every poll before its answer.
  await pass(page.context(), 60);
  await expect(place).toBeVisible();
  await expect(bet).not.toContainText("old");
  await press(place);
  await pass(page.context(), 10);
  await betNumber(page);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await verifyVisit(page, info, ["FeedFellSilent", "CouponPlaced"]);
});
