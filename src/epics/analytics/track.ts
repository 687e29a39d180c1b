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

/**
 * Tells the collector that from here on it is another user. Who, it knows by the session cookie of its requests; an id
 * would not be anonymous any more. [session-013]
 */
export const trackUser: Epic = {
  name: "analytics/user",
  run: (deps) =>
    deps
      .select(({ analytics: { isStarted, user } }) => (isStarted ? user : undefined))
      .pipe(
        filter((user) => user !== undefined),
        startWith(null),
        distinctUntilChanged(),
        skip(1),
        map((user) =>
          MetricTracked({
            id: trackedIds.user_set,
            name: "user_set",
            at: deps.clock.now(),
            params: { user: user === null ? "visitor" : "player" },
          }),
        ),
      ),
};

/** Keeps unsent metrics on the device. [analytics-003] */
export const rememberMetrics: Epic = {
  name: "analytics/remember",
  run: (deps) =>
    deps
      .select(({ analytics }) => analytics.queue)
      .pipe(
        // Restored metrics need not be saved again.
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
