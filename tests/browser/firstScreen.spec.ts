import { gzipSync } from "node:zlib";
import { type App, calm, expect, test } from "./fixture.ts";
import { haveSession } from "./player.ts";
import { settled } from "./settled.ts";

test.use({ feed: calm });
test.beforeEach(({ app }) => app.control({ firstScreen: true }));
test.afterEach(({ app }) => app.control({ firstScreen: false }));

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
      // A server that has just rendered much sends the next pages as before.
      await expect(async () => {
        await page.goto(path);
        await expect(page.locator("html[data-served]"), path).toBeAttached({ timeout: 1 });
      }).toPass();
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

test.describe("at an address without a match", () => {
  test.use({ expectedErrors: /404/ });
  test("a match that the server does not know is said to be gone in the page itself, and the app does not ask again", async ({
    page,
    app,
  }) => {
    const path = "/en/section/live/1/4111222333";
    const html = await servedAt(`${app.url}${path}`);
    const [, root = ""] = html.split('id="root"');
    expect(root.split("<script")[0]).toContain("This match is no longer available");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/games/4111222333")) asked.push(request.url());
    });
    await page.route(`**${path}`, async (route) => {
      // A server that has just rendered much sends the next pages as before.
      await servedAt(`${app.url}${path}`);
      await route.continue();
    });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("This match is no longer available");
    await settled(page);
    expect(asked).toEqual([]);
  });
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
});

/** The page with its first screen: a server that has just rendered much sends the next ones as before. */
async function servedAt(address: string): Promise<string> {
  let html = "";
  const isServed = async () => {
    const answer = await fetch(address, { headers: { Accept: "text/html" } });
    html = await answer.text();
    return html.includes("data-served=");
  };
  await expect.poll(isServed).toBe(true);
  return html;
}

test("a hostile text of the operator's stays a text", async ({ page, app }) => {
  const name = "</script><script>window.isBroken = true</script><!--<script>__NONCE__";
  await app.control({ config: { branding: { name } } });
  await page.goto("/en");
  await settled(page);
  expect(await page.evaluate(() => Reflect.get(window, "isBroken"))).toBeUndefined();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await servedAt(`${app.url}/en`)).toContain(
    "\\u003c/script\\u003e\\u003cscript\\u003ewindow.isBroken",
  );
});

/**
 * Kilobytes of a page with its first screen, as gzip; browsers get Brotli, which is smaller. The list has 56 live matches: all in
 * the answer that it was made of, with the ids of their periods, and the first eight as HTML.
 */
const most = [35, 33, 26] as const;

test("a page with its first screen stays within its bytes", async ({ app }) => {
  for (const [index, path] of (await pagesOf(app)).entries()) {
    const html = await servedAt(app.url + path);
    const packed = gzipSync(html).length / 1024;
    if (path.endsWith("/live")) expect(html.match(/<article/g)).toHaveLength(8);
    expect(packed, path).toBeLessThan(most[index] ?? 0);
    expect(packed, path).toBeGreaterThan(10);
  }
});
