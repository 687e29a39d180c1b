import type { Page } from "@playwright/test";

/** The layout shifts without a tap since the page was opened: how far, and what moved. */
export const shifts = (page: Page) =>
  page.evaluate(() => {
    const seen: unknown = Reflect.get(window, "shifts");
    return Array.isArray(seen) ? seen.map(String) : ["not measured"];
  });

/** Has the pages that are opened from now on measure theirs. */
export async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, "shifts", seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("value" in entry) || Reflect.get(entry, "hadRecentInput") === true) continue;
        const sources: unknown = Reflect.get(entry, "sources");
        const moved = Array.isArray(sources)
          ? sources.map(({ node }: { node: Element | null }) => node?.className ?? node?.nodeName)
          : [];
        seen.push(`${Number(entry.value).toFixed(4)} ${moved.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export const sumOf = (seen: readonly string[]) =>
  seen.reduce((sum, line) => sum + Number(line.split(" ", 1)[0]), 0);
