import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { haveSession } from "./player.ts";
import { settled } from "./settled.ts";

test.use({ feed: calm, expectedErrors: /ERR_FAILED|Unable to preload CSS/ });

/** A page at rest, whose style of this name does not load until it is mended. */
async function openWithout(page: Page, style: string, path: string) {
  // A page reloads once a minute for a file that is gone; here it just has.
  await page.addInitScript(() => sessionStorage.setItem("tl.s.chunkReloadAt", String(Date.now())));
  let isDown = true;
  const address = new RegExp(`/assets/${style}-[\\w-]{7}\\.css$`);
  await page.route(address, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(path);
  await settled(page);
  // The watch over the start looks four times a second whether the page stands (src/infra/start/watch.js).
  await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
  return { mend: () => (isDown = false) };
}

async function hasStyle(page: Page, style: string) {
  const sheets = page.locator(`link[rel="stylesheet"][href*="/assets/${style}-"]`);
  await expect(sheets).toHaveCount(1);
  const rules = () => sheets.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length ?? 0);
  expect(await rules()).toBeGreaterThan(0);
}

test("a screen whose style did not load has it after a retry", async ({ page }) => {
  const { mend } = await openWithout(page, "search", "/en");
  await page.getByRole("link", { name: "Search" }).first().click();
  const retry = page.getByRole("main").getByRole("button", { name: "Refresh" });
  await expect(retry).toBeVisible();
  mend();
  await retry.tap();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await hasStyle(page, "search");
});

test("a view over the page whose style did not load has it when it is opened again", async ({
  page,
  app,
}) => {
  await haveSession(page, app.url);
  const { mend } = await openWithout(page, "SupportHistory", "/en/office/menu");
  const open = page.getByRole("main").getByRole("button", { name: /^Your requests/ });
  const fails = page.waitForEvent("requestfailed");
  await open.tap();
  await fails;
  mend();
  const view = page.getByRole("dialog", { name: /^Your requests/ });
  // The view that failed closes in its own time.
  await expect(async () => {
    await open.tap();
    await expect(view).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await hasStyle(page, "SupportHistory");
});

test("a part of the page whose style did not load comes when the network is back", async ({
  page,
  context,
}) => {
  // On this page no more code comes by itself when it is scrolled.
  const { mend } = await openWithout(page, "SiteNews", "/en/information");
  await page.evaluate(() => {
    document.body.style.minHeight = "900vh";
    scrollTo(0, document.body.scrollHeight);
  });
  const toTop = page.getByRole("button", { name: "To the top" });
  await expect(toTop).toHaveCount(0);
  await context.setOffline(true);
  mend();
  await context.setOffline(false);
  await toTop.tap();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
