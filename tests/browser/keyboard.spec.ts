import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { calm, expect, test } from "./fixture.ts";
import { pickOn } from "./player.ts";

test.use({ feed: calm });

/** The accessible group around the focused element, and its index among the group's cells. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const group = document.activeElement?.closest("[role=group]");
    const cells = [...(group?.querySelectorAll("button") ?? [])];
    return {
      group: group?.getAttribute("aria-label") ?? null,
      place: cells.findIndex((cell) => cell === document.activeElement),
    };
  });

test("Tab reaches the prices of a match once; arrows move among them", async ({ page }) => {
  await page.goto("/en/section/live/1");
  const rows = page.getByRole("article").filter({ has: page.getByRole("group") });
  await rows.first().getByRole("link").focus();
  await page.keyboard.press("Tab");
  const first = await focus(page);
  expect(first.place).toBe(0);
  await page.keyboard.press("ArrowRight");
  expect(await focus(page)).toEqual({ group: first.group, place: 1 });
  await page.keyboard.press("End");
  const last = await focus(page);
  expect(last.group).toBe(first.group);
  expect(last.place).toBeGreaterThan(1);
  await page.keyboard.press("Tab");
  expect((await focus(page)).group).not.toBe(first.group);
  await page.keyboard.press("Shift+Tab");
  expect(await focus(page)).toEqual(last);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Coupon, 1 bet" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Coupon, no bets" })).toBeVisible();
});

test("the quick coupon keeps the focus and gives it back", async ({ page, app }) => {
  await pickOn(page, await footballPick(app, "live"));
  const opener = page.getByRole("link", { name: "Coupon, 1 bet" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Coupon (1)" });
  await expect(panel).toBeVisible();
  const isInside = () =>
    panel.evaluate(
      (dialog) =>
        document.activeElement === document.body || dialog.contains(document.activeElement),
    );
  const visited = new Set<string>();
  for (let step = 0; step < 30; step += 1) {
    expect(await isInside(), `after ${step} steps`).toBe(true);
    visited.add(await page.evaluate(() => document.activeElement?.textContent ?? ""));
    await page.keyboard.press("Tab");
  }
  expect(visited.size).toBeGreaterThan(5);
  // A button of the amount goes on stepping while it is held, with less motion too, and stops when it is let go.
  const amount = panel.getByRole("spinbutton", { name: "Amount" });
  const now = async () => Number(await amount.getAttribute("aria-valuenow"));
  const before = await now();
  await panel.getByRole("button", { name: /^More by/ }).hover();
  await page.mouse.down();
  await expect.poll(now).toBeGreaterThan(before + 3);
  await page.mouse.up();
  const after = await now();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await now()).toBe(after);
});

test("the first Tab offers the way past the head of the page", async ({ page }) => {
  await page.goto("/en/section/live/1");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
