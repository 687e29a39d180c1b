import { describe, expect, it } from "vitest";
import { TOKEN_RETRY } from "../../src/epics/session/token.ts";
import type { SiteConfigBody } from "../../src/events/shell/config.ts";
import { withParameter } from "../kit/mutants.ts";
import { Browser } from "./tokenKit.ts";

const config = (tokenRetryLimit: number): SiteConfigBody => ({
  site: { environment: "test", appVersion: "1" },
  languages: { default: "en", available: ["en"] },
  login: { forms: [], tokenRetryLimit },
});

/** A browser whose server has refused the player until no more tokens were requested. */
async function refused(options: ConstructorParameters<typeof Browser>[0] = {}) {
  const browser = new Browser(options);
  const tab = browser.tab();
  await tab.ask();
  browser.isRefusing = true;
  expect(await tab.ask()).toBe("http 401");
  return { browser, tab };
}

/** How many tokens a call requests, `afterMs` after the limit was reached. */
async function askedAfter(
  afterMs: number,
  within = (look: () => number) => look(),
): Promise<number> {
  const { browser, tab } = await refused({ within });
  browser.now += afterMs;
  const before = browser.questions;
  await tab.ask();
  return browser.questions - before;
}

describe("TOKEN-RETRY", () => {
  it("replaces a refused token three times, then returns the 401 [session-005] [error-017]", async () => {
    const { browser } = await refused();
    expect(browser.calls).toEqual(["1", "1", "2", "3", "4"]);
  });
  it("has one limit for all calls together [session-005]", async () => {
    const { browser, tab } = await refused();
    const before = browser.questions;
    // The fourth refusal has dropped the token: one more is fetched to ask at all, and not replaced.
    expect(await Promise.all([tab.ask(), tab.ask()])).toEqual(["http 401", "http 401"]);
    expect(browser.questions - before).toBe(1);
  });
  it("counts a replaced token once for all calls that were refused [error-017]", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    await tab.ask();
    for (let time = 0; time < 3; time += 1) {
      browser.revoke();
      expect(await Promise.all([tab.ask(), tab.ask(), tab.ask()])).toEqual(["ok", "ok", "ok"]);
    }
    expect(browser.questions).toBe(4);
  });
  it("still counts the refusals 1 ms before 60 s [session-005] {TOKEN-RETRY:before}", async () => {
    expect(await askedAfter(59_999)).toBe(1);
  });
  it("replaces tokens again after 60 s [session-005] {TOKEN-RETRY:at}", async () => {
    expect(await askedAfter(60_000)).toBe(4);
  });
  it("replaces tokens again 1 ms after 60 s [session-005] {TOKEN-RETRY:after}", async () => {
    expect(await askedAfter(60_001)).toBe(4);
  });
  it("starts over after a reload {TOKEN-RETRY:reload}", async () => {
    const { browser } = await refused();
    const before = browser.questions;
    await browser.tab().ask();
    expect(browser.questions - before).toBe(4);
  });
  it("replaces tokens again when the time was slept through {TOKEN-RETRY:sleep}", async () => {
    expect(await askedAfter(8 * 3_600_000)).toBe(4);
  });
  it("is not delayed when the clock is set back {TOKEN-RETRY:back}", async () => {
    expect(await askedAfter(-3_600_000)).toBe(4);
  });
  it("ends sooner when the clock is set forward {TOKEN-RETRY:forward}", async () => {
    expect(await askedAfter(3_600_000)).toBe(4);
  });
  it("does not count a call without a connection {TOKEN-RETRY:offline}", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    await tab.ask();
    browser.isOnline = false;
    for (let time = 0; time < 5; time += 1) expect(await tab.ask()).toBe("offline");
    browser.isOnline = true;
    browser.revoke();
    expect(await tab.ask()).toBe("ok");
  });
  it.each([
    [0, 1],
    [1, 2],
    [5, 6],
    [99, 11],
    [-1, 1],
  ])("with %s in the site config uses %s tokens [session-005]", async (limit, tokens) => {
    const { browser } = await refused({ config: config(limit) });
    expect(new Set(browser.calls).size).toBe(tokens);
  });
  it.each([
    ["windowMs", "-1", (value: number) => value - 1],
    ["windowMs", "+1", (value: number) => value + 1],
    ["windowMs", "x2", (value: number) => value * 2],
    ["limit", "-1", (value: number) => value - 1],
    ["limit", "+1", (value: number) => value + 1],
  ])("%s changed by %s would be noticed", async (name, _change, change) => {
    const within = (look: () => number) => withParameter(TOKEN_RETRY, name, change, look);
    const counts = [await askedAfter(59_999, within), await askedAfter(60_000, within)];
    expect(counts).not.toEqual([1, 4]);
  });
});

describe("a refused call", () => {
  it("with extra auth returns at once, and the token is kept [error-017]", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    await tab.ask("extra");
    browser.revoke();
    expect(await tab.ask("extra")).toBe("http 401");
    expect([browser.questions, browser.calls]).toEqual([1, ["1", "1"]]);
    expect(browser.cookie).not.toBeNull();
  });
  it("that needs no player is repeated with a fresh token [error-017]", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    await tab.ask();
    browser.revoke();
    expect(await tab.ask("either")).toBe("ok");
    expect(browser.calls).toEqual(["1", "1", "2"]);
  });
  it("that needs no player is sent without a token when there is none [error-017]", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    await tab.ask();
    browser.isRefusing = true;
    expect(await tab.ask("either")).toBe("http 401");
    expect(browser.calls.slice(1)).toEqual(["1", "2", "3", "4", "-"]);
  });
  it("that the server refuses after the player has left requests no token", async () => {
    const browser = new Browser();
    const tab = browser.tab();
    await tab.ask();
    browser.revoke();
    const asking = tab.ask();
    tab.leave();
    expect(await asking).toBe("http 401");
    expect(browser.questions).toBe(1);
  });
});
