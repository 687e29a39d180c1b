import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { haveSession, pickOn, press } from "./player.ts";

test.use({ feed: calm });

test("Done closes the quick coupon: nothing is left in it", async ({ page, app }) => {
  const [pick] = await footballPicks(app, "line");
  if (pick === undefined) throw new Error("The line has no football.");
  await haveSession(page, app.url);
  await pickOn(page, pick);
  await page.getByRole("link", { name: /^Coupon, / }).click();
  const whole = page.getByRole("button", { name: "Full coupon" });
  await expect(whole).toBeVisible();
  await page.getByRole("spinbutton", { name: "Amount" }).first().fill("5");
  await press(page.getByRole("button", { name: /^(Accept and place|Place bet)/ }));
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await press(page.getByRole("button", { name: "Done" }));
  await expect(whole).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Coupon, no bets" })).toBeVisible();
});
