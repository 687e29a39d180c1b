import { distinctUntilChanged, filter, map, merge, skip, startWith } from "rxjs";
import { AnalyticsStarted, MetricTracked, PageMeasured } from "../../events/analytics/events.ts";
import { trackedIds } from "../../events/analytics/selectors.ts";
import { CouponPlaced } from "../../events/coupon/events.ts";
import type { State } from "../../events/index.ts";
import { RouteEntered } from "../../events/navigation/events.ts";
import { SessionOpened } from "../../events/session/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Tracked } from "../../events/shell/found.ts";
import type { Deps, Epic } from "../epic.ts";

const track = (deps: Deps, name: keyof typeof trackedIds, params: Tracked["params"]) =>
  MetricTracked({ id: trackedIds[name], name, at: deps.clock.now(), params });

/** The page by the name of its route, and the experiments that its visitor is in. [config-006] */
function pageOf({ navigation, configGroups }: State): Tracked["params"] {
  const experiments = Object.entries(configGroups.experiments).flatMap(([name, isOn]) =>
    isOn ? [name] : [],
  );
  const route = navigation.route.name;
  return experiments.length === 0 ? { route } : { route, experiments: experiments.join(",") };
}

/**
 * What the collector is told: names and counts, never who or how much. Timings always, all else once analytics
 * have begun. [call-analytics-001] [analytics-010]
 */
export const trackVisit: Epic = {
  name: "analytics/track",
  run: (deps) =>
    merge(
      merge(
        deps
          .on(AnalyticsStarted, RouteEntered)
          .pipe(map(() => track(deps, "page_view", pageOf(deps.state())))),
        deps
          .on(SessionOpened)
          .pipe(map(() => track(deps, "sign_in", { refused: deps.state().analytics.refused }))),
        deps.on(CouponPlaced).pipe(map(() => track(deps, "bet_placed", {}))),
      ).pipe(filter(() => deps.state().analytics.isStarted)),
      deps
        .on(PageMeasured)
        .pipe(map(({ data }) => track(deps, "timing", { measure: data.name, ms: data.ms }))),
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
