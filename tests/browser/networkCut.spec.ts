import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { type App, calm, expect, test } from "./fixture.ts";
import { placedCoupons } from "./operator.ts";
import { haveSession, newsOf, pickOn, press } from "./player.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /net::ERR_|status of 404/ });

const placing = "**/web-api/coupon/place";

/** A coupon with one bet, ready to be placed, and the number of bets on the server before that. */
async function readyToPlace(page: Page, app: App, feed: "live" | "line"): Promise<number> {
  await haveSession(page, app.url);
  await pickOn(page, await footballPick(app, feed, 2));
  await goTo(page, "/en/coupon");
  await expect(page.getByRole("button", { name: "Place bet" })).toBeVisible();
  return (await placedCoupons(app)).length;
}

for (const feed of ["live", "line"] as const) {
  test(`the answer to a ${feed} bet is lost: after a reload the coupon shows it as placed, once`, async ({
    page,
    app,
  }) => {
    const before = await readyToPlace(page, app, feed);
    await page.route(placing, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await press(page.getByRole("button", { name: "Place bet" }));
    await expect(newsOf(page, "No answer yet")).toBeVisible();
    // It may be asking again.
    await page.unrouteAll({ behavior: "wait" });
    await page.reload();
    await expect(newsOf(page, "Bet accepted")).toBeVisible();
    expect((await placedCoupons(app)).length).toBe(before + 1);
    await page.getByRole("link", { name: "To bets history" }).click();
    await expect(page.getByText(`${before + 1} bet`)).toBeVisible();
  });
}

test("a reload while a bet is being sent neither loses nor doubles it", async ({ page, app }) => {
  const before = await readyToPlace(page, app, "live");
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(newsOf(page, "Checking the bet")).toBeVisible();
  await page.reload();
  await expect(newsOf(page, "Bet accepted")).toBeVisible();
  expect((await placedCoupons(app)).length).toBe(before + 1);
});

test("a request that never reached the server is sent again under its key, and there is one bet", async ({
  page,
  app,
}) => {
  const before = await readyToPlace(page, app, "line");
  const keys: (string | undefined)[] = [];
  await page.route(placing, async (route) => {
    keys.push(route.request().headers()["x-idempotency-key"]);
    if (keys.length === 1) await route.abort("connectionrefused");
    else await route.continue();
  });
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(newsOf(page, "No answer yet")).toBeVisible();
  await expect(newsOf(page, "Bet accepted")).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect((await placedCoupons(app)).length).toBe(before + 1);
});

test("the answer is lost and the player goes back and places the coupon again: one bet", async ({
  page,
  app,
}) => {
  const before = await readyToPlace(page, app, "line");
  let isCut = true;
  await page.route(placing, async (route) => {
    const answer = await route.fetch();
    if (isCut) await route.abort("connectionreset");
    else await route.fulfill({ response: answer });
  });
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(newsOf(page, "No answer yet")).toBeVisible();
  await press(page.getByRole("button", { name: "Back to coupon" }));
  await expect(page.getByRole("main")).toContainText("has no answer");
  isCut = false;
  await press(page.locator("footer").getByRole("button", { name: "Ask again" }));
  await expect(newsOf(page, "Bet accepted")).toBeVisible();
  expect((await placedCoupons(app)).length).toBe(before + 1);
});

test("while a bet is being sent, a second tab shows that and then its result", async ({
  page,
  app,
  context,
}) => {
  const before = await readyToPlace(page, app, "line");
  const other = await context.newPage();
  await other.goto("/en/coupon");
  await expect(other.getByRole("button", { name: "Place bet" })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(placing, async (route) => {
    await held;
    await route.continue();
  });
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(newsOf(other, "Sent from another tab")).toBeVisible();
  await expect(other.getByRole("button", { name: "Place bet" })).toHaveCount(0);
  release();
  await expect(newsOf(page, "Bet accepted")).toBeVisible();
  await expect(newsOf(other, "Bet accepted")).toBeVisible();
  expect((await placedCoupons(app)).length).toBe(before + 1);
});
