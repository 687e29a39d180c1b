import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { pickOn, press } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });

/** Registers with one click in a currency; returns the number of the new player. */
async function createAccount(page: Page, currency: string): Promise<string> {
  await page.goto("/en/registration");
  const chosen = page.getByRole("button", { name: /^Currency, / });
  if (!(await chosen.getAttribute("aria-label"))?.includes(currency)) {
    await chosen.click();
    await page.getByRole("radio", { name: currency }).click();
  }
  await page.getByText(/^I am 18 or over/).click();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/en\/welcome-authorization-data$/);
  await expect(page.locator("dl dd")).toHaveCount(2);
  const [number = ""] = await page.locator("dl dd").allTextContents();
  await page.getByRole("link", { name: "Go to home" }).click();
  return number;
}

/** The euro, a currency without minor units and one with a thousand of them. */
const purses = [
  { currency: "Euro", amounts: /€[\d,]+\.\d{2}$/ },
  { currency: "Japanese yen", amounts: /¥[\d,]+$/ },
  { currency: "Kuwaiti dinar", amounts: /[\d,]+\.\d{3}$/ },
];

for (const { currency, amounts } of purses) {
  test(`from "Create account" to a settled bet in ${currency}`, async ({ page, app }, info) => {
    const number = await createAccount(page, currency);
    const balance = page.getByRole("banner").getByText(/^Main account/);
    await expect(balance).toHaveText(amounts);
    const before = await balance.innerText();

    const pick = await footballPick(app, "live");
    await pickOn(page, pick);
    await page
      .getByRole("link", { name: /^Coupon/ })
      .first()
      .tap();
    const coupon = page.getByRole("dialog");
    await press(coupon.getByRole("button", { name: "Place bet" }));
    await expect(coupon.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
    await coupon.getByRole("link", { name: "To bets history" }).tap();
    await expect(page.getByRole("article")).toHaveCount(1);
    const { gameId } = pick;
    await app.control({ settleGame: { gameId, result: "won" } });
    await page.getByRole("tab", { name: "Settled" }).click();
    await expect(page.getByRole("article").getByText("Won").first()).toBeVisible();

    await goTo(page, "/en");
    await expect(balance).not.toHaveText(before);
    await expect(balance).toHaveText(amounts);
    await goTo(page, "/en/office/menu");
    await expect(page.getByText(`Account number ${number}`)).toBeVisible();
    await verifyVisit(page, info, ["Register", "CouponPlaced"]);
  });
}
