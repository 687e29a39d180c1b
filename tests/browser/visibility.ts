import type { Page } from "@playwright/test";
import { taken } from "./taken.ts";

/**
 * What the browser tells a page when another tab covers or uncovers it; in a headless one all are visible.
 */
export async function show(page: Page, state: "visible" | "hidden"): Promise<void> {
  await taken(page);
  await page.evaluate((to) => {
    Object.defineProperty(document, "visibilityState", { value: to, configurable: true });
    Object.defineProperty(document, "hidden", { value: to === "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
