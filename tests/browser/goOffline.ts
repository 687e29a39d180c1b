import type { Page } from "@playwright/test";
import { answered } from "./settled.ts";

/** Takes the network from a page at rest, once the code that comes by itself has come. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/SiteNews-.*\.css$/.test(name)),
  );
  await answered(page);
  await page.context().setOffline(true);
}
