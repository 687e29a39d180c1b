import { calm, expect, test } from "./fixture.ts";
import { gateOf } from "./gate.ts";
import { fillSignIn, haveSession } from "./player.ts";
import { storedLogs } from "./visitLog.ts";

test.use({ feed: calm, expectedErrors: /status of 503/ });

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

test("the pages of promo codes while they load, when that fails, and empty [screen-promo-codes]", async ({
  page,
  app,
}) => {
  const main = page.getByRole("main");
  const gate = gateOf(page);
  await haveSession(page, app.url);
  await page.goto("/en/office/menu");
  await main.getByRole("link", { name: "Promo codes" }).click();
  await expect(page).toHaveURL(/\/en\/office\/promo-code-check$/);
  const check = main.getByRole("button", { name: /^Check/ });
  await check.click();
  await expect(main.getByText("Enter the code")).toBeVisible();
  await main.getByLabel("Promo code", { exact: true }).fill("WELCOME");
  await gate.hold(/\/web-api\/promo-codes\//);
  await check.click();
  await expect(check).toHaveAttribute("aria-busy", "true");
  await gate.fail();
  await expect(main.getByRole("alert")).toContainText("The code was not checked.");

  await gate.hold(/\/web-api\/promo-codes\//);
  await main.getByRole("link", { name: "Your promo codes" }).click();
  await expect(page).toHaveURL(/\/en\/office\/promo-code-history$/);
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  await expect(main.getByText("Your promo codes did not load.")).toBeVisible();
  gate.open();
  await main.getByRole("button", { name: "Refresh" }).click();
  await expect(main.getByText("No promo codes used yet")).toBeVisible();

  await main.getByRole("link", { name: "Check a promo code" }).click();
  await main.getByLabel("Promo code", { exact: true }).fill("WELCOME");
  await check.click();
  await main.getByRole("button", { name: "Activate" }).click();
  await expect(main.getByRole("status")).toContainText("The money is in your bonus account.");
  await main.getByRole("link", { name: "Your promo codes" }).click();
  await expect(main.getByRole("listitem").filter({ hasText: "WELCOME" })).toBeVisible();
});
