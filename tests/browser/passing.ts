import type { BrowserContext } from "@playwright/test";
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
