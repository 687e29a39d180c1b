import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";

test.use({ feed: calm });
test.afterEach(({ app }) => app.control({ reset: true }));

/** How many workers and caches this origin has in the browser. */
const count = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return [workers.length, (await caches.keys()).length] as const;
  });

test("the app can be installed: manifest, icons, the brand's name [pwa-app-004]", async ({
  app,
  page,
  request,
}) => {
  await app.control({ config: { branding: { name: "Northside" } } });
  await page.goto("/en");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(address ?? "")).json();
  expect(manifest.name).toBe("Northside");
  const sizes = [72, 96, 128, 144, 152, 192, 384, 512];
  for (const [index, size] of sizes.entries()) {
    const { src } = manifest.icons[index];
    const drawn = await page.evaluate(
      (source) =>
        new Promise<readonly number[]>((done, failed) => {
          const image = new Image();
          image.onload = () => done([image.naturalWidth, image.naturalHeight]);
          image.onerror = () => failed(new Error(`${source} is no picture`));
          image.src = source;
        }),
      src,
    );
    expect([src, drawn]).toEqual([src, [size, size]]);
  }
});

test.describe("the service worker", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test("is registered in its mode, and answers without a network; otherwise all are removed [pwa-app-005] [pwa-app-006]", async ({
    app,
    context,
    page,
  }) => {
    await app.control({ config: { serviceWorker: { mode: "register" } } });
    await page.goto("/en");
    await expect.poll(() => count(page)).toEqual([1, expect.any(Number)]);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await expect.poll(() => count(page)).toEqual([1, 1]);
    await context.setOffline(true);
    await page.goto("/en/coupon");
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await page.goto("/ru/coupon");
    await expect(page.getByRole("heading", { name: "Нет сети" })).toBeVisible();
    await context.setOffline(false);
    await app.control({ config: null });
    // The site config may be a minute old; a player who comes back another day has none.
    const browser = await context.newCDPSession(page);
    await browser.send("Network.clearBrowserCache");
    await page.goto("/en");
    await expect.poll(() => count(page)).toEqual([0, 0]);
  });
});
