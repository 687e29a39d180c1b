import type { Browser } from "@playwright/test";
import { newVisit, openVisitor } from "./visitor.ts";

export type Load = {
  readonly fcp: number;
  readonly lcp: number;
  /** What tasks took above 50 ms each, after the first paint. */
  readonly tbt: number;
  readonly shift: number;
  readonly bytes: number;
  readonly heap: number;
};

const settleMs = 3000;

/** One page for a new visitor, and again for the same one: without a cache, and with what the first load left there. */
export async function loadTwice(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<{ readonly cold: Load; readonly warm: Load }> {
  const context = await newVisit(browser, url);
  try {
    const once = async (): Promise<Load> => {
      const visitor = await openVisitor(context);
      await visitor.slowDown(slowdown);
      await visitor.page.goto(url);
      await visitor.page.waitForTimeout(settleMs + 500 * slowdown);
      const { fcp, lcp, shift, tasks } = await visitor.page.evaluate(() => window.speedSeen);
      const tbt = tasks
        .filter(({ at }) => at >= fcp)
        .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
      const bytes = visitor.bytes();
      const heap = await visitor.heap();
      await visitor.close();
      return { fcp, lcp, tbt, shift, bytes, heap };
    };
    return { cold: await once(), warm: await once() };
  } finally {
    await context.close();
  }
}
