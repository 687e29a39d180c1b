import { calm, expect, test } from "./fixture.ts";

test.use({ feed: calm, expectedErrors: /./ });

test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const never = () => new Promise<void>(() => {});

test("the page starts with its own settings when the request for them gets no answer", async ({
  page,
}) => {
  await page.route(/\/config\/all\.json/, never);
  await page.goto("/en", { waitUntil: "commit" });
  await expect(page.getByRole("group", { name: / against / }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in", exact: true })).toBeVisible();
});

test("a visible page is not replaced while styles are still loading", async ({ page }) => {
  await page.clock.install();
  await page.goto("/en");
  // The app has taken over what the server rendered.
  await expect(page.locator("html[data-path]")).toBeVisible();
  await page.clock.runFor(500);
  const looks = page.waitForRequest(/\/assets\/.*\.css$/);
  await page.route(/\/assets\/.*\.css$/, never);
  await page.getByRole("link", { name: "Menu" }).click();
  await looks;
  await page.clock.runFor(9_000);
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "The page is taking too long" })).toHaveCount(0);
});
