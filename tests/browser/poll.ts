import type { Page, Route } from "@playwright/test";

const polls = /\/(live|line)-feed\/v1\/(games|prices)/;

/** Lets one poll of each kind through from now on, and holds all later ones until `see` has finished. */
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
  // A poll that the page has dropped in the meantime has nobody to answer.
  await Promise.all(held.map((route) => route.continue().catch(() => {})));
}
