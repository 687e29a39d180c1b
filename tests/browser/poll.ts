import type { Page, Request, Route } from "@playwright/test";

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

/** Advances the page's clock, which the test has installed, to its next poll, and waits for the answer to that. */
export async function nextPoll(page: Page): Promise<void> {
  const asked: Request[] = [];
  const note = (request: Request): void => {
    if (polls.test(new URL(request.url()).pathname)) asked.push(request);
  };
  page.on("request", note);
  while (asked.length === 0) await page.clock.runFor(1_000);
  page.off("request", note);
  await asked[0]?.response();
}
