import type { Page } from "@playwright/test";
import { answered } from "./settled.ts";

/** The code that comes by itself, once a page is at rest, has come. */
export async function hasRested(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/SiteNews-.*\.css$/.test(name)),
  );
  await answered(page);
}

/** Takes the network from a page at rest. */
export async function goOffline(page: Page): Promise<void> {
  await hasRested(page);
  await page.context().setOffline(true);
}
