import type { BrowserContext, Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { pickOn } from "./player.ts";

test.use({ feed: calm });

const menu = "/en/office/menu";
const html = (page: Page) => page.locator("html");
const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name);
const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as unknown, key);
const daysLeft = (expires: number) => (expires - Date.now() / 1000) / 86_400;

async function choose(page: Page, row: RegExp, choice: string): Promise<void> {
  await page.getByRole("button", { name: row }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: choice }).first().click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
}

test("settings survive a reload: in cookies what the server needs, in storage all others [settings-004] [settings-005] [settings-008]", async ({
  page,
  context,
}) => {
  await page.goto(menu);
  await page.getByRole("radio", { name: "Dark" }).click();
  await page.getByRole("radio", { name: "12 hours" }).click();
  // The words of a switch are pressed as well as itself.
  await page.getByText("Compact lists", { exact: true }).tap();
  await page.getByRole("switch", { name: "High contrast" }).click();
  // Where the device takes all grounds away, what is chosen has the wider edge.
  await page.emulateMedia({ forcedColors: "active" });
  const edges = await page
    .locator("main [role=switch], main [role=radio]")
    .evaluateAll((all) =>
      all.map((one) => `${one.ariaChecked} ${getComputedStyle(one).borderTopWidth}`),
    );
  expect([...new Set(edges)].sort()).toEqual(["false 1px", "true 3px"]);
  await page.emulateMedia({ forcedColors: "none" });
  await choose(page, /^Odds format/, "Fraction");
  await choose(page, /^Time zone/, "UTC+5:30");
  const theme = await cookieOf(context, "app_theme");
  expect(theme).toMatchObject({ value: "1", path: "/" });
  expect(Math.round(daysLeft(theme?.expires ?? 0))).toBe(365);
  expect(await cookieOf(context, "tzo")).toMatchObject({ value: "5.5" });
  expect(await stored(page, "tl.settings")).toMatchObject({
    theme: "dark",
    is12h: true,
    coefViewId: 1,
    isCompactView: true,
    isVisuallyImpaired: true,
  });
  await page.reload();
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await expect(html(page)).toHaveAttribute("data-density", "compact");
  await expect(html(page)).toHaveAttribute("data-contrast", "more");
  await expect(page.getByRole("radio", { name: "12 hours" })).toBeChecked();
  await expect(page.getByRole("button", { name: /^Time zone/ })).toContainText("UTC+5:30");
  await expect(page.getByRole("button", { name: /^Odds format/ })).toContainText("Fraction");
});

test("settings changed in one tab apply in the other without a reload [settings-008]", async ({
  page,
  context,
}) => {
  await page.goto(menu);
  const other = await context.newPage();
  await other.goto("/en");
  await expect(other.getByRole("heading", { name: "Live now" })).toBeVisible();
  await page.getByRole("radio", { name: "Dark" }).click();
  await page.getByRole("switch", { name: "High contrast" }).click();
  await expect(html(other)).toHaveAttribute("data-theme", "dark");
  await expect(html(other)).toHaveAttribute("data-contrast", "more");
});

for (const [consent, isKept] of [
  ["functional", true],
  ["necessary", false],
] as const) {
  test.describe(`a visitor with ${consent} cookies`, () => {
    test.use({ consent, viewport: { width: 1280, height: 800 } });
    test(`hides the sports column, ${isKept ? "and it stays so" : "until the next visit"} [settings-009]`, async ({
      page,
      context,
    }) => {
      const sports = page.getByRole("navigation", { name: "Sports" });
      await page.goto(menu);
      await expect(sports).toBeVisible();
      await page.getByRole("switch", { name: "Sports column" }).click();
      await expect(sports).toBeHidden();
      expect((await cookieOf(context, "left_hide"))?.value).toBe(isKept ? "1" : undefined);
      await page.reload();
      await expect(page.getByRole("switch", { name: "Sports column" })).toBeVisible();
      await expect(sports).toBeVisible({ visible: !isKept });
    });
  });
}

test("the height of the quick coupon is a CSS variable of the page while it is open [ui-006]", async ({
  page,
  app,
}) => {
  await pickOn(page, await footballPick(app, "live"));
  await page.getByRole("link", { name: "Coupon, 1 bet" }).click();
  const panel = page.getByRole("dialog", { name: "Coupon (1)" });
  await expect(panel).toBeVisible();
  const heights = () =>
    page.evaluate(() => [
      document.documentElement.style.getPropertyValue("--quick-coupon-height"),
      `${document.querySelector<HTMLElement>("dialog > div")?.offsetHeight}px`,
    ]);
  await expect
    .poll(async () => {
      const [variable, height] = await heights();
      return variable !== "" && variable === height;
    })
    .toBe(true);
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  expect((await heights())[0]).toBe("");
});
