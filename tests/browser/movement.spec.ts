import type { Page } from "@playwright/test";
import { footballPick } from "./feed.ts";
import { expect, test } from "./fixture.ts";

// The simulation in real time: dozens of prices move with every poll.
const watchMs = 10_000;

type Seen = { readonly shift: number; readonly moves: number };

/** Counts prices that were written anew, and adds up what moved on the page without a tap. */
async function watch(page: Page): Promise<Seen> {
  return page.evaluate(
    (ms) =>
      new Promise<Seen>((done) => {
        let [shift, moves] = [0, 0];
        const shifts = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shift += (entry as PerformanceEntry & { readonly value: number }).value;
          }
        });
        shifts.observe({ type: "layout-shift" });
        const names = new MutationObserver((changes) => {
          moves += changes.length;
        });
        names.observe(document.body, { subtree: true, attributeFilter: ["aria-label"] });
        setTimeout(() => {
          shifts.disconnect();
          names.disconnect();
          done({ shift, moves });
        }, ms);
      }),
    watchMs,
  );
}

const open = {
  home: async (page: Page) => {
    await page.goto("/en");
  },
  "the live list": async (page: Page) => {
    await page.goto("/en/section/live");
  },
};

for (const [name, go] of Object.entries(open)) {
  test(`prices move on ${name}, and nothing else does`, async ({ page }) => {
    await go(page);
    await expect(page.getByRole("article").first().getByRole("button").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const { shift, moves } = await watch(page);
    expect(moves).toBeGreaterThan(0);
    expect(shift).toBe(0);
  });
}

test("prices move on the page of a match, and nothing else does", async ({ page, app }) => {
  const { path } = await footballPick(app, "live");
  await page.goto(path);
  await expect(page.getByRole("group", { name: "Match result", exact: true })).toBeVisible();
  await page.getByRole("tab", { name: /^All/ }).click();
  await page.waitForLoadState("networkidle");
  const { shift, moves } = await watch(page);
  expect(moves).toBeGreaterThan(0);
  expect(shift).toBe(0);
});
