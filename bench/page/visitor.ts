import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { watchPage } from "./seen.ts";

export type Visitor = {
  readonly page: Page;
  /** A figure of the browser's own counters, such as RecalcStyleCount; times in seconds. */
  counters(): Promise<Readonly<Record<string, number>>>;
  /** Bytes on the wire since the page was opened. */
  bytes(): number;
  slowDown(factor: number): Promise<void>;
  /** Collects garbage, then says how much is in use, in bytes. */
  heap(): Promise<number>;
  close(): Promise<void>;
};

export async function newVisit(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
  });
  await answerCookies(context, url);
  return context;
}

/** The question about cookies was answered before: it is no part of what is measured. */
export const answerCookies = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([{ name: "cookies_agree_type", value: "necessary", url }]);

/** A page of a visit that has not gone anywhere yet. */
export async function openVisitor(context: BrowserContext): Promise<Visitor> {
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  return visitorOf(page);
}

export async function visitorOf(page: Page): Promise<Visitor> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const counters = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  return {
    page,
    counters,
    bytes: () => bytes,
    slowDown: async (rate) => {
      await session.send("Emulation.setCPUThrottlingRate", { rate });
    },
    heap: async () => {
      await session.send("HeapProfiler.collectGarbage");
      return (await counters())["JSHeapUsedSize"] ?? 0;
    },
    close: () => page.close(),
  };
}
