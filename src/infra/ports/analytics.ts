import { AnalyticsStarted, PageMeasured } from "../../events/analytics/events.ts";
import type { Draft, Entry } from "../../events/define.ts";

/** Puts the counters' scripts into the page once analytics begin; one that does not come is left out. */
export const countersPort =
  (load: (url: string) => Promise<void>) =>
  (entry: Entry): void => {
    if (!AnalyticsStarted.is(entry)) return;
    for (const url of entry.data.scriptUrls) load(url).catch(() => {});
  };

/**
 * Reports how long this page took, as the browser measured it: first paint, and the whole of it. Whole ms.
 */
export function measurePage(
  { performance }: Pick<Window, "performance">,
  report: (draft: Draft) => void,
): void {
  const notify = (name: string, ms: number) => report(PageMeasured({ name, ms: Math.round(ms) }));
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (paint !== undefined) notify("first-contentful-paint", paint.startTime);
  const [page] = performance.getEntriesByType("navigation");
  if (page !== undefined && page.duration > 0) notify("load", page.duration);
}
