import type { Page, Route } from "@playwright/test";

const polls = /\/(live|line)-feed\/v1\/(games|prices)/;

/** Lets one poll of each kind through from now on, and holds all that follow until `see` has seen what it is about. */
export async function withinOnePoll(page: Page, see: () => Promise<void>): Promise<void> {
  const passed = new Set<string>();
  const held: Route[] = [];
  const gate = async (route: Route): Promise<void> => {
    const { pathname } = new URL(route.request().url());
    if (passed.has(pathname)) {
      held.push(route);
      return;
    }
    passed.add(pathname);
    await route.continue();
  };
  await page.route(polls, gate);
  await see();
  await page.unroute(polls, gate);
  // A poll that the page has given up meanwhile has nobody to answer.
  await Promise.all(held.map((route) => route.continue().catch(() => {})));
}
