import type { Page } from "@playwright/test";
import { calm, expect, moving, test } from "./fixture.ts";
import { footballPick } from "./feed.ts";
import { haveSession, pickOn } from "./player.ts";

test.use(moving);

test.use({ feed: calm });

const named = /\?modal=quick-coupon-settings$/;
const settings = (page: Page) => page.getByRole("dialog", { name: "Coupon settings" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Coupon (1)" });

test("a modal in the address: back closes it and restores the focus, forward and reload open it [modals-001] [modals-002] [coupon-049]", async ({
  page,
  app,
  axe,
}) => {
  await pickOn(page, await footballPick(app, "live"));
  await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
  const opener = panel(page).getByRole("button", { name: "Coupon settings" });
  await opener.click();
  await expect(settings(page)).toBeVisible();
  await expect(page).toHaveURL(named);
  await axe();
  await settings(page).getByRole("radio", { name: "Ask me" }).tap();
  await page.goBack();
  await expect(settings(page)).toBeHidden();
  await expect(page).not.toHaveURL(/modal=/);
  await expect(panel(page)).toBeVisible();
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(settings(page)).toBeVisible();
  await expect(settings(page).getByRole("radio", { name: "Ask me" })).toBeChecked();
  await page.reload();
  await expect(settings(page)).toBeVisible();
  await expect(page).toHaveURL(named);
});

test("a modal's own close button also goes one step back, and never leaves the site [modals-001]", async ({
  page,
  app,
}) => {
  const { path } = await footballPick(app, "live");
  await page.goto(path);
  await expect(page.getByRole("main")).toBeVisible();
  await page.goto(`${path}?modal=quick-coupon-settings`);
  await settings(page).getByRole("button", { name: "Close" }).click();
  await expect(settings(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.goto("/en/office/menu?modal=quick-coupon-settings&utm_source=letter");
  await expect(settings(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/en\/office\/menu\?utm_source=letter$/);
});

test.describe("a modal that fails to load", () => {
  test.use({ expectedErrors: /QuickCouponSettings|Failed to (load resource|fetch)|ERR_FAILED/ });

  test("is reported and leaves the page unchanged; the next time it opens [error-036]", async ({
    page,
    app,
  }) => {
    await pickOn(page, await footballPick(app, "live"));
    await page.route(/QuickCouponSettings/, (route) => route.abort());
    await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
    await panel(page).getByRole("button", { name: "Coupon settings" }).click();
    await expect(panel(page).getByText("This window did not open.")).toBeVisible();
    await expect(page).not.toHaveURL(/modal=/);
    await expect(panel(page)).toBeVisible();
    await page.unroute(/QuickCouponSettings/);
    await panel(page).getByRole("button", { name: "Coupon settings" }).click();
    await expect(settings(page)).toBeVisible();
  });
});

test("a player whose account is to be moved is asked, and not again once they have answered [modals-002]", async ({
  page,
  app,
  axe,
}) => {
  await app.control({ player: { isRequiredTransfer: true } });
  await haveSession(page, app.url);
  await page.goto("/en/office/menu");
  const question = page.getByRole("alertdialog", { name: "May we move your account?" });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\?modal=transfer-user$/);
  await axe();
  await question.getByRole("button", { name: "Decline" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("region", { name: "Messages" }).getByText("Saved")).toBeVisible();
  await expect(page).toHaveURL(/\/en\/office\/menu$/);
  await page.goto("/en/office/menu?modal=transfer-user");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await expect(question).toBeHidden();
  await app.control({ player: null });
});
