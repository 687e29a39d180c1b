import { setTimeout } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import { answered } from "./settled.ts";

/**
 * Advances the clock of all tabs; after each step every request has its answer, and messages between tabs
 * have arrived. A step must be shorter than the events that have to happen in sequence.
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

/** Waits for this work while second after second passes on the clocks of all tabs, as long as it takes. */
export async function passDuring<T>(context: BrowserContext, work: Promise<T>): Promise<T> {
  let isDone = false;
  const end = (): void => {
    isDone = true;
  };
  work.then(end, end);
  while (!isDone) {
    await pass(context, 1);
    // A page whose seconds were any shorter would only ask more often.
    await setTimeout(100);
  }
  return work;
}
