import { inOwnTask } from "../inOwnTask.ts";

declare global {
  interface Window {
    /** By whole address: what the page itself asked, and when (src/infra/start/early.js). */
    touchlineEarly?: Record<string, { readonly at: number; readonly answer: Promise<Response> }>;
  }
}

type PageWindow = Pick<Window & typeof globalThis, "touchlineEarly" | "fetch"> & {
  readonly Date: Pick<DateConstructor, "now">;
};

/** A page may lie in the background for long before its scripts run. */
const freshMs = 10_000;

/**
 * `fetch`, but what the page already asked for is taken from there, once each: first screens do not wait for the scripts
 * before their data is asked for. To the app, and in its log, it is an answer like any other.
 * @param onAllTaken called once the app has all of them
 */
export const takingEarlyAnswers = (window: PageWindow, onAllTaken: () => void): typeof fetch => {
  const answers = window.touchlineEarly ?? {};
  // No name of ours stays in the window.
  delete window.touchlineEarly;
  return (address, init) => {
    const early = answers[address as string];
    if (early === undefined) return window.fetch(address, init);
    delete answers[address as string];
    // Each in a task of its own: to fold all of them in one holds the page up for too long.
    const answer = early.answer.then(
      (response) => new Promise<Response>((hand) => inOwnTask(() => hand(response))),
    );
    const taken = () => inOwnTask(onAllTaken);
    if (Object.keys(answers).length === 0) void answer.then(taken, taken);
    return window.Date.now() - early.at < freshMs ? answer : window.fetch(address, init);
  };
};
