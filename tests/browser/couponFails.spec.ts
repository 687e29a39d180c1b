import type { Page } from "@playwright/test";
import { footballPicks } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { looksRight } from "./looks.ts";
import { haveSession, pickOn, press } from "./player.ts";
import { settled } from "./settled.ts";

test.use({ feed: calm, expectedErrors: /ERR_|Failed to (load|fetch)/ });

/**
 * The file with the rules of the coupon waits, and once `fail` was called never comes, until Refresh is pressed: the app
 * asks for it by itself too.
 */
async function breakRules(page: Page) {
  await page.addInitScript(() => {
    // A page reloads once a minute for a file that is gone; here it just has.
    sessionStorage.setItem("tl.s.chunkReloadAt", String(Date.now()));
    const note = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button?.textContent.startsWith("Refresh")) sessionStorage.setItem("refreshed", "");
    };
    document.addEventListener("click", note, true);
  });
  const isRefreshed = () => page.evaluate(() => sessionStorage.getItem("refreshed") !== null);
  let fail = (): void => {};
  const failing = new Promise<void>((done) => (fail = done));
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text().catch(() => null);
    // The page has gone on before it came.
    if (text === null) return undefined;
    // Whatever the build has called it.
    if (!text.includes("placement/refresh")) return route.fulfill({ response });
    await failing;
    return (await isRefreshed()) ? route.fulfill({ response }) : route.abort();
  });
  return { fail };
}

test("a quick coupon that could not be loaded has a control that refreshes it [coupon-050]", async ({
  page,
  app,
  axe,
}) => {
  const [pick] = await footballPicks(app, "live");
  if (pick === undefined) throw new Error("no pick");
  await haveSession(page, app.url);
  const rules = await breakRules(page);
  rules.fail();
  await pickOn(page, pick);
  await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
  const panel = page.getByRole("dialog", { name: "Coupon (1)" });
  const refresh = panel.getByRole("button", { name: /^Refresh/ });
  await expect(refresh).toBeVisible();
  await expect(panel.getByRole("button", { name: "Place bet" })).toHaveCount(0);
  await looksRight(page, axe);
  await refresh.tap();
  await expect(panel.getByRole("button", { name: "Place bet" })).toBeVisible();
  await expect(refresh).toHaveCount(0);
  await settled(page);
});

test("the page of the coupon while its rules load, without them, without bets, and with one that is placed [screen-coupon]", async ({
  page,
  app,
}) => {
  const [pick] = await footballPicks(app, "live");
  if (pick === undefined) throw new Error("no pick");
  await haveSession(page, app.url);
  const rules = await breakRules(page);
  const main = page.getByRole("main");
  await page.goto("/en");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Coupon, no bets" })
    .click();
  await expect(page).toHaveURL(/\/en\/coupon$/);
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  rules.fail();
  const refresh = main.getByRole("button", { name: /^Refresh/ });
  await expect(refresh).toBeVisible();
  await refresh.tap();
  await expect(main.getByRole("heading", { name: "No bets yet" })).toBeVisible();
  await main.getByRole("link", { name: "See live matches" }).click();
  await expect(page).toHaveURL(/\/en\/section\/live$/);

  await pickOn(page, pick);
  await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
  await page.getByRole("button", { name: "Full coupon" }).click();
  await expect(main.getByRole("list", { name: "1 bet" })).toContainText(pick.outcome);
  await main.getByRole("button", { name: "+€5", exact: true }).tap();
  await press(page.getByRole("button", { name: "Place bet" }));
  await expect(main.getByRole("heading", { name: "Bet accepted" })).toBeVisible();
  await expect(main).toContainText("€10.00");
  await press(page.getByRole("button", { name: "Done" }));
  await expect(main.getByRole("heading", { name: "Bet accepted" })).toBeHidden();
});
