import type { Page } from "@playwright/test";
import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

/** Places the coupon as it is, and goes back to the bets that stay in it. */
async function place(page: Page, button: string, title: string) {
  await press(page.getByRole("button", { name: button, exact: true }));
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  await press(page.getByRole("button", { name: /^(Done|Back to coupon)$/ }));
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeHidden();
}

test("a visit that places a coupon of every type replays exactly, and each is in the open bets", async ({
  page,
  app,
}, info) => {
  // Five placements in one visit.
  test.slow();
  const picks = (await footballPicks(app, "live")).slice(0, 3);
  expect(picks).toHaveLength(3);
  await haveSession(page, app.url);
  await page.addInitScript(() =>
    localStorage.setItem("tl.couponSettings", JSON.stringify({ isCouponFixed: true })),
  );
  for (const { outcomeId } of picks) await app.control({ setPrice: { outcomeId, coef: 1.5 } });
  const pick = async (index: number) => {
    const one = picks[index];
    if (one) await pickOn(page, { ...one, coef: 1.5 });
  };

  await pick(0);
  await goTo(page, "/en/coupon");
  await place(page, "Place bet", "Bet accepted");
  await pick(1);
  await pick(2);
  await goTo(page, "/en/coupon");
  await place(page, "Place bet", "Bet accepted");
  for (const type of ["System", "Anti-express"]) {
    await page.getByRole("tab", { name: type, exact: true }).tap();
    await place(page, "Place bet", "Bet accepted");
  }
  await page.getByRole("tab", { name: "Singles" }).tap();
  await place(page, "Place 3 bets", "3 bets accepted");

  await goTo(page, "/en/office/history");
  const open = page.getByRole("main").getByRole("article");
  await expect(open).toHaveCount(7);
  for (const name of ["Express of 3", /System/, "Anti-express of 3"])
    await expect(open.filter({ hasText: name }).first()).toBeVisible();
  await verifyVisit(page, info, ["CouponTypeChosen", "CouponPlaced", "PlaceSinglesAnswered"]);
});
