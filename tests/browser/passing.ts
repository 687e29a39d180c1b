import type { BrowserContext } from "@playwright/test";

/** The clock of all tabs; what they say to each other, and the server's answers, come in real time between. */
export async function pass(context: BrowserContext, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await context.clock.runFor(1_000);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
