import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { cellOf, declineLimits, haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

const reason = /To bet, first set your deposit limits: 24 hours, 7 days, 31 days\./;

test("under the Swedish pack the coupon is closed until the three deposit limits are set, and leads to them; the log replays", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "SE" });
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await expect(page.getByRole("button", { name: "Place bet" })).toHaveCount(0);
  const closed = page.getByRole("button", { name: /^Limits and breaks/ });
  await expect(closed).toContainText(reason);
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));
  await closed.click();
  await expect(page).toHaveURL(/\/en\/office\/responsible$/);
  const deposits = page.getByRole("main").getByRole("region", { name: "Deposit limits" });
  for (const period of ["24 hours", "7 days", "31 days"]) {
    await deposits.getByRole("button", { name: `Set limit ${period}` }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "€500", exact: true }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.goBack();
  await press(page.getByRole("button", { name: /^Place bet/ }));
  await expect(page.getByText(/^Bet accepted|^Accepted/).first()).toBeVisible();
  // The page of the coupon has no menu.
  await page.getByRole("link", { name: "To open bets" }).click();
  await verifyVisit(page, info, ["SaveLimitsAnswered", "CouponPlaced"]);
});

test("under the German pack the most of everybody is not enough: the player sets a limit of the calendar month, and sees when it starts again", async ({
  page,
  app,
  axe,
}) => {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "DE" });
  await haveSession(page, app.url);
  await declineLimits(page);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  const closed = page.getByRole("button", { name: /^Limits and breaks/ });
  await expect(closed).toContainText("To bet, first set your deposit limits: 1 calendar month.");
  await closed.click();
  const deposits = page.getByRole("main").getByRole("region", { name: "Deposit limits" });
  await expect(deposits).toContainText("Holds for everybody here. You can set your own.");
  await expect(deposits).toContainText(/Starts again on \d+ \w+, \d\d:00 \(UTC/);
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));
  await deposits.getByRole("button", { name: "Set limit 1 calendar month" }).tap();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("The most you can top up in 1 calendar month");
  await sheet.getByRole("button", { name: "€1,000", exact: true }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(deposits).not.toContainText("Holds for everybody");
  await page.goBack();
  await expect(page.getByRole("button", { name: /^Place bet/ })).toBeVisible();
});

test("a tap with one click says which limits are needed, and leads to them", async ({
  page,
  app,
}) => {
  const pick = await footballPick(app, "live");
  await app.control({ pack: "SE" });
  await haveSession(page, app.url);
  await page.goto("/en/coupon");
  await page.getByRole("switch", { name: "One-click bet" }).tap();
  await goTo(page, pick.path);
  // Before the page knows of the limits, the server refuses the bet.
  await settled(page);
  await cellOf(page, pick).tap();
  const bar = page.getByRole("region", { name: "One-click bet" });
  await expect(bar).toContainText(reason);
  await bar.getByRole("link", { name: "Limits and breaks" }).tap();
  await expect(page).toHaveURL(/\/en\/office\/responsible$/);
});
