import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm });

/** The frame's code comes once the returned function is called. */
async function heldFrame(page: Page): Promise<() => void> {
  let letCome = () => {};
  const isLet = new Promise<void>((done) => {
    letCome = done;
  });
  await page.route(/\/assets\/frame-[\w-]+\.js$/, async (route) => {
    await isLet;
    await route.continue();
  });
  return letCome;
}

test("a tap before its domain has loaded takes effect once it has, and replays", async ({
  page,
}, info) => {
  const letCome = await heldFrame(page);
  await page.goto("/en/office/menu");
  await page.getByRole("button", { name: "Timers and sections" }).click();
  const panel = page.getByRole("region", { name: "Timers and sections" });
  await expect(panel).toBeHidden();
  letCome();
  await expect(panel).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await verifyVisit(page, info, ["CommandPostponed"]);
});

test("the links of the menu stay where they are when the settings above them come", async ({
  page,
}) => {
  const letCome = await heldFrame(page);
  await page.goto("/en/office/menu");
  // It is known that nobody is signed in.
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
  const link = page.getByRole("main").getByRole("link", { name: "Information" });
  const topOf = async () => Math.round((await link.boundingBox())?.y ?? 0);
  const before = await topOf();
  await expect(page.getByRole("switch")).toHaveCount(0);
  letCome();
  await expect(page.getByRole("switch").first()).toBeVisible();
  expect(await topOf()).toBe(before);
});
