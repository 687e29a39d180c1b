import type { BrowserContext, Page, Request } from "@playwright/test";
import { expect } from "@playwright/test";

/** What a page has asked for and not been answered yet, and how many questions and answers there were so far. */
type Traffic = { readonly asked: Set<Request>; received: number };

const traffic = new WeakMap<Page, Traffic>();

/** Keeps count of what the pages of a browser have asked for and not been answered yet. */
export function countRequests(context: BrowserContext): void {
  const watch = (page: Page): void => {
    const asked = new Set<Request>();
    const seen: Traffic = { asked, received: 0 };
    traffic.set(page, seen);
    const answer = (request: Request): void => {
      seen.received += 1;
      asked.delete(request);
    };
    page.on("request", (request) => {
      seen.received += 1;
      asked.add(request);
    });
    page.on("requestfinished", answer);
    page.on("requestfailed", answer);
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame() && frame.url() === "about:blank") asked.clear();
    });
  };
  context.on("page", watch);
}

/** What is still going to change on the page: its route, parts on their way, what is fading in. */
const unsettled = async (): Promise<readonly string[]> => {
  // What the page is about to ask for has been asked for after a turn.
  await new Promise<void>((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done();
    channel.port2.postMessage(null);
  });
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

/** Lets the page do what lies before it, and what comes of that: what it is about to ask for has been asked for. */
const twoTurns = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise<void>((done) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done();
      channel.port2.postMessage(null);
    });
};

const asking = (page: Page): readonly string[] =>
  [...(traffic.get(page)?.asked ?? [])].map((request) => request.url());

/** No question is without its answer, and for two turns of the page nothing was asked or answered. */
async function isQuiet(page: Page): Promise<boolean> {
  const before = traffic.get(page)?.received;
  await page.evaluate(twoTurns).catch(() => {});
  return asking(page).length === 0 && traffic.get(page)?.received === before;
}

/** Waits until no question of the page is without its answer, and no answer has led to another question. */
export async function answered(page: Page): Promise<void> {
  // Mostly it is so at once, and a poll would cost more than the look.
  if (await isQuiet(page)) return;
  await expect
    .poll(async () => ((await isQuiet(page)) ? [] : asking(page).concat("")), {
      message: "every question has its answer",
      intervals: [5, 20, 50, 100],
    })
    .toEqual([]);
}

/**
 * Waits until the page is as it is going to be: every question answered, its route decided, no part of it still on its
 * way, and nothing fading in, for that has colours of its own. Twice in a row, since an answer may lead to a question.
 */
export const settled = (page: Page): Promise<void> => atRest(page, () => true);

/** The same, but prices may go on moving: where they never stop, a slow machine does not see them stand. */
export const loaded = (page: Page): Promise<void> => atRest(page, (sign) => sign !== "moving");

async function atRest(page: Page, counts: (sign: string) => boolean): Promise<void> {
  let calm = 0;
  await expect
    .poll(
      async () => {
        const signs = [...(await page.evaluate(unsettled)).filter(counts), ...asking(page)];
        calm = signs.length === 0 ? calm + 1 : 0;
        return calm > 1 ? [] : [...signs, ""];
      },
      { message: "the page comes to rest", intervals: [20, 50, 100] },
    )
    .toEqual([]);
}
