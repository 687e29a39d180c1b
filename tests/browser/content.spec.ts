import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { settled } from "./settled.ts";

test.use({ feed: calm });

/** A mark that a reloaded page would not have. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, "isSameVisit", true));
const isSameVisit = (page: Page) =>
  page.evaluate(() => Reflect.get(window, "isSameVisit") === true);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("the menu leads to an information page, and a link in its text leads on, all within the app [route-info-001] [route-info-004]", async ({
  page,
}) => {
  await page.goto("/en/office/menu");
  await page.getByRole("main").getByRole("link", { name: "Information" }).click();
  await expect(page).toHaveURL(/\/en\/information$/);
  await expect(page.getByRole("heading", { name: "Safety and help" })).toBeVisible();
  await mark(page);
  await page.getByRole("main").getByRole("link", { name: "About us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About us");
  await page.getByRole("main").getByRole("link", { name: "How to bet" }).click();
  await expect(page).toHaveURL(/\/en\/information\/howbet$/);
  await expect(page.getByRole("main")).toContainText("Choose an outcome");
  expect(await isSameVisit(page)).toBe(true);
});

test("a chapter of the rules opens by its address, with its neighbour and its place in its group [route-info-001]", async ({
  page,
}) => {
  await page.goto("/en/information/rules/sports/football");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Football");
  await expect(page.getByRole("main")).toContainText("Bets are on 90 minutes");
  const chapters = page.getByRole("navigation", { name: "Chapters" });
  await chapters.getByRole("link", { name: "Tennis", exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/sports\/tennis$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tennis");
  await page
    .getByRole("navigation", { name: "Groups of rules" })
    .getByRole("link", { name: "Sports" })
    .click();
  await expect(page.getByRole("heading", { name: "Cricket" })).not.toBeInViewport();
  await chapters.getByRole("link", { name: "Cricket" }).click();
  await expect(page.getByRole("heading", { name: "Cricket" })).toBeInViewport();
});

test("a chapter in the address of its group is scrolled into view", async ({ page }) => {
  await page.goto("/en/information/rules/sports#text-esports");
  await expect(page.getByRole("heading", { name: "Esports" })).toBeInViewport();
});

test("the list keeps its scroll position on the way back", async ({ page }) => {
  await page.goto("/en/information");
  const last = page.getByRole("main").getByRole("link", { name: "Dispute resolution" });
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  const before = await scrolled(page);
  await last.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dispute resolution");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(before);
});

test("another site opens after a warning, in a separate tab that cannot reach the app", async ({
  page,
  context,
}) => {
  await context.route("https://www.gamblingtherapy.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Help</title>" }),
  );
  await page.goto("/en/information/responsiblegaming");
  // The handler loads with the page frame.
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await settled(page);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Gambling Therapy" }).click();
  await page.getByRole("link", { name: "Go to www.gamblingtherapy.org" }).click();
  const other = await opened;
  await expect(other).toHaveURL("https://www.gamblingtherapy.org/");
  expect(await other.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL(/responsiblegaming$/);
});

test.describe("an address without a text on the server", () => {
  test.use({ expectedErrors: /404/ });
  for (const path of [
    "/en/news/nothing",
    "/en/information/rules/sports/chess",
    "/en/landing-page/99",
  ])
    test(`${path} leads to the 404 page`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("main")).toContainText("This page could not be found");
    });
});
