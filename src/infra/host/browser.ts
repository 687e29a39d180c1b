import { afterPaint } from "../afterPaint.ts";
import { ownTask } from "../inOwnTask.ts";
import { takingEarlyAnswers } from "../ports/early.ts";

/** `crypto.randomUUID` exists on secure pages only, and the page must also start over plain http. */
const randomId = (crypto: Crypto): string =>
  "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16);
  });

/**
 * `fetch`, in a task of its own where something is only asked for: to call it takes so long that what asks holds up its own
 * paint. What changes something on the server goes at once: the page may be about to end.
 */
export const askingLater =
  (fetch: typeof window.fetch): typeof fetch =>
  async (address, init) => {
    if ((init?.method ?? "GET") === "GET") await ownTask();
    return fetch(address, init);
  };

/** Prices are shown at the latest after this time, however busy the page is. */
const MOST_WAIT_MS = 1_000;

/** Clock, timers, idle times, randomness and network of a real browser; no other code reads them from it. */
export const browserOf = (window: Window & typeof globalThis, onAllTaken: () => void) => ({
  now: () => window.Date.now(),
  elapsedMs: () => window.performance.now(),
  setTimeout: (run: () => void, delayMs: number) => window.setTimeout(run, delayMs),
  clearTimeout: (handle: number) => window.clearTimeout(handle),
  // Some browsers do not say when they are idle.
  onIdle: (run: () => void) =>
    (window.requestIdleCallback ?? window.requestAnimationFrame)(run, { timeout: MOST_WAIT_MS }),
  // A hidden page is not painted.
  afterPaint: (run: () => void) => (window.document.hidden ? run() : afterPaint(run, window)),
  draw: () => randomId(window.crypto),
  fetch: askingLater(takingEarlyAnswers(window, onAllTaken)),
});
