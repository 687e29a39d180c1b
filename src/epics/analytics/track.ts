import { distinctUntilChanged, filter, map, mergeMap, skip, startWith } from "rxjs";
import { MetricTracked, PageMeasured, TypeFoundUnknown } from "../../events/analytics/events.ts";
import { trackedIds } from "../../events/analytics/tables.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { metricsOf, reportedEvents } from "./metrics.ts";

/** What the collector is told: timings always, all else once analytics have begun. [call-analytics-001] */
export const trackVisit: Epic = {
  name: "analytics/track",
  run: (deps) =>
    deps.on(...reportedEvents).pipe(
      filter((entry) => PageMeasured.is(entry) || deps.state().analytics.isStarted),
      mergeMap((entry) => metricsOf(entry, deps.state())),
      map((one) => {
        if (one.tag === "unknown") return TypeFoundUnknown(one.type);
        const { name, params } = one;
        return MetricTracked({ id: trackedIds[name], name, at: deps.clock.now(), params });
      }),
    ),
};

/** Keeps on the device what has not been sent. [analytics-003] */
export const rememberMetrics: Epic = {
  name: "analytics/remember",
  run: (deps) =>
    deps.state$.pipe(
      map(({ analytics }) => analytics.queue),
      // What was restored need not be saved again.
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
