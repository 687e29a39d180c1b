import { expect, it } from "vitest";
import { afterPaint } from "../../src/infra/host/afterPaint.ts";

/** A page whose frames and timers come when the test says so. */
function page() {
  const frames: (() => void)[] = [];
  const timers: { readonly run: () => void; readonly delayMs: number }[] = [];
  let done = 0;
  const later = afterPaint({
    onFrame: (run) => frames.push(run),
    setTimeout: (run, delayMs) => timers.push({ run, delayMs }),
  });
  later(() => {
    done += 1;
  });
  return {
    done: () => done,
    frame: () => frames.splice(0).forEach((run) => run()),
    timersUpTo: (ms: number) =>
      timers.filter(({ delayMs }) => delayMs <= ms).forEach(({ run }) => run()),
  };
}

it("work after the paint is done after the frame and not in it", () => {
  const { done, frame, timersUpTo } = page();
  frame();
  expect(done()).toBe(0);
  timersUpTo(0);
  expect(done()).toBe(1);
});

it("work after the paint is done in a page that is not painted", () => {
  const { done, timersUpTo } = page();
  timersUpTo(199);
  expect(done()).toBe(0);
  timersUpTo(200);
  expect(done()).toBe(1);
});
