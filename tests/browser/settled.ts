import type { BrowserContext, Page, Request } from "@playwright/test";
import { expect } from "@playwright/test";

const underWay = new WeakMap<Page, Set<Request>>();

/** Keeps count of what the pages of a browser have asked for and not been answered yet. */
export function countRequests(context: BrowserContext): void {
  const watch = (page: Page): void => {
    const asked = new Set<Request>();
    underWay.set(page, asked);
    page.on("request", (request) => asked.add(request));
    page.on("requestfinished", (request) => asked.delete(request));
    page.on("requestfailed", (request) => asked.delete(request));
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame() && frame.url() === "about:blank") asked.clear();
    });
  };
  context.on("page", watch);
}

/** What is still going to change on the page: its route, parts on their way, what is fading in. */
const unsettled = () => {
  const isMoving = ({ effect, playState }: Animation): boolean =>
    playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  // Under a question that has to be answered first the page may wait for that answer.
  const isAsking = document.querySelector('[role="alertdialog"][open]') !== null;
  const busy = isAsking
    ? 'dialog [aria-busy="true"]'
    : 'main [aria-busy="true"], dialog [aria-busy="true"]';
  const signs = {
    loading: document.readyState !== "complete",
    shell: document.querySelector(".shell") !== null,
    route: !isAsking && !document.documentElement.hasAttribute("data-path"),
    // Between two layouts there may be nothing for a moment.
    empty: document.querySelector("main") === null,
    busy: document.querySelector(busy) !== null,
    moving: document.getAnimations().some(isMoving),
  };
  return Object.entries(signs).flatMap(([name, isSo]) => (isSo ? [name] : []));
};

/** Lets the page do what lies before it: what it is about to ask for has been asked for. */
const turn = () =>
  new Promise<void>((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done();
    channel.port2.postMessage(null);
  });

const asking = (page: Page): readonly string[] =>
  [...(underWay.get(page) ?? [])].map((request) => request.url());

/** Waits until no question of the page is without its answer; twice in a row, since an answer may lead to a question. */
export async function answered(page: Page): Promise<void> {
  let calm = 0;
  await expect
    .poll(
      async () => {
        await page.evaluate(turn).catch(() => {});
        const asked = asking(page);
        calm = asked.length === 0 ? calm + 1 : 0;
        return calm > 1 ? [] : asked.concat("");
      },
      { message: "every question has its answer", intervals: [0, 5, 20, 50, 100] },
    )
    .toEqual([]);
}

/**
 * Waits until the page stands as it is going to: every question answered, its route decided, no part of it still on its
 * way, and nothing fading in, for that has colours of its own. Twice in a row, since an answer may lead to a question.
 */
export async function settled(page: Page): Promise<void> {
  let calm = 0;
  await expect
    .poll(
      async () => {
        await page.evaluate(turn);
        const asked = asking(page);
        const signs = await page.evaluate(unsettled);
        calm = asked.length + signs.length === 0 ? calm + 1 : 0;
        return calm > 1 ? [] : [...signs, ...asked, ""];
      },
      { message: "the page comes to rest", intervals: [20, 50, 100] },
    )
    .toEqual([]);
}
