import { describe, expect, it } from "vitest";
import { News } from "../../src/infra/host/news.ts";

/** A clock and timers that the test moves. */
function clock() {
  let now = 1_000_000;
  // Timers do not follow the clock when it is set.
  let elapsed = 0;
  let timers: { readonly run: () => void; readonly at: number }[] = [];
  const news = new News({
    now: () => now,
    setTimeout: (run, delayMs) => timers.push({ run, at: elapsed + delayMs }),
  });
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= 100) {
      now += Math.min(100, left);
      elapsed += Math.min(100, left);
      const due = timers.filter(({ at }) => at <= elapsed);
      timers = timers.filter(({ at }) => at > elapsed);
      for (const { run } of due) run();
    }
  };
  return {
    news,
    pass,
    set: (ms: number) => (now += ms),
    now: () => now,
    timers: () => timers.length,
  };
}

describe("news of moved prices", () => {
  it("end 2.4 s after the move, a tenth of a second later at most", () => {
    const { news, pass } = clock();
    let isOver = false;
    news.until(() => (isOver = true));
    pass(2_300);
    expect(isOver).toBe(false);
    pass(200);
    expect(isOver).toBe(true);
  });

  it("of many cells share two timers, and none is left when all are over", () => {
    const { news, pass, timers } = clock();
    let ended = 0;
    for (let cell = 0; cell < 300; cell += 1) news.until(() => (ended += 1));
    expect(timers()).toBe(2);
    pass(2_600);
    expect(ended).toBe(300);
    expect(timers()).toBe(0);
  });

  it("that are called off do not end", () => {
    const { news, pass } = clock();
    let isOver = false;
    const callOff = news.until(() => (isOver = true));
    callOff();
    pass(3_000);
    expect(isOver).toBe(false);
  });

  it("are none for something that happened 2.4 s ago", () => {
    const { news, now } = clock();
    expect(news.isFresh(now() - 2_399)).toBe(true);
    expect(news.isFresh(now() - 2_400)).toBe(false);
  });

  it("do not stay lit when the clock is set back", () => {
    const { news, pass, set } = clock();
    let isOver = false;
    news.until(() => (isOver = true));
    set(-3_600_000);
    pass(2_500);
    expect(isOver).toBe(true);
  });
});
