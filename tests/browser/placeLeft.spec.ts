import type { Page } from "@playwright/test";
import { expect, test } from "./fixture.ts";
import { fillSignIn } from "./player.ts";
import { settled } from "./settled.ts";

/** The matches and markets on the screen, and how far the page is scrolled. */
const view = (page: Page) =>
  page.evaluate(() => ({
    scrolled: Math.round(scrollY),
    seen: [...document.querySelectorAll("main article, main h3")]
      .map((part) => ({
        top: Math.round(part.getBoundingClientRect().top),
        text: part.textContent,
      }))
      .filter(({ top }) => top > 0 && top < innerHeight),
  }));

async function scrollTo(page: Page, y: number): Promise<void> {
  await settled(page);
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await settled(page);
}

test("a list and a match that were loaded again are scrolled as they were left, however late their answers are", async ({
  page,
}) => {
  await page.goto("/en/section/live/1");
  await scrollTo(page, 700);
  const list = await view(page);
  expect(list.scrolled).toBe(700);
  // A click of the runner would scroll the page first.
  const link = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  await link.dispatchEvent("click");
  await expect(page).toHaveURL(/\/live\/1\/\d+/);
  await scrollTo(page, 1_000);
  const match = await view(page);

  const isFeed = /(live|line)-feed\/v1\/games/;
  /** Answers come when the page stands, as short as it is without them. */
  const late = async (way: () => Promise<unknown>): Promise<void> => {
    const answers: (() => void)[] = [];
    await page.route(isFeed, async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.fallback();
    });
    await way();
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    await expect(page.getByRole("main")).toBeAttached();
    await page.unroute(isFeed);
    for (const answer of answers) answer();
    await settled(page);
  };
  await late(() => page.reload());
  expect(await view(page)).toEqual(match);

  await page.reload();
  await settled(page);
  await late(() => page.goBack());
  expect(await view(page)).toEqual(list);
  await expect.poll(() => page.evaluate(() => document.documentElement.style.cssText)).toBe("");
});

test("signing in leads back to the list that asked, as it was left, and that is in the history once", async ({
  page,
}) => {
  await page.goto("/en");
  const list = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Live" });
  await settled(page);
  await list.click();
  const filter = page.getByRole("button", { name: "Recommended" });
  await settled(page);
  await filter.click();
  await expect(page).toHaveURL(/\?filter=/);
  const left = page.url();
  await page.getByRole("link", { name: "Log in" }).first().click();
  await expect(page).toHaveURL(/user\/login$/);
  await fillSignIn(page);
  await expect(page).toHaveURL(left);
  await expect(filter).toHaveAttribute("aria-pressed", "true");
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});
