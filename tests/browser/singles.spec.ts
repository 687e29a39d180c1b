import type { Page } from "@playwright/test";
import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { eurosOf, haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm, expectedErrors: /409|ERR_|Failed to load/ });

/** Three picks of different matches in the coupon, opened as a page. */
async function threePicks(page: Page, app: Parameters<typeof footballPicks>[0]) {
  const picks = (await footballPicks(app, "line")).slice(0, 3);
  expect(picks).toHaveLength(3);
  await haveSession(page, app.url);
  for (const pick of picks) await pickOn(page, pick);
  await page.getByRole("link", { name: "Coupon, 3 bets" }).click();
  const panel = page.getByRole("dialog", { name: "Coupon (3)" });
  await panel.getByRole("button", { name: "Full coupon" }).click();
  await expect(page).toHaveURL(/\/en\/coupon$/);
  await settled(page);
  return picks;
}

const setAmount = async (page: Page, name: string, amount: string) => {
  await page.getByRole("spinbutton", { name, exact: true }).tap();
  await page.keyboard.type(amount);
};

test("three picks are placed as singles, each with its own amount, and one is refused [coupon-016] [coupon-043] [error-039]", async ({
  page,
  app,
  axe,
}, info) => {
  const picks = await threePicks(page, app);
  const [first = "", second = "", third = ""] = picks.map(({ outcome }) => outcome);
  await page.getByRole("tab", { name: "Singles" }).tap();
  await expect(page.getByRole("button", { name: "Place 3 bets" })).toBeVisible();
  await setAmount(page, "Amount", "4");
  await setAmount(page, `Amount on ${second}`, "7.5");
  await expect(page.getByText("€15.50")).toBeVisible();
  await axe();
  // The choice outlives a reload.
  await page.reload();
  await expect(page.getByRole("tab", { name: "Singles" })).toHaveAttribute("aria-selected", "true");
  await settled(page);
  await setAmount(page, "Amount", "4");
  await setAmount(page, `Amount on ${second}`, "7.5");

  // Suspended on the server between the last answer about it and the tap.
  const tells = /\/(prices|games|coupon\/refresh)/;
  await settled(page);
  await page.route(tells, (route) => route.abort());
  await app.control({ suspendGame: picks[2]?.gameId });
  await press(page.getByRole("button", { name: "Place 3 bets" }));
  await expect(page.getByRole("heading", { name: "2 of 3 bets accepted" })).toBeVisible();
  const results = page.getByRole("list", { name: "3 bets" }).getByRole("listitem");
  await expect(results.filter({ hasText: first })).toContainText(/€4\.00\s*Accepted, No\. \d/);
  await expect(results.filter({ hasText: second })).toContainText(/€7\.50\s*Accepted, No\. \d/);
  await expect(results.filter({ hasText: third })).toContainText("This outcome is suspended");
  // One notice for the refusals, none for the others.
  await expect(page.getByText("1 bet not accepted", { exact: true })).toBeVisible();
  await axe();
  await page.unroute(tells);

  await press(page.getByRole("button", { name: "Back to coupon" }));
  await expect(page.getByRole("list", { name: "1 bet" })).toContainText(third);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await verifyVisit(page, info, ["CouponTypeChosen", "SinglesOpened", "PlaceSinglesAnswered"]);
});

test("a set whose answer is lost is placed once, also over a reload [coupon-043]", async ({
  page,
  app,
}, info) => {
  await threePicks(page, app);
  await page.getByRole("tab", { name: "Singles" }).tap();
  await settled(page);
  // The first answer is lost after the server has placed the set; the page is reloaded meanwhile.
  let requests = 0;
  await page.route("**/web-api/coupon/place-batch", async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await press(page.getByRole("button", { name: "Place 3 bets" }));
  await expect.poll(() => requests).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "3 bets accepted" })).toBeVisible();
  expect(requests).toBeGreaterThan(1);
  await expect(page.getByText("Done", { exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name: "To bets history" }).click();
  await expect(page.getByRole("article").filter({ hasText: "€5.00" })).toHaveCount(3);
  await page.goto("/en");
  expect(await eurosOf(page)).toBeLessThan(10_000);
  await verifyVisit(page, info, ["PlaceSinglesAnswered"]);
});
