import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test as base } from "./fixture.ts";
import { pickOn } from "./player.ts";
import { verifyVisit } from "./visitLog.ts";

/** Another site, and a browser with the back/forward cache, which the test runner normally disables. */
const test = base.extend<{ elsewhere: string; keeping: Browser; kept: Page }>({
  elsewhere: async ({}, give) => {
    const server = createServer((_asked, answer) => {
      answer.setHeader("Content-Type", "text/html");
      answer.end("<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    await give(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.close();
  },
  keeping: async ({ playwright, launchOptions }, give) => {
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    // A headless browser keeps no page.
    const executablePath = process.env["TOUCHLINE_CHROMIUM_WITH_WINDOWS"];
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(executablePath === undefined ? {} : { executablePath }),
      ignoreDefaultArgs,
    });
    await give(browser);
    await browser.close();
  },
  kept: async ({ keeping, app, viewport, hasTouch, isMobile }, give) => {
    const context = await keeping.newContext({ viewport, hasTouch, isMobile, baseURL: app.url });
    const necessary = { name: "cookies_agree_type", value: "necessary", url: app.url };
    await context.addCookies([necessary]);
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.setAttribute("data-persisted", `${persisted}`);
      });
    });
    await give(page);
    await context.close();
  },
});
test.use({ feed: calm });

/** Goes to the other site and back; the runner's own navigation does not notice a restored page. */
async function thereAndBack(page: Page, elsewhere: string): Promise<void> {
  await page.goto(elsewhere);
  await expect(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  await page.evaluate(() => history.back()).catch(() => {});
  await expect(page).not.toHaveURL(elsewhere);
}
/** Waits until the page was shown: only then its script has written it. */
const isKept = async (page: Page) => {
  const root = page.locator("html[data-persisted]");
  await root.waitFor({ state: "attached" });
  return root.getAttribute("data-persisted");
};

/** Why the browser did not keep the page. */
const refusals = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Report = { notRestoredReasons?: { reasons: readonly { reason: string }[] } | null };
    const received: Report = performance.getEntriesByType("navigation")[0]?.toJSON();
    return (received.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason);
  });

test("a page restored by the browser continues where it was: coupon, sheet, scroll, polls and log", async ({
  kept: page,
  elsewhere,
  app,
}, info) => {
  // Served like a site whose page has no nonce: everything else is unchanged.
  await page.route(
    (url) => url.origin === app.url && url.pathname.startsWith("/en"),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), "cache-control": "no-cache" },
      });
    },
  );
  const polls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("-feed/v1/")) polls.push(request.url());
  });
  await pickOn(page, await footballPick(app, "live"));
  // The first markets are there before the others have made the page longer than the screen.
  await expect.poll(() => page.evaluate(() => (window.scrollTo(0, 200), window.scrollY))).toBe(200);
  await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
  const sheet = page.getByRole("dialog", { name: "Coupon (1)" });
  await expect(sheet).toBeVisible();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);

  await thereAndBack(page, elsewhere);
  expect({ isKept: await isKept(page), refusals: await refusals(page) }).toEqual({
    isKept: "true",
    refusals: [],
  });
  await expect(sheet).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  polls.length = 0;
  await expect.poll(() => polls.length, "it polls again").toBeGreaterThan(1);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await verifyVisit(page, info, ["TabHidden", "LeadLost", "TabShown"]);
});

test("only the no-store of this server keeps the page out of the back/forward cache", async ({
  kept: page,
  elsewhere,
}) => {
  await page.goto("/en/section/live");
  // Until then no script of the page has asked for anything.
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeAttached();
  await thereAndBack(page, elsewhere);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect({ isKept: await isKept(page), refusals: await refusals(page) }).toEqual({
    isKept: "false",
    refusals: [
      "response-cache-control-no-store",
      "response-cache-control-no-store-with-js-network-request",
    ],
  });
});
