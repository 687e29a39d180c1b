import { expect, type Page } from "@playwright/test";

/** The app has taken the page over: one from the server shows its matches, and is loaded, before that. */
export const taken = (page: Page): Promise<void> =>
  expect(page.locator("html[data-path]")).toBeAttached();

/**
 * `goto` and `reload` of the page end when the app has taken it over, unless the test says itself what they wait for:
 * to a test, a page that is open is one that can be used.
 */
export function opensWithApp(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const overtaken = () => expect(page.locator("html:not([data-served])")).toBeAttached();
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await overtaken();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await overtaken();
    return response;
  };
}
