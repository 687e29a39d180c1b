import { calm, expect, test } from "./fixture.ts";
import { fillSignIn, haveSession } from "./player.ts";
import { storedLogs } from "./visitLog.ts";

test.use({ feed: calm });

test("a code from the address is filled in, checked, activated and then listed among the player's codes [route-office-003] [route-office-004]", async ({
  page,
  app,
  axe,
}) => {
  await haveSession(page, app.url);
  await page.goto("/en/office/promo-code-check?promocode=WELCOME");
  const main = page.getByRole("main");
  await expect(main.getByLabel("Promo code", { exact: true })).toHaveValue("WELCOME");
  await main.getByRole("button", { name: "Check", exact: true }).click();
  await expect(main.getByRole("status")).toContainText("Welcome bonus");
  await expect(main.getByRole("status")).toContainText("until 31 Dec 2027");
  await main.getByRole("button", { name: "Activate" }).click();
  await expect(main.getByRole("status")).toContainText("The money is in your bonus account.");
  await axe();
  await main.getByRole("link", { name: "Your promo codes" }).click();
  await expect(page).toHaveURL(/\/en\/office\/promo-code-history$/);
  const code = main.getByRole("listitem").filter({ hasText: "WELCOME" });
  await expect(code).toContainText("+€20.00");
  await expect(code).toContainText("Used");
  await axe();
  const log = async () => JSON.stringify(await storedLogs(page));
  await expect.poll(log).toContain("PromoCodesAnswered");
  expect(await log()).toContain("PromoCodeFound");
  expect(await log()).not.toContain("WELCOME");
});

test("a code from the address is still there after signing in [route-office-004]", async ({
  page,
}) => {
  await page.goto("/en/office/promo-code-check?promocode=DERBY");
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/en\/office\/promo-code-check$/);
  await expect(page.getByLabel("Promo code", { exact: true })).toHaveValue("DERBY");
});
