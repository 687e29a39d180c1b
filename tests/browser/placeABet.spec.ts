import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { balanceOf, betNumber, cellOf, eurosOf, fillSignIn, press } from "./player.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm, expectedErrors: /ERR_CONNECTION/ });

test("a live bet goes from home to the history, and is still there after a server restart [coupon-043] [bets-008] [route-sports-001] [route-bets-001]", async ({
  page,
  app,
}) => {
  const pick = await footballPick(app, "live");

  await page.goto("/");
  await expect(page).toHaveURL(/\/en$/);
  await expect(
    page
      .getByRole("region", { name: /^Live now \d+$/ })
      .getByRole("article")
      .first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "Log in" }).click();
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/en$/);
  await expect(balanceOf(page)).toBeAttached();
  const before = await eurosOf(page);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Live" }).click();
  await page
    .getByRole("navigation", { name: "Sports" })
    .getByRole("link", { name: /^Football/ })
    .click();
  await expect(page.getByRole("heading", { name: "Live Football" })).toBeAttached();
  const row = page
    .getByRole("article")
    .filter({ has: page.getByRole("group", { name: pick.game }) });
  await row.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${pick.path}$`));

  await app.control({ setPrice: { outcomeId: pick.outcomeId, coef: 2.5 } });
  await expect(cellOf(page, pick)).toContainText("2.50");
  await cellOf(page, pick).tap();
  await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
  const panel = page.getByRole("dialog", { name: "Coupon (1)" });
  await panel.getByRole("button", { name: "Full coupon" }).click();
  await expect(page).toHaveURL(/\/en\/coupon$/);
  await expect(page.getByRole("list", { name: "1 bet" })).toContainText(pick.outcome);

  const amount = page.getByRole("spinbutton", { name: "Amount" });
  await amount.tap();
  await page.keyboard.type("20");
  await expect(page.getByText("€50.00")).toBeVisible();
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(page.getByRole("heading", { name: "Checking the bet" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  const number = await betNumber(page);
  expect(number).toMatch(/^\d/);

  await page.getByRole("link", { name: "To bets history" }).click();
  await expect(page).toHaveURL(/\/en\/office\/history$/);
  const bet = page.getByRole("article").filter({ hasText: `No. ${number},` });
  await expect(bet).toContainText(`Match result: ${pick.outcome}`);
  await expect(bet).toContainText("€20.00");
  await expect(bet).toContainText("Open");
  await page.getByRole("button", { name: "Back" }).click();
  await page.goto("/en");
  await expect.poll(() => eurosOf(page)).toBe(before - 20);

  await app.restart();
  await goTo(page, "/en/office/history");
  await expect(bet).toContainText(`Match result: ${pick.outcome}`);
  await expect(bet).toContainText("Open");
});
