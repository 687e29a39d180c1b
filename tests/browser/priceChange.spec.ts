import type { Page } from "@playwright/test";
import { footballPick, type Pick } from "./feed.ts";
import { type App, calm, expect, moving, test } from "./fixture.ts";
import { choosePolicy, haveSession, newsOf, pickOn, press } from "./player.ts";
import { placedCoupons } from "./operator.ts";
import { goTo } from "./walk.ts";

test.use(moving);

// The server answers 409 to a bet that it refuses.
test.use({ feed: calm, expectedErrors: /status of 409/ });

const asked = 2.5;
const byDefault = "Take higher";
/** Only the default is tested as a player without a choice. */
const idOf = (policy: string): string => (policy === byDefault ? " [coupon-005]" : "");

/** Bets at 2.50 and changes the price without the page knowing before it sends. */
async function placeWhile(page: Page, app: App, policy: string, coef: number): Promise<Pick> {
  const pick = await footballPick(app, "line");
  await app.control({ setPrice: { outcomeId: pick.outcomeId, coef: asked } });
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await goTo(page, "/en/coupon");
  if (policy !== byDefault) await choosePolicy(page, policy);
  await expect(page.getByRole("button", { name: `When odds change ${policy}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Place bet" })).toBeVisible();
  await page.route("**/line-feed/v1/prices?*", () => {});
  await app.control({ setPrice: { outcomeId: pick.outcomeId, coef } });
  await press(page.getByRole("button", { name: "Place bet" }));
  return pick;
}

/** The odds of the newest bet on the server, and the number of bets. */
async function newest(app: App) {
  const coupons = await placedCoupons(app);
  return { count: coupons.length, coef: coupons[0]?.coef };
}

for (const [policy, coef] of [
  ["Take higher", 3.1],
  ["Take any", 3.1],
  ["Take any", 1.9],
] as const) {
  test(`"${policy}" places the bet at once when 2.50 has become ${coef}${idOf(policy)}`, async ({
    page,
    app,
  }) => {
    const before = await newest(app);
    await placeWhile(page, app, policy, coef);
    await expect(newsOf(page, "Bet accepted")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(`Odds${coef.toFixed(2)}`);
    expect(await newest(app)).toEqual({ count: before.count + 1, coef });
  });
}

for (const [policy, coef] of [
  ["Take higher", 1.9],
  ["Ask me", 1.9],
  ["Ask me", 3.1],
] as const) {
  test(`"${policy}" refuses the bet when 2.50 has become ${coef}, shows the new price, and places it after confirmation${idOf(policy)}`, async ({
    page,
    app,
  }) => {
    const before = await newest(app);
    await placeWhile(page, app, policy, coef);
    await expect(newsOf(page, "Bet not placed")).toBeVisible();
    // The operator's own words, and the current price beside the previous one.
    const main = page.getByRole("main");
    await expect(main).toContainText("The odds have changed");
    await expect(main).toContainText(`${coef.toFixed(2)}was 2.50`);
    expect((await newest(app)).count).toBe(before.count);

    await press(page.getByRole("button", { name: "Accept and place" }));
    await expect(newsOf(page, "Bet accepted")).toBeVisible();
    expect(await newest(app)).toEqual({ count: before.count + 1, coef });
  });
}
