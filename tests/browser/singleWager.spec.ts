import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { cellOf, haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

// The server refuses a bet.
test.use({ feed: calm, expectedErrors: /409/ });

const dayMs = 24 * 60 * 60_000;
const section = (page: Page, name = "Single-bet limit") =>
  page.getByRole("main").getByRole("region", { name, exact: true });
const sheetButton = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

async function stake(page: Page, amount: string) {
  await page.getByRole("spinbutton", { name: "Amount" }).tap();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(amount);
}

test("under the pack of Pennsylvania a bet above the player's limit is stopped before the tap, which lowers it, and by the server; a higher limit waits and is confirmed; the log replays", async ({
  page,
  app,
  axe,
}, info) => {
  const pick = await footballPick(app, "line");
  await app.control({ pack: "US-PA" });
  await app.control({ setPrice: { outcomeId: pick.outcomeId, coef: 2 } });
  await haveSession(page, app.url);
  await page.goto("/en/office/responsible");
  await section(page).getByRole("button", { name: "Set limit Each bet" }).tap();
  await expect(page.getByRole("dialog")).toContainText("The most one bet may stake");
  await expect(page.getByRole("dialog")).toContainText("You confirm a higher one after 24 hours.");
  await sheetButton(page, "€20").tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(section(page)).toContainText("€20");
  await expect(section(page)).not.toContainText("used");
  await looksRight(page, axe);
  await page.locator("html").evaluate((html) => html.style.removeProperty("font-size"));

  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  await stake(page, "50");
  await expect(page.getByText("Your limit for one bet is €20.00.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Place bet" })).toHaveCount(0);
  await press(page.getByRole("button", { name: "Stake €20.00" }));
  await expect(page.getByRole("spinbutton", { name: "Amount" })).toHaveAttribute(
    "aria-valuenow",
    "20",
  );

  // A body that says more than the page does.
  await page.route("**/web-api/coupon/place", async (route) => {
    const body = { ...route.request().postDataJSON(), amount: 20.01 };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await press(page.getByRole("button", { name: /^Place bet/ }));
  await expect(page.getByRole("heading", { name: "Bet not placed" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Your limit for one bet is €20.00.");
  await page.unroute("**/web-api/coupon/place");

  await page.getByRole("link", { name: "Limits and breaks" }).tap();
  await section(page).getByRole("button", { name: "Change Each bet" }).tap();
  await sheetButton(page, "€50").tap();
  await expect(section(page)).toContainText("€20 → €50");
  await expect(section(page)).toContainText("You can confirm it from");
  await expect(section(page)).toContainText("Pending increase");
  await section(page).getByRole("button", { name: "Cancel" }).tap();
  await expect(section(page)).not.toContainText("Pending increase");
  await settled(page);

  // One that was asked for a day ago.
  const startedAt = Math.floor((Date.now() - dayMs) / 1000) - 60;
  const pending = { limitType: 40, limitValue: 50, limitState: "PENDING", startedAt };
  await app.control({ setLimit: pending });
  await page.reload();
  const question = page.getByRole("alertdialog", { name: "Confirm your new single-bet limit?" });
  await expect(question).toContainText("You asked for €50 instead of €20.");
  await question.getByRole("button", { name: "Decide later" }).tap();
  await expect(section(page)).toContainText("€20");
  await page.reload();
  await question.getByRole("button", { name: "Confirm €50" }).tap();
  await expect(section(page)).toContainText("€50");
  await expect(section(page)).toContainText("Active");
  await goTo(page, "/en/coupon");
  await stake(page, "50");
  await expect(page.getByRole("button", { name: /^Place bet/ })).toBeVisible();
  await page.goBack();
  await verifyVisit(page, info, ["LimitApprovalGiven", "DecideLimitAnswered"]);
});

test("a tap with one click above the limit places nothing, and leads to the limits", async ({
  page,
  app,
}) => {
  const pick = await footballPick(app, "live");
  await app.control({ pack: "US-PA" });
  await app.control({ setLimit: { limitType: 40, limitValue: 1 } });
  await haveSession(page, app.url);
  await page.goto("/en/coupon");
  await page.getByRole("switch", { name: "One-click bet" }).tap();
  await goTo(page, pick.path);
  await cellOf(page, pick).tap();
  const bar = page.getByRole("region", { name: "One-click bet" });
  await expect(bar).toContainText("Your limit for one bet is €1.00.");
  await bar.getByRole("link", { name: "Limits and breaks" }).tap();
  await expect(page).toHaveURL(/\/en\/office\/responsible$/);
  await expect(section(page)).toContainText("€1");
});
