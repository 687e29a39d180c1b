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
