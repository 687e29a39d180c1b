import type { BrowserContext, Page, Request } from "@playwright/test";
import { expect } from "@playwright/test";

/** A page's requests without an answer yet, and the number of requests and answers so far. */
type Traffic = { readonly asked: Set<Request>; received: number };

const traffic = new WeakMap<Page, Traffic>();

/** The server holds its answer back until something changes: the page is at rest with it. */
const isHeld = (request: Request): boolean => request.url().includes("/balance?waitMs=");

/** Tracks the pending requests of a browser's pages. */
export function countRequests(context: BrowserContext): void {
  const watch = (page: Page): void => {
    const asked = new Set<Request>();
    const seen: Traffic = { asked, received: 0 };
    traffic.set(page, seen);
    const answer = (request: Request): void => {
      if (!isHeld(request)) seen.received += 1;
      asked.delete(request);
    };
    page.on("request", (request) => {
      if (isHeld(request)) return;
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

/** What is still going to change on the page: its route, loading chunks, fade-ins. */
const unsettled = async (): Promise<readonly string[]> => {
  // After one turn the page has sent what it was about to send.
  await new Promise<void>((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done();
    channel.port2.postMessage(null);
  });
  // The line of a message only shows how long the message stays: a page with a message on it is at rest.
  const isLine = (effect: AnimationEffect | null): boolean =>
    effect instanceof KeyframeEffect &&
    effect.target instanceof HTMLElement &&
    effect.target.style.getPropertyValue("--total") !== "";
  const isMoving = ({ effect, playState }: Animation): boolean =>
    playState === "running" &&
    effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
    !isLine(effect);
  // The page may be waiting for that answer underneath a question.
  const isAsking = document.querySelector('[role="alertdialog"][open]') !== null;
  const busy = isAsking
    ? 'dialog [aria-busy="true"]'
    : 'main [aria-busy="true"], dialog [aria-busy="true"]';
  const signs = {
    loading: document.readyState !== "complete",
    shell: document.querySelector(".shell") !== null,
    route: !isAsking && !document.documentElement.hasAttribute("data-path"),
    // Between two layouts the page may be empty for a moment.
    empty: document.querySelector("main") === null,
    busy: document.querySelector(busy) !== null,
    moving: document.getAnimations().some(isMoving),
    // The place of matches that are about to be rendered, for they are near the screen.
    stretch: [...document.querySelectorAll('main div[style^="block-size"]:empty')].some((place) => {
      const { top, bottom, height } = place.getBoundingClientRect();
      return height > 0 && bottom > -0.9 * innerHeight && top < 1.9 * innerHeight;
    }),
  };
  return Object.entries(signs).flatMap(([name, isSo]) => (isSo ? [name] : []));
};

/**
 * Lets the page run its pending tasks and their consequences: what it was about to request has been
 * requested.
 */
const twoTurns = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise<void>((done) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done();
      channel.port2.postMessage(null);
    });
};

/** Pages and the part of an address that is never answered to them. */
const silent = new WeakMap<Page, string>();

/** Nothing waits any more for an answer from addresses with this part. */
export const expectSilence = (page: Page, part: string): unknown => silent.set(page, part);

function asking(page: Page): readonly string[] {
  const part = silent.get(page);
  return [...(traffic.get(page)?.asked ?? [])]
    .map((request) => request.url())
    .filter((url) => part === undefined || !url.includes(part));
}

/** No request is pending, and for two turns of the page nothing was requested or answered. */
async function isQuiet(page: Page): Promise<boolean> {
  const before = traffic.get(page)?.received;
  await page.evaluate(twoTurns).catch(() => {});
  return asking(page).length === 0 && traffic.get(page)?.received === before;
}

/** Waits until no request of the page is pending, and no answer has led to another request. */
export async function answered(page: Page): Promise<void> {
  // Usually this is so at once, and a poll would cost more than the check.
  if (await isQuiet(page)) return;
  await expect
    .poll(async () => ((await isQuiet(page)) ? [] : asking(page).concat("")), {
      message: "every question has its answer",
      intervals: [5, 20, 50, 100],
    })
    .toEqual([]);
}

/**
 * Waits until the page is final: every request answered, its route decided, no chunk loading, and nothing
 * fading in, because that changes colours. Twice in a row, because an answer may lead to a request.
 */
export const settled = (page: Page): Promise<void> => atRest(page, () => true);

/** The same, but prices may go on moving: a slow machine never sees them all at rest. */
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
