import type { Page } from "@playwright/test";

/** Resolves with the answer of the first poll of live prices that begins from now on. */
export async function onePoll(page: Page): Promise<void> {
  const request = await page.waitForRequest(/\/live-feed\/v1\/(games|prices)/, { timeout: 10_000 });
  await request.response();
}

/** What a poll brings is on screen within a frame or two. */
export const atOnce = { timeout: 1_500 };
