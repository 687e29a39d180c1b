import { distinctUntilChanged, filter, map, mergeMap, skip, startWith } from "rxjs";
import { MetricTracked, PageMeasured, TypeFoundUnknown } from "../../events/analytics/events.ts";
import { trackedIds } from "../../events/analytics/tables.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { metricsOf, reportedEvents } from "./metrics.ts";

/**
 * Records what the collector is sent: timings always, everything else once analytics has started.
 * [call-analytics-001]
 */
export const trackVisit: Epic = {
  name: "analytics/track",
  run: (deps) =>
    deps.on(...reportedEvents).pipe(
      filter((entry) => PageMeasured.is(entry) || deps.state().analytics.isStarted),
      mergeMap((entry) => metricsOf(entry, deps.state())),
      map((metric) => {
        if (metric.tag === "unknown") return TypeFoundUnknown(metric.type);
        const { name, params } = metric;
        return MetricTracked({ id: trackedIds[name], name, at: deps.clock.now(), params });
      }),
    ),
};

/** Keeps unsent metrics on the device. [analytics-003] */
export const rememberMetrics: Epic = {
  name: "analytics/remember",
  run: (deps) =>
    deps.state$.pipe(
      map(({ analytics }) => analytics.queue),
      // Restored metrics need not be saved again.
      startWith(deps.state().analytics.queue),
      distinctUntilChanged(),
      skip(1),
      map((queue) =>
        ValueStored({
          area: "local",
          key: "tl.metrics",
          value: queue.length === 0 ? null : JSON.stringify(queue),
        }),
      ),
    ),
};
