import { ignoreElements, of } from "rxjs";
import { MetricsDropped, SendMetrics } from "../../events/analytics/events.ts";
import { analyticsSource } from "../../events/analytics/selectors.ts";
import { deadline, type Due } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { offline, siteOpen } from "../rules/conditions.ts";

export const METRICS_SEND = rule({
  id: "METRICS-SEND",
  ledger: ["analytics-001", "analytics-003", "analytics-004", "call-analytics-001"],
  parameters: {
    afterMs: { unit: "ms", fallback: 10_000 },
    keptMs: { unit: "ms", fallback: 86_400_000 },
  },
  needs: {
    siteOpen,
    collectorOn: ({ shell }) => shell.config?.analytics?.isCollectorEnabled === true,
  },
  pauses: { offline },
  persists: ["tl.metrics"],
});

/** Sends queued metrics at most 10 s after the first one; drops those that could not be sent for a day. */
export const sendMetrics = deadline({
  name: "analytics/send",
  rule: METRICS_SEND,
  due: ({ analytics: { queue, since, isSending }, shell }) => {
    const [oldest] = queue;
    if (oldest === undefined) return [];
    const due = (key: string, from: number, name: keyof typeof METRICS_SEND.parameters): Due => {
      const wholeMs = parameter(METRICS_SEND, name, shell.config);
      return { key, at: from + wholeMs, wholeMs };
    };
    // Expired metrics are dropped first, so that they are not sent.
    const drop = due(`drop ${oldest.at}`, oldest.at, "keptMs");
    return since === null || isSending ? [drop] : [drop, due("send", since, "afterMs")];
  },
  fire: (deps, key) => {
    if (key !== "send") return of(MetricsDropped({ until: Number(key.slice("drop ".length)) }));
    const state = deps.state();
    return deps
      .call(SendMetrics, {
        key: state.shell.config?.analytics?.collectorKey ?? "",
        source: analyticsSource(state),
        events: [...state.analytics.queue],
      })
      .pipe(ignoreElements());
  },
});
