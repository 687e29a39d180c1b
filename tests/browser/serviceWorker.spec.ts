import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { haveSession } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm });
test.afterEach(({ app }) => app.control({ reset: true }));

/** How many workers and caches this origin has in the browser. */
const count = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return [workers.length, (await caches.keys()).length] as const;
  });

/** Buttons with a price. */
const prices = (page: Page) =>
  page.locator("article button[aria-pressed]", { hasText: /\d\.\d\d/ });

/** Paths of the pages that the worker has kept, the last one seen at the end. */
const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const keys = await Promise.all(caches_.map((cache) => cache.keys()));
    return keys
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !path.startsWith("/assets/"));
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
    await page.getByRole("link", { name: "Home, as you last saw it" }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(prices(page).first()).toBeVisible();
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

  test("a second visit stands without a network: the last lists, their prices marked old, until there is one", async ({
    app,
    context,
    page,
  }, info) => {
    await app.control({ config: { serviceWorker: { mode: "register" } } });
    await page.goto("/en/section/live");
    await expect(prices(page).first()).toBeVisible();
    await expect.poll(() => keptPaths(page)).toEqual(["/en/section/live"]);
    // All that the page is made of is here, and kept.
    await settled(page);
    const before = await prices(page).allInnerTexts();
    await page.close();

    await context.setOffline(true);
    const again = await context.newPage();
    await again.goto("/en/section/live");
    await expect(
      again.getByText(/^No connection. The odds are of .*\d:\d\d( [ap]m)?\.$/),
    ).toBeVisible();
    await expect(again.locator("html[data-old]")).toBeAttached();
    expect(await prices(again).allInnerTexts()).toEqual(before);

    await context.setOffline(false);
    await expect(again.getByText("No connection")).toBeHidden({ timeout: 20_000 });
    await expect(again.locator("html[data-old]")).not.toBeAttached();
    await verifyVisit(again, info, ["KeptPageRenewed"]);
  });

  test("keeps nothing of a player, and no more than the last twenty pages", async ({
    app,
    page,
  }) => {
    await app.control({ config: { serviceWorker: { mode: "register" } } });
    await haveSession(page, app.url);
    await page.goto("/en");
    await expect(prices(page).first()).toBeVisible();
    await expect.poll(() => keptPaths(page)).toEqual(["/en"]);
    const texts = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) {
          const answer = await (await caches.open(name)).match(request);
          if (!new URL(request.url).pathname.startsWith("/assets/"))
            found.push((await answer?.text()) ?? "");
        }
      return found;
    });
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain("data-served");
    const forVisitor = await fetch(`${app.url}/en`, { headers: { Accept: "text/html" } });
    // The same page, but for its nonce and what time has changed.
    const same = (html = "") => html.replace(/nonce="[^"]*"/g, "").replace(/\d+/g, "0");
    const differs = same(texts[0]) !== same(await forVisitor.text());
    expect(differs, "what is kept is not what a visitor gets").toBe(false);
    await page.evaluate(async () => {
      const [name = ""] = await caches.keys();
      const cache = await caches.open(name);
      for (let n = 1; n <= 25; n += 1)
        await cache.put(`/en/section/line/${n}`, new Response("old"));
    });
    await page.goto("/en/section/live");
    await expect.poll(async () => (await keptPaths(page)).length).toBe(20);
    expect(await keptPaths(page)).toContain("/en/section/live");
    expect(await keptPaths(page)).not.toContain("/en");
  });
});
