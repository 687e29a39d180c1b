import type { Page } from "@playwright/test";
import { widened } from "../../bench/page/widened.ts";
import { calm, expect, test } from "./fixture.ts";
import { settled } from "./settled.ts";

test.use({ feed: calm });

const matchesOnScreen = () =>
  [...document.querySelectorAll("main article")].filter((match) => {
    const { top, bottom } = match.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }).length;

/** The live list of football as one championship of 1,000 matches. */
async function openLongList(page: Page): Promise<void> {
  await page.route("**/live-feed/v1/games?*", async (route) => {
    // Only whole lists: the changes that follow know nothing of the others.
    if (route.request().url().includes("since=")) return route.continue();
    const response = await route.fetch();
    const list = JSON.parse(widened(await response.text(), 1_000));
    const [{ champId }] = list.games;
    const games = list.games.map((game: object) => ({ ...game, champId }));
    return route.fulfill({ response, json: { ...list, games } });
  });
  // A page with a flag is not made by the server, whose list is the short one.
  await page.goto("/en/section/live/1?permanentId=1");
  await expect(page.getByRole("main").getByText("1,000", { exact: true })).toBeVisible();
}

test("a championship of 1,000 matches is scrolled without an empty row, and only the matches near the screen are on the page", async ({
  page,
}) => {
  await openLongList(page);
  await settled(page);
  // A page that is opened by its address begins with the whole list.
  const count = () => page.getByRole("main").getByRole("article").count();
  await expect.poll(count).toBeLessThan(40);
  const scrolled = await page.evaluate(async () => {
    const matches = () => [...document.querySelectorAll("main article")];
    const isEmpty = () =>
      [...document.querySelectorAll('main div[style^="block-size"]:empty')].some((place) => {
        const { top, bottom } = place.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
    const seen = { pagePx: document.body.scrollHeight, most: 0, emptyFrames: 0 };
    // As a thumb flings: 3,600 px a second.
    for (let frame = 0; frame < 200; frame += 1) {
      scrollBy(0, 60);
      await new Promise(requestAnimationFrame);
      // The rest of a frame: on a busy machine one follows the other without it.
      await new Promise((done) => setTimeout(done, 8));
      seen.most = Math.max(seen.most, matches().length);
      if (isEmpty()) seen.emptyFrames += 1;
    }
    return seen;
  });
  expect(scrolled.pagePx).toBeGreaterThan(1_000 * 80);
  expect(scrolled.emptyFrames).toBe(0);
  expect(scrolled.most).toBeLessThan(40);

  // From anywhere to anywhere: matches without a place that is still empty.
  for (const share of [0.5, 0.9, 0]) {
    await page.evaluate((to) => scrollTo(0, document.body.scrollHeight * to), share);
    await expect.poll(() => page.evaluate(matchesOnScreen), `at ${share}`).toBeGreaterThan(3);
    await settled(page);
    await expect.poll(count).toBeLessThan(40);
  }
});

test("whoever comes back to a long list finds it where they left it, and only that is rendered", async ({
  page,
}) => {
  await openLongList(page);
  await settled(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect.poll(() => page.evaluate(matchesOnScreen)).toBeGreaterThan(3);
  await settled(page);
  const tops = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main article")]
        .map((match) => {
          const { top } = match.getBoundingClientRect();
          return { top: Math.round(top), path: match.querySelector("a")?.getAttribute("href") };
        })
        .filter(({ top }) => top > 0 && top < innerHeight),
    );
  const left = await tops();
  const scrolled = await page.evaluate(() => scrollY);

  // A click of the runner would scroll the page first.
  const menu = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Menu" });
  await menu.dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1, name: "Menu" })).toBeVisible();
  await page.evaluate(() => {
    const seen = { most: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.most = Math.max(seen.most, document.querySelectorAll("main article").length);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await settled(page);
  expect(await tops()).toEqual(left);
  expect(await page.evaluate(() => Reflect.get(window, "seen").most as number)).toBeLessThan(40);
});

test("a championship that was closed is closed on the way back from a match", async ({ page }) => {
  await page.goto("/en/section/live/1");
  const main = page.getByRole("main");
  const second = main.getByRole("heading", { level: 3 }).nth(1).getByRole("button");
  await expect(second).toHaveAttribute("aria-expanded", "true");
  await second.click();
  await expect(second).toHaveAttribute("aria-expanded", "false");
  await main.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/live\/1\/\d+/);
  await page.goBack();
  await expect(second).toHaveAttribute("aria-expanded", "false");
});
