import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { expect, test } from "./fixture.ts";
import { pickOn } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test("a cleared coupon can be restored: at once, after a reload, and in another tab", async ({
  page,
  context,
  app,
}, info) => {
  const pick = await footballPick(app, "live");
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  // The rules of notifications load when the page is idle.
  await settled(page);
  const bets = page.getByRole("list", { name: "1 bet" });
  const clear = page.getByRole("button", { name: "Remove all bets" });

  await clear.tap();
  await expect(page.getByText("No bets yet")).toBeVisible();
  // Screen readers are told too, in a place of its own.
  const message = page.getByRole("contentinfo").getByText("1 bet removed");
  await expect(message).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(bets).toContainText(pick.outcome);
  await expect(message).toBeHidden();

  await clear.tap();
  await page.reload();
  await page.getByRole("button", { name: "Put back 1 bet" }).tap();
  await expect(bets).toContainText(pick.outcome);

  const other = await context.newPage();
  await other.goto("/en/coupon");
  await expect(other.getByRole("list", { name: "1 bet" })).toContainText(pick.outcome);
  await clear.tap();
  await other.getByRole("button", { name: "Put back 1 bet" }).tap();
  await expect(bets).toContainText(pick.outcome);

  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.getByRole("button", { name: "Back" }).click();
    await verifyVisit(tab, info, ["CouponRestored"]);
  }
});

test("a change of the type is undone with the amounts of single bets that another type has replaced: at once, after a reload, and in another tab", async ({
  page,
  context,
  app,
  axe,
}, info) => {
  for (const index of [0, 1]) await pickOn(page, await footballPick(app, "line", index));
  await goTo(page, "/en/coupon");
  const amounts = page.getByRole("main").getByRole("spinbutton");
  const notice = page.getByRole("status").filter({ hasText: "your bets had amounts of their own" });
  const singles = page.getByRole("tab", { name: "Singles" });
  await singles.tap();
  await expect(amounts).toHaveCount(2);
  await amounts.first().fill("7");
  await amounts.last().fill("3");
  await page.getByRole("tab", { name: "Express", exact: true }).tap();
  await expect(notice).toBeHidden();
  await page.getByRole("contentinfo").getByRole("spinbutton").fill("20");
  await expect(notice).toBeVisible();
  await settled(page);
  await axe();
  await notice.getByRole("button", { name: "Undo" }).tap();
  await expect(singles).toHaveAttribute("aria-selected", "true");
  await expect(amounts.first()).toHaveValue("€7.00");
  await expect(amounts.last()).toHaveValue("€3.00");
  await expect(notice).toBeHidden();

  await page.getByRole("tab", { name: "Express", exact: true }).tap();
  const other = await context.newPage();
  await other.goto("/en/coupon");
  await page.bringToFront();
  await page.reload();
  for (const tab of [page, other]) {
    const inTab = tab.getByRole("main").getByRole("spinbutton");
    await tab.bringToFront();
    await tab
      .getByRole("status")
      .filter({ hasText: "your bets had amounts of their own" })
      .getByRole("button", { name: "Undo" })
      .tap();
    await expect(inTab.first()).toHaveValue("€7.00");
    await expect(inTab.last()).toHaveValue("€3.00");
    await tab.getByRole("button", { name: "Back" }).click();
    await verifyVisit(tab, info, ["CouponTypeChosen", "BetAmountsChanged"]);
  }
});

test("a removed bet can be put back where it was: after a reload, and in another tab", async ({
  page,
  context,
  app,
}, info) => {
  const first = await footballPick(app, "line", 0);
  const second = await footballPick(app, "line", 1);
  await pickOn(page, first);
  await pickOn(page, second);
  await goTo(page, "/en/coupon");
  await settled(page);
  const legs = (tab: Page) => tab.getByRole("main").getByRole("list").first().getByRole("listitem");
  const remove = page.getByRole("button", { name: `Remove ${first.outcome}` });
  await expect(legs(page)).toHaveCount(2);
  await remove.tap();
  await expect(legs(page)).toHaveCount(1);
  await page.reload();
  await page.getByRole("button", { name: "Put back 1 bet" }).tap();
  await expect(legs(page).first()).toContainText(first.outcome);
  await expect(legs(page)).toHaveCount(2);

  const other = await context.newPage();
  await other.goto("/en/coupon");
  await expect(legs(other)).toHaveCount(2);
  await remove.tap();
  await expect(legs(other)).toHaveCount(1);
  await other.getByRole("button", { name: "Put back 1 bet" }).tap();
  await expect(legs(page).first()).toContainText(first.outcome);
  await expect(page.getByRole("button", { name: "Put back 1 bet" })).toBeHidden();
  await page.bringToFront();
  await page.getByRole("button", { name: "Back" }).click();
  await verifyVisit(page, info, ["BetRestored"]);
});
