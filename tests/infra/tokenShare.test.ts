import { describe, expect, it } from "vitest";
import { TOKEN_SHARE } from "../../src/epics/session/token.ts";
import { withParameter } from "../kit/mutants.ts";
import { Browser } from "./tokenKit.ts";

/** How many requests two calls make that are `afterMs` apart, where the browser keeps no cookies. */
async function questionsAfter(
  afterMs: number,
  within = (look: () => number) => look(),
): Promise<number> {
  const browser = new Browser({ hasCookies: false, within });
  const tab = browser.tab();
  expect(await tab.ask()).toBe("ok");
  browser.now += afterMs;
  expect(await tab.ask()).toBe("ok");
  return browser.questions;
}

describe("TOKEN-SHARE", () => {
  it("sends one request for simultaneous callers [session-002]", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    expect(await Promise.all([tab.ask(), tab.ask(), tab.ask("extra")])).toEqual(["ok", "ok", "ok"]);
    expect(browser.questions).toBe(1);
  });
  it("still shares the answer 1 ms before 60 s [session-002] {TOKEN-SHARE:before}", async () => {
    expect(await questionsAfter(59_999)).toBe(1);
  });
  it("sends a new request after 60 s [session-002] {TOKEN-SHARE:at}", async () => {
    expect(await questionsAfter(60_000)).toBe(2);
  });
  it("sends a new request 1 ms after 60 s [session-002] {TOKEN-SHARE:after}", async () => {
    expect(await questionsAfter(60_001)).toBe(2);
  });
  it("waits no longer than 60 s for a request that hangs [session-002]", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    const abort = new AbortController();
    browser.held = new Promise(() => {});
    const first = tab.ask("player", abort.signal);
    browser.now += 59_999;
    const second = tab.ask("player", abort.signal);
    expect(browser.questions).toBe(1);
    browser.held = null;
    browser.now += 1;
    expect(await tab.ask()).toBe("ok");
    expect(browser.questions).toBe(2);
    abort.abort();
    expect(await Promise.all([first, second])).toEqual(["offline", "offline"]);
  });
  it("uses the token until its expiry where cookies work [session-003] [session-004]", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    await tab.ask();
    browser.now += 599_000;
    await tab.ask();
    expect(browser.questions).toBe(1);
    browser.now += 1_000;
    await tab.ask();
    expect(browser.questions).toBe(2);
  });
  it("does not share a token beyond its expiry [session-004] {TOKEN-SHARE:cancel}", async () => {
    const browser = new Browser({ hasCookies: false, lifeMs: 20_000 });
    const tab = browser.tab();
    await tab.ask();
    browser.now += 19_999;
    await tab.ask();
    expect(browser.questions).toBe(1);
    browser.now += 1;
    await tab.ask();
    expect(browser.questions).toBe(2);
  });
  it("shares a token of a server whose clock is behind", async () => {
    const browser = new Browser({ lifeMs: -3_600_000 });
    const tab = browser.tab();
    expect([await tab.ask(), await tab.ask()]).toEqual(["ok", "ok"]);
    expect(browser.questions).toBe(1);
  });
  it("drops all tokens when the player leaves, even a pending one {TOKEN-SHARE:cancel}", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    let answer = () => {};
    browser.held = new Promise((resolve) => {
      answer = resolve;
    });
    const asking = tab.ask();
    tab.leave();
    answer();
    expect(await asking).toBe("http 401");
    expect([browser.cookie, browser.calls]).toEqual([null, []]);
  });
  it("gives up the request that is out when the player begins to leave, and sends none until they have left", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    browser.held = new Promise(() => {});
    const asking = tab.ask();
    tab.leave(true);
    expect(await asking).toBe("http 401");
    browser.held = null;
    expect(await tab.ask()).toBe("http 401");
    expect(browser.questions).toBe(1);
    tab.leave();
    expect(await tab.ask()).toBe("ok");
    expect(browser.questions).toBe(2);
  });
  it("finds the token in its cookie after a reload, otherwise requests it [session-003] {TOKEN-SHARE:reload}", async () => {
    const browser = new Browser();
    await browser.tab().ask();
    await browser.tab().ask();
    expect(browser.questions).toBe(1);
    const without = new Browser({ hasCookies: false });
    await without.tab().ask();
    await without.tab().ask();
    expect(without.questions).toBe(2);
  });
  it("uses the cookie in another tab, or sends its own request without one {TOKEN-SHARE:tab2}", async () => {
    const browser = new Browser();
    const [one, two] = [browser.tab(), browser.tab()];
    await Promise.all([one.ask(), two.ask()]);
    expect(browser.questions).toBe(2);
    browser.now += 60_000;
    await Promise.all([one.ask(), two.ask()]);
    expect(browser.questions).toBe(2);
  });
  it("sends a new request when the time was slept through {TOKEN-SHARE:sleep}", async () => {
    expect(await questionsAfter(3_600_000)).toBe(2);
  });
  it("sends a new request when the clock is set back {TOKEN-SHARE:back}", async () => {
    expect(await questionsAfter(-1)).toBe(2);
  });
  it("ends sooner when the clock is set forward {TOKEN-SHARE:forward}", async () => {
    expect(await questionsAfter(86_400_000)).toBe(2);
  });
  it("fails while offline, and sends a new request with the next call [error-018] {TOKEN-SHARE:offline}", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    browser.isOnline = false;
    expect(await Promise.all([tab.ask(), tab.ask()])).toEqual(["offline", "offline"]);
    browser.isOnline = true;
    expect(await tab.ask()).toBe("ok");
    expect(browser.questions).toBe(1);
  });
  it("still shares the answer for its time when the cookies are wiped {TOKEN-SHARE:wiped}", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    await tab.ask();
    browser.cookie = null;
    browser.now += 59_999;
    await tab.ask();
    expect(browser.questions).toBe(1);
    browser.now += 1;
    await tab.ask();
    expect(browser.questions).toBe(2);
  });
  it.each([
    ["-1 ms", (ms: number) => ms - 1],
    ["+1 ms", (ms: number) => ms + 1],
    ["x2", (ms: number) => ms * 2],
  ])("a time changed by %s would be noticed", async (_change, change) => {
    const within = (look: () => number) => withParameter(TOKEN_SHARE, "shareMs", change, look);
    const counts = [await questionsAfter(59_999, within), await questionsAfter(60_000, within)];
    expect(counts).not.toEqual([1, 2]);
  });
});
