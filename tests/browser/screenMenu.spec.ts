import { calm, expect, test } from "./fixture.ts";
import { gateOf } from "./gate.ts";
import { haveSession } from "./player.ts";

test.use({ feed: calm, expectedErrors: /status of 503/ });

const consent = /^I am 18 or over/;

test("who a player is in the menu: on its way, failed, and asked for again", async ({
  page,
  app,
}) => {
  const main = page.getByRole("main");
  const gate = gateOf(page);
  await haveSession(page, app.url);
  await gate.hold(/\/web-api\/user\/accounts/);
  await page.goto("/en/office/menu");
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  const failed = main.getByRole("alert").filter({ hasText: "The balances were not updated." });
  await expect(failed).toBeVisible();
  gate.open();
  await failed.getByRole("button", { name: "Refresh" }).tap();
  await expect(main.getByRole("heading", { name: /account/ })).toBeVisible();
});

test("the number of a new player, when it is on its way, when it fails, and without the password [screen-welcome-data]", async ({
  page,
  app,
}) => {
  const main = page.getByRole("main");
  const gate = gateOf(page);
  await page.goto("/en/user/login");
  await page.getByText("Create an account").click();
  await page.getByText(consent).click();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/en\/welcome-authorization-data$/);
  const number = await page.locator("dl dd").first().innerText();

  await gate.hold(/\/web-api\/registration\/welcome-data/);
  await page.reload();
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  await gate.fail();
  const refresh = main.getByRole("button", { name: "Refresh" });
  await expect(refresh).toBeVisible();
  await expect(main.getByRole("link", { name: "Go to home" })).toBeVisible();
  gate.open();
  await refresh.tap();
  await expect(main.locator("dl dd")).toHaveText([number]);
  await expect(main).toContainText("The password was shown before");
  await main.getByRole("link", { name: "Go to home" }).click();
  await expect(page).toHaveURL(`${app.url}/en`);
});
