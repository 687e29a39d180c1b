import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { settled } from "./settled.ts";
import { haveSession } from "./player.ts";

test.use({ feed: calm });

/** The matching elements in the head: contents and addresses, in order. */
const headValues = (page: Page, selector: string) =>
  page
    .locator(`head ${selector}`)
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute("content") ?? element.getAttribute("href")),
    );

test("each page has its own title, description, canonical and languages; those of the previous page are removed [seo-001] [seo-002] [seo-004]", async ({
  page,
}) => {
  await page.goto("/en");
  await expect(page).toHaveTitle("Touchline: live and pre-match sports betting");
  expect(await headValues(page, "link[rel=canonical]")).toEqual(["https://touchline.example/en"]);
  expect(await headValues(page, "link[hreflang]")).toEqual([
    "https://touchline.example/en",
    "https://touchline.example/ru",
    "https://touchline.example/en",
  ]);
  expect(await headValues(page, "meta[name=description]")).toHaveLength(1);
  await page.getByRole("navigation").getByRole("link", { name: "Live", exact: true }).click();
  await expect(page).toHaveTitle("Live betting: matches now");
  expect(await headValues(page, "link[rel=canonical]")).toEqual([
    "https://touchline.example/en/section/live",
  ]);
  expect(await headValues(page, "meta[name=robots]")).toEqual([]);
});

test.describe("an address without a page", () => {
  // It is answered with 404.
  test.use({ expectedErrors: /status of 404 .*\/nowhere\/at\/all/ });
  test("pages of a player and missing pages are not indexed [seo-005] [error-004]", async ({
    page,
    app,
  }) => {
    await page.goto("/en/nowhere/at/all");
    await expect(page.getByRole("main")).toContainText("This page could not be found");
    await expect.poll(() => headValues(page, "meta[name=robots]")).toEqual(["noindex"]);
    await haveSession(page, app.url);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/web-api/seo/page-data")) asked.push(request.url());
    });
    await page.goto("/en/office/history");
    await expect.poll(() => headValues(page, "meta[name=robots]")).toEqual(["noindex"]);
    expect(asked).toEqual([]);
  });
});

test("a match has its names in the title, in Russian too, and the favicon is the site's, also once that changes [call-i18n-002] [polling-005]", async ({
  page,
  app,
  context,
}) => {
  const { path } = await footballPick(app, "line");
  await context.clock.install();
  await page.goto(path.replace(/^\/en/, "/ru"));
  await expect(page).toHaveTitle(/: коэффициенты$/);
  const icon = () => headValues(page, "link[rel=icon]");
  await expect.poll(icon).toContainEqual(expect.stringMatching(/^\/cdn\/.*icon-32\.png$/));
  // Open for ten minutes, the page asks whether it has changed.
  await settled(page);
  await app.control({ appVersion: "next" });
  const asked = page.waitForRequest(/\/web-api\/media-resources\//);
  await context.clock.fastForward(600_000);
  expect((await (await asked).allHeaders())["if-none-match"]).toBeTruthy();
  await expect.poll(icon).toContainEqual("/cdn/next/icons/icon-32.png");
});

test("the text appears below the page without moving anything, and its picture opens large [layouts-007] [modals-005]", async ({
  page,
  axe,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/en");
  const text = page.getByRole("region", { name: "Betting with Touchline" });
  await expect(text).toBeAttached();
  await settled(page);
  const shift = await page.evaluate(() =>
    (window as Window & { shifts?: number[] }).shifts?.reduce((sum, one) => sum + one, 0),
  );
  expect(shift).toBeLessThan(0.02);
  await text.scrollIntoViewIfNeeded();
  await expect(text).toContainText("Before you bet");
  await axe();
  await text.getByRole("button", { name: "Enlarge: A pitch and a moving price" }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
});

test.describe("without the operator's texts", () => {
  test.use({ expectedErrors: /400|503/ });

  test("the failure is shown with a way to try again [error-003]", async ({ page }) => {
    await page.route(/\/web-api\/dictionaries\//, (route) =>
      route.fulfill({ status: 400, contentType: "application/json", body: "{}" }),
    );
    await page.goto("/en/information/rules");
    await expect(page.getByText("The language did not load.", { exact: true })).toBeVisible();
    await expect(page.getByText("Refresh the page to try again.", { exact: true })).toBeVisible();
  });
});
