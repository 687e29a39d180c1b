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
