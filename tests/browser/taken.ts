import { expect, type Page } from "@playwright/test";

/** The app has taken the page over: one from the server shows its matches, and is loaded, before that. */
export const taken = (page: Page): Promise<void> =>
  expect(page.locator("html[data-path]")).toBeAttached();
