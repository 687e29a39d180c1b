import type { BrowserContext } from "@playwright/test";

/**
 * The clock of all tabs; what they say to each other, and the server's answers, come in real time between steps. A step
 * must be shorter than what is to happen one after the other.
 */
export async function pass(
  context: BrowserContext,
  seconds: number,
  stepSeconds = 1,
): Promise<void> {
  for (let passed = 0; passed < seconds; passed += stepSeconds) {
    await context.clock.runFor(1_000 * stepSeconds);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
