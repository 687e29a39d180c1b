import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { balanceOf, haveSession } from "./player.ts";
import { settled } from "./settled.ts";
import { taken } from "./taken.ts";
import { goTo } from "./walk.ts";

test.use({ feed: calm });
test.beforeEach(({ app }) => app.control({ firstScreen: true }));
test.afterEach(({ app }) => app.control({ firstScreen: false }));

/** Where the links are that can be tapped above the bottom bar. */
const links = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("#root a[href]"), (link) => {
      const { x, y, width } = link.getBoundingClientRect();
      const isHere = width > 0 && x >= 0 && x < innerWidth && y >= 0 && y < innerHeight - 64;
      const isShown = isHere && getComputedStyle(link).visibility === "visible";
      return isShown ? `${link.getAttribute("href")} ${Math.round(x)} ${Math.round(y)}` : "";
    }).filter((line) => line !== ""),
  );

/** Opens a page from the server whose app comes only when told to. */
async function openWithoutApp(page: Page, path: string): Promise<() => Promise<void>> {
  let letThrough = (): void => {};
  const told = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await told;
    await route.continue();
  });
  // A server that has just rendered much sends the next pages as before.
  await expect(async () => {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator("html[data-served]"), path).toBeAttached({ timeout: 1_000 });
  }).toPass();
  // All of it is parsed then, its styles are there, and its own script has run.
  await page.waitForLoadState("domcontentloaded");
  return async () => {
    letThrough();
    await taken(page);
    await settled(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  };
}

for (const who of ["visitor", "player"] as const)
  test(`no link moves from under the finger of a ${who} when the app takes the page over`, async ({
    page,
    app,
  }) => {
    if (who === "player") {
      await haveSession(page, app.url);
      // The device knows whoever was active on it.
      await page.goto("/en");
      await expect(balanceOf(page)).toBeAttached();
    }
    for (const path of ["/en", "/en/section/live", "/en/section/live/4"]) {
      const letAppCome = await openWithoutApp(page, path);
      const before = await links(page);
      expect(before.length, path).toBeGreaterThan(7);
      await letAppCome();
      if (who === "player") await expect(balanceOf(page)).toBeAttached();
      expect(await links(page), path).toEqual(before);
    }
  });

test("what the finger has scrolled before the app is there stays where it is", async ({ page }) => {
  const letAppCome = await openWithoutApp(page, "/en/section/live/4");
  const chosen = page.getByRole("link", { name: /^Cricket \d/ });
  const last = page.getByRole("link", { name: "Championships" });
  await expect(chosen, "the chosen sport is on the screen at once").toBeInViewport({ ratio: 1 });
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await letAppCome();
  expect(await last.boundingBox()).toEqual(before);
});

test("a sport that is chosen in the app is scrolled into its rail", async ({ page }) => {
  await page.goto("/en/section/live");
  const cricket = page.getByRole("link", { name: /^Cricket \d/ });
  await expect(cricket).not.toBeInViewport();
  await goTo(page, "/en/section/live/4");
  await expect(cricket).toBeInViewport({ ratio: 1 });
});

/** A time zone in which the next day begins within the hour: matches on the screen begin tomorrow there, and today on the server. */
function zoneBeforeMidnight(): string {
  const hours = 23 - new Date().getUTCHours();
  const ahead = hours > 14 ? hours - 24 : hours;
  // These names count westwards.
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

test.describe("in another time zone", () => {
  test.use({ feed: { speed: 1 }, timezoneId: zoneBeforeMidnight() });

  test("nothing moves when the starts of matches are written in the zone of the device", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
      }).observe({ type: "layout-shift", buffered: true });
    });
    const letAppCome = await openWithoutApp(page, "/en");
    const start = page.getByRole("main").locator("[data-time]").first();
    await expect(start).toBeInViewport();
    await expect(start).toBeHidden();
    await letAppCome();
    await expect(start).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "shifts") as number[])).toEqual([]);
  });
});
