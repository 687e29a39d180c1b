import { type BrowserContext, expect } from "@playwright/test";
import { answered } from "./settled.ts";

/**
 * The clock of all tabs; after each step every question has its answer, and what tabs say to each other has been heard. A
 * step must be shorter than what is to happen one after the other.
 */
export async function pass(
  context: BrowserContext,
  seconds: number,
  stepSeconds = 1,
): Promise<void> {
  for (let passed = 0; passed < seconds; passed += stepSeconds) {
    await context.clock.runFor(1_000 * stepSeconds);
    for (const page of context.pages()) await answered(page);
  }
}

const stepMs = 50;
/** Real time for a message from one tab to the other, while the clock of the pages stands still. */
const onItsWayMs = 1_000;

/** What is meant comes to be so before a second has passed on the clock of the pages, which the test has installed. */
export async function withinASecond(
  context: BrowserContext,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const [page] = context.pages();
  const now = (await page?.evaluate(() => Date.now())) ?? 0;
  await context.clock.pauseAt(now + stepMs);
  let isSeen = false;
  for (let passed = stepMs; passed < 1_000 && !isSeen; passed += stepMs) {
    isSeen = await expect
      .poll(isSo, { timeout: onItsWayMs, intervals: [5, 20, 50] })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!isSeen) await context.clock.runFor(stepMs);
  }
  expect(isSeen, "within a second").toBe(true);
  await context.clock.resume();
}
