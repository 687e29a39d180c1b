import { describe, expect, it } from "vitest";
import { TOKEN_SHARE } from "../../src/epics/session/token.ts";
import { withParameter } from "../kit/mutants.ts";
import { Browser } from "./tokenKit.ts";

/** How many questions two calls make that are `afterMs` apart, where the browser keeps no cookies. */
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
  it("callers at the same time share one question [session-002]", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    expect(await Promise.all([tab.ask(), tab.ask(), tab.ask("extra")])).toEqual(["ok", "ok", "ok"]);
    expect(browser.questions).toBe(1);
  });
  it("1 ms before 60 s its answer still serves [session-002] {TOKEN-SHARE:before}", async () => {
    expect(await questionsAfter(59_999)).toBe(1);
  });
  it("after 60 s a call asks anew [session-002] {TOKEN-SHARE:at}", async () => {
    expect(await questionsAfter(60_000)).toBe(2);
  });
  it("1 ms later, too [session-002] {TOKEN-SHARE:after}", async () => {
    expect(await questionsAfter(60_001)).toBe(2);
  });
  it("a question that hangs is not waited for beyond 60 s [session-002]", async () => {
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
  it("with cookies the token serves until its own end [session-003] [session-004]", async () => {
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
  it("a token that ends sooner is not shared beyond its end [session-004] {TOKEN-SHARE:cancel}", async () => {
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
  it("a token of a server whose clock is behind is shared all the same", async () => {
    const browser = new Browser({ lifeMs: -3_600_000 });
    const tab = browser.tab();
    expect([await tab.ask(), await tab.ask()]).toEqual(["ok", "ok"]);
    expect(browser.questions).toBe(1);
  });
  it("a player who leaves leaves no token behind, not even one on its way {TOKEN-SHARE:cancel}", async () => {
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
  it("a reload finds the token in its cookie, else asks anew [session-003] {TOKEN-SHARE:reload}", async () => {
    const browser = new Browser();
    await browser.tab().ask();
    await browser.tab().ask();
    expect(browser.questions).toBe(1);
    const without = new Browser({ hasCookies: false });
    await without.tab().ask();
    await without.tab().ask();
    expect(without.questions).toBe(2);
  });
  it("another tab uses the cookie, and asks for itself without one {TOKEN-SHARE:tab2}", async () => {
    const browser = new Browser();
    const [one, two] = [browser.tab(), browser.tab()];
    await Promise.all([one.ask(), two.ask()]);
    expect(browser.questions).toBe(2);
    browser.now += 60_000;
    await Promise.all([one.ask(), two.ask()]);
    expect(browser.questions).toBe(2);
  });
  it("slept through: the next call asks anew {TOKEN-SHARE:sleep}", async () => {
    expect(await questionsAfter(3_600_000)).toBe(2);
  });
  it("the clock set back: the next call asks anew {TOKEN-SHARE:back}", async () => {
    expect(await questionsAfter(-1)).toBe(2);
  });
  it("the clock set forward: over sooner {TOKEN-SHARE:forward}", async () => {
    expect(await questionsAfter(86_400_000)).toBe(2);
  });
  it("offline the question fails, and the next call asks anew [error-018] {TOKEN-SHARE:offline}", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    browser.isOnline = false;
    expect(await Promise.all([tab.ask(), tab.ask()])).toEqual(["offline", "offline"]);
    browser.isOnline = true;
    expect(await tab.ask()).toBe("ok");
    expect(browser.questions).toBe(1);
  });
  it("cookies wiped: the answer still serves for its time {TOKEN-SHARE:wiped}", async () => {
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
