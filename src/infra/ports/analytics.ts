import { AnalyticsStarted, PageMeasured } from "../../events/analytics/events.ts";
import type { Draft, Entry } from "../../events/define.ts";

/** Loads the counters' scripts once analytics start; one that fails to load is skipped. */
export const countersPort =
  (load: (url: string) => Promise<void>) =>
  (entry: Entry): void => {
    if (!AnalyticsStarted.is(entry)) return;
    for (const url of entry.data.scriptUrls) load(url).catch(() => {});
  };

/**
 * Reports how long this page took to load, as measured by the browser: first paint, and in total. Whole ms.
 */
export function measurePage(
  { performance }: Pick<Window, "performance">,
  report: (draft: Draft) => void,
): void {
  const reportMeasured = (name: string, ms: number) =>
    report(PageMeasured({ name, ms: Math.round(ms) }));
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (paint !== undefined) reportMeasured("first-contentful-paint", paint.startTime);
  const [page] = performance.getEntriesByType("navigation");
  if (page !== undefined && page.duration > 0) reportMeasured("load", page.duration);
}
