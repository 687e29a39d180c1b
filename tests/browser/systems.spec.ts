import type { Page } from "@playwright/test";
import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /409|ERR_|Failed to load/ });

/** Picks of different live matches in the coupon, opened as a page. */
async function picked(page: Page, app: Parameters<typeof footballPicks>[0], count: number) {
  const picks = (await footballPicks(app, "live")).slice(0, count);
  expect(picks).toHaveLength(count);
  await haveSession(page, app.url);
  for (const pick of picks) await pickOn(page, pick);
  await page.getByRole("link", { name: `Coupon, ${count} bets` }).click();
  const panel = page.getByRole("dialog", { name: `Coupon (${count})` });
  await panel.getByRole("button", { name: "Full coupon" }).click();
  await expect(page).toHaveURL(/\/en\/coupon$/);
  await settled(page);
  return picks;
}

test("a system of four with a banker is placed, and is in the open bets and the history [coupon-014] [coupon-043]", async ({
  page,
  app,
  axe,
}, info) => {
  const picks = await picked(page, app, 4);
  const [banker = ""] = picks.map(({ outcome }) => outcome);
  await page.getByRole("tab", { name: "System" }).tap();
  const sizes = page.getByRole("group", { name: "Size of the system" });
  await expect(sizes.getByRole("button")).toHaveText([
    "2 of 46 combinations",
    "3 of 44 combinations",
  ]);
  const toggle = page.getByRole("button", { name: `Banker: ${banker}`, exact: true }).first();
  await toggle.tap();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  // Two of four become two of three and the banker.
  await expect(sizes.getByRole("button", { pressed: true })).toHaveText("2 of 33 combinations");
  await expect(page.getByText("3 combinations, €1.66–€1.67 each")).toBeVisible();
  await looksRight(page, axe);
  await page.getByRole("button", { name: "See every combination" }).tap();
  const list = page.getByRole("list", { name: "3 combinations" }).getByRole("listitem");
  await expect(list).toHaveCount(3);
  for (const item of await list.all()) await expect(item).toContainText(banker);
  await axe();
  // The choice outlives a reload.
  await page.reload();
  await expect(sizes.getByRole("button", { pressed: true })).toHaveText("2 of 33 combinations");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await settled(page);
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await expect(page.getByText(/System 2 of 3 \+ 1 banker, No\. \d/)).toBeVisible();
  await axe();
  await page.getByRole("link", { name: "To open bets" }).click();
  const card = page.getByRole("article").filter({ hasText: "System 2 of 3 + 1 banker" });
  await expect(card).toContainText(/Combinations\s*3/);
  await expect(card.getByRole("listitem").filter({ hasText: banker }).first()).toContainText(
    "Banker",
  );
  await looksRight(page, axe);
  await verifyVisit(page, info, ["CouponTypeChosen", "CouponPlaced"]);
  await goTo(page, "/en/office/history");
  await expect(card).toContainText("€5.00");
});

test("removing bets, a suspended bet and too few bets are said, each with a way on [coupon-024] [bets-007]", async ({
  page,
  app,
  axe,
}, info) => {
  const picks = await picked(page, app, 4);
  await page.getByRole("tab", { name: "System" }).tap();
  const sizes = page.getByRole("group", { name: "Size of the system" });
  await sizes.getByRole("button", { name: "3 of 4" }).tap();
  await app.control({ suspendGame: picks[3]?.gameId });
  await press(page.getByRole("button", { name: "Remove locked bet" }));
  await expect(page.getByText("Your bets changed, so the size is now 2 of 3.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Place bet" })).toBeVisible();
  await axe();
  await page.getByRole("button", { name: `Remove ${picks[0]?.outcome} to win` }).tap();
  await expect(page.getByText("A system needs at least 3 bets.")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Express", exact: true })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(page.getByRole("tab", { name: "System" })).toHaveAttribute("aria-selected", "true");
  await page.goto("/en");
  await verifyVisit(page, info, ["CouponTypeChosen", "BetRestored"]);
});

test("a system reads well in Russian and from right to left", async ({ page, app, axe }) => {
  const [pick] = await picked(page, app, 4);
  await page.getByRole("tab", { name: "System" }).tap();
  await goTo(page, "/ru/coupon");
  await expect(page.getByRole("tab", { name: "Система" })).toHaveAttribute("aria-selected", "true");
  await page
    .getByRole("button", { name: /^Банкер: / })
    .first()
    .tap();
  await expect(page.getByText(/3 варианта по/)).toBeVisible();
  // A new price to agree to, which stands above the sums.
  const coef = (pick?.coef ?? 0) - 0.2;
  await app.control({ setPrice: { outcomeId: pick?.outcomeId, coef } });
  await expect(page.getByRole("button", { name: "Принять", exact: true })).toBeVisible();
  await looksRight(page, axe);
});
