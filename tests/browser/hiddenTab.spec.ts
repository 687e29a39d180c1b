import type { Page } from "@playwright/test";
import { calm, expect, test } from "./fixture.ts";
import { settled } from "./settled.ts";
import { show } from "./visibility.ts";
import { verifyVisit } from "./visitLog.ts";

test.use({ feed: calm });

/** The feed calls since the last check. */
function feedCalls(page: Page): () => string[] {
  let seen: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("-feed/v1/games")) seen.push(request.url());
  });
  return () => {
    const now = seen;
    seen = [];
    return now;
  };
}

test("the page stops polling after 30 s hidden, and polls at once when shown again [polling-001] [polling-002]", async ({
  page,
}, info) => {
  await page.clock.install();
  const calls = feedCalls(page);
  await page.goto("/en/section/live");
  await expect(page.getByRole("article").first()).toBeVisible();

  await show(page, "hidden");
  calls();
  for (let second = 0; second < 29; second += 1) await page.clock.runFor(1_000);
  await expect.poll(() => calls().length, "polls go on for 30 s").toBeGreaterThan(0);
  await page.clock.runFor(2_000);
  await settled(page);
  calls();
  for (let second = 0; second < 60; second += 1) await page.clock.runFor(1_000);
  expect(calls()).toEqual([]);

  await show(page, "visible");
  await expect.poll(() => calls().length).toBeGreaterThan(0);
  await verifyVisit(page, info, ["PollingPaused", "PollingResumed"]);
});

test("the page goes on polling when it is shown again within 30 s [polling-001]", async ({
  page,
}, info) => {
  await page.clock.install();
  const calls = feedCalls(page);
  await page.goto("/en/section/live");
  await expect(page.getByRole("article").first()).toBeVisible();
  await show(page, "hidden");
  await page.clock.runFor(29_000);
  await show(page, "visible");
  calls();
  await expect(async () => {
    await page.clock.runFor(3_000);
    expect(calls().length).toBeGreaterThan(0);
  }).toPass();
  await verifyVisit(page, info, ["TabHidden", "TabShown"]);
});
