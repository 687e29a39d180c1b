import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { type App, calm, expect, test } from "./fixture.ts";
import { balanceOf, haveSession } from "./player.ts";
import { settled } from "./settled.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm });

const price = { name: /\d+\.\d\d$/ } as const;

/** Home, the live list and the first match in it. */
async function pagesOf({ url }: App): Promise<readonly string[]> {
  const answer = await fetch(`${url}/live-feed/v1/games?lng=en`);
  const { games } = (await answer.json()) as { games: readonly { id: number; sportId: number }[] };
  const [game] = games;
  if (game === undefined) throw new Error("nothing is live");
  return ["/en", "/en/section/live", `/en/section/live/${game.sportId}/${game.id}`];
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("home, the live list, a match and the line show matches with prices, and lead on by links", async ({
    page,
    app,
  }) => {
    for (const path of [...(await pagesOf(app)), "/ru/section/line/1"]) {
      await page.goto(path);
      await expect(page.getByRole("button", price).first(), path).toBeVisible();
      await expect(page.getByText(/^(Times are in|Время матчей:) UTC\+3\.?/)).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", path.slice(1, 3));
    }
    await page.goto("/en");
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/section\/live\/\d+\/\d+$/);
    await expect(page.getByRole("button", price).first()).toBeVisible();
  });
});

/** Shared calls, which the page brings the answers of; polls go on from them. */
const isInPage = (address: string): boolean =>
  /\/(live|line)-feed\/v1\/(games|sports|market-types)|\/bff-api\/config\/all/.test(address) &&
  !address.includes("since=");

/** Before the page: what moves in it, and whether its first elements are still those of the server in the end. */
async function watchTakeover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, price: null as Element | null };
    Reflect.set(window, "takeover", seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, "value") as number;
    }).observe({ type: "layout-shift", buffered: true });
    document.addEventListener("DOMContentLoaded", () => {
      seen.price = document.querySelector("main article button, main section button[aria-pressed]");
    });
  });
}

const seenOf = (page: Page) =>
  page.evaluate(() => {
    const { shift, price } = Reflect.get(window, "takeover") as {
      shift: number;
      price: Element | null;
    };
    return { shift, isKept: price?.isConnected === true };
  });

/** The app takes the page over where it stands; what it moves by is rounding. */
const noShift = 0.005;

test("the app takes the page over as it stands, asks for nothing again, and its visit verifies", async ({
  page,
  app,
}, info) => {
  const asked: string[] = [];
  page.on("request", (request) => isInPage(request.url()) && asked.push(request.url()));
  await watchTakeover(page);
  for (const path of await pagesOf(app)) {
    await page.goto(path);
    await settled(page);
    const { shift, isKept } = await seenOf(page);
    expect(isKept, `${path}: its elements are those of the server`).toBe(true);
    expect(shift, path).toBeLessThan(noShift);
  }
  expect(asked).toEqual([]);
  // It is alive: a price is a tap away from the coupon.
  await page.getByRole("button", price).first().click();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
  await verifyVisit(page, info, ["SiteConfigAnswered", "MarketTypesAnswered", "FeedGameAnswered"]);
});

test.describe("on a device with a zone, a format and a coupon of its own", () => {
  test.use({ timezoneId: "America/New_York", colorScheme: "light" });

  test("the page keeps its place while it becomes the device's own", async ({
    page,
    context,
    app,
  }) => {
    await page.goto("/en/section/line/1");
    await settled(page);
    await page.getByRole("article").getByRole("button", price).first().click();
    await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem("tl.settings") ?? "{}") as object;
      localStorage.setItem(
        "tl.settings",
        JSON.stringify({ ...stored, coefViewId: 2, theme: "dark" }),
      );
    });
    const served = await context.request.get(`${app.url}/en/section/line/1`, {
      headers: { Accept: "text/html" },
    });
    expect(await served.text()).not.toContain('aria-pressed="true"');
    await watchTakeover(page);
    await page.reload();
    // In these looks from the first paint on, though they come from the device.
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await settled(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
    await expect(
      page
        .getByRole("article")
        .getByRole("button", { name: /[+−]\d+$/ })
        .first(),
    ).toBeVisible();
    const { shift, isKept } = await seenOf(page);
    expect([isKept, shift < noShift], `${shift}`).toEqual([true, true]);
    await expect(page.locator("html")).not.toHaveAttribute("data-late-times");
    await expect(page.locator("html")).not.toHaveAttribute("data-late-prices");
  });
});

test("what is tapped before the scripts have come is done once they have", async ({ page }) => {
  let letCome = () => {};
  const isLet = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route(/\/assets\/first-[\w-]+\.js$/, async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto("/en", { waitUntil: "commit" });
  const first = page.getByRole("button", price).first();
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "false");
  letCome();
  await expect(first).toHaveAttribute("aria-pressed", "true");
});

test("nothing of a player is in their page, nor in what the next visitor gets", async ({
  page,
  app,
  context,
}) => {
  await haveSession(page, app.url);
  const asPage = { headers: { Accept: "text/html" } };
  const pages = async () => {
    const [ofPlayer, ofVisitor] = await Promise.all([
      context.request.get(`${app.url}/en`, asPage).then((answer) => answer.text()),
      fetch(`${app.url}/en`, asPage).then((answer) => answer.text()),
    ]);
    expect(ofPlayer).toContain("data-served");
    return [ofPlayer, ofVisitor].map((html) => html.replaceAll(/nonce="[^"]*"/g, ""));
  };
  // Between the two the feed may have moved on.
  await expect
    .poll(async () => {
      const [ofPlayer, ofVisitor] = await pages();
      return ofPlayer === ofVisitor;
    })
    .toBe(true);
  await watchTakeover(page);
  await page.goto("/en");
  await settled(page);
  await expect(balanceOf(page)).toBeVisible();
  const { shift, isKept } = await seenOf(page);
  expect([isKept, shift < noShift], `${shift}`).toEqual([true, true]);
});

test("a hostile text of the operator's stays a text", async ({ page, app }) => {
  const name = "</script><script>window.isBroken = true</script><!--<script>__NONCE__";
  await app.control({ config: { branding: { name } } });
  await page.goto("/en");
  await settled(page);
  expect(await page.evaluate(() => Reflect.get(window, "isBroken"))).toBeUndefined();
  await expect(page.getByRole("article").first()).toBeVisible();
  const answer = await fetch(`${app.url}/en`, { headers: { Accept: "text/html" } });
  expect(await answer.text()).toContain("\\u003c/script\\u003e\\u003cscript\\u003ewindow.isBroken");
});

/** Kilobytes of a page with its first screen, as gzip; browsers get Brotli, which is smaller. */
const most = [32, 32, 24] as const;

test("a page with its first screen stays within its bytes", async ({ app }) => {
  for (const [index, path] of (await pagesOf(app)).entries()) {
    const answer = await fetch(app.url + path, { headers: { Accept: "text/html" } });
    const packed = gzipSync(await answer.text()).length / 1024;
    expect(packed, path).toBeLessThan(most[index] ?? 0);
    expect(packed, path).toBeGreaterThan(10);
  }
});
