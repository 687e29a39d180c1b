import type { Page, Request } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { settled } from "./settled.ts";

test.use({ feed: calm });

/** What is the same for everybody: the page itself asks for it (src/infra/start/early.js). */
const isShared = (request: Request): boolean =>
  /\/(live|line)-feed\/v1\/(games|sports|market-types)|\/bff-api\/config\/all/.test(request.url());

/** The first requests of a page by address, until its lists are there. */
async function firstRequests(page: Page, path: string) {
  const asked: string[] = [];
  let isShown = false;
  const note = (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    const address = pathname + search;
    // A poll of a list goes on from an answer; that of a match asks the same again once it is shown.
    const isPoll = searchParams.has("since") || (isShown && asked.includes(address));
    if (isShared(request) && !isPoll) asked.push(address);
  };
  page.on("request", note);
  await page.goto(path);
  await expect(page.getByRole("button", { name: /[0-9]/ }).first()).toBeVisible();
  isShown = true;
  await settled(page);
  page.off("request", note);
  return asked.toSorted();
}

/** The page without its script that asks early. */
async function withoutEarlyRequests(page: Page, pages: string): Promise<void> {
  await page.route(pages, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const rest = html.replace(
      /<script[^>]*>(?:(?!<\/script>)[\s\S])*touchlineEarly[\s\S]*?<\/script>/,
      "",
    );
    expect(rest.length).toBeLessThan(html.length);
    await route.fulfill({ response, body: rest });
  });
}

const dictionaries = (language: string) => [
  `/bff-api/config/all.json?lang=${language}`,
  `/line-feed/v1/market-types?lng=${language}`,
  `/line-feed/v1/sports?lng=${language}`,
  `/live-feed/v1/sports?lng=${language}`,
];

test("a page asks for what its first screen needs before any script has come, and nothing of it twice", async ({
  page,
  app,
}) => {
  // As a host sends its pages that does not render them.
  await app.control({ firstScreen: false });
  const feeds = [
    ["/en", ["/line-feed/v1/games?lng=en&top=1", "/live-feed/v1/games?lng=en&top=1"]],
    ["/ru/section/live", ["/live-feed/v1/games?lng=ru"]],
    ["/en/section/line/1", ["/line-feed/v1/games?lng=en&sportId=1"]],
  ] as const;
  for (const [path, lists] of feeds) {
    const expected = [...dictionaries(path.slice(1, 3)), ...lists].toSorted();
    expect(await firstRequests(page, path), path).toEqual(expected);
    // And nothing that the app does not want.
    await withoutEarlyRequests(page, `**${path}`);
    expect(await firstRequests(page, path), path).toEqual(expected);
    await page.unroute(`**${path}`);
  }
  // The match that the list leads to, opened by its address.
  await page.goto("/en/section/live/1");
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/section\/live\/1\/\d+$/);
  // This page asks for the match too.
  await settled(page);
  const path = new URL(page.url()).pathname;
  const [, game] = /\/(\d+)$/.exec(path) ?? [];
  const own = [...dictionaries("en"), `/live-feed/v1/games/${game}?lng=en`].toSorted();
  expect(await firstRequests(page, path)).toEqual(own);

  // They are asked while no script of the app has come yet.
  await page.route(/\/assets\//, () => new Promise(() => undefined));
  const asked: string[] = [];
  page.on("request", (request) => isShared(request) && asked.push(request.url()));
  await page.goto("/en", { waitUntil: "commit" });
  await expect.poll(() => asked.length).toBe(6);
});
