import { METRICS_SEND, sendMetrics } from "../epics/analytics/send.ts";
import { ANALYTICS_START, startAnalytics } from "../epics/analytics/start.ts";
import { rememberMetrics, trackUser, trackVisit } from "../epics/analytics/track.ts";
import { countRegistrations, countSignIns } from "../epics/analytics/tries.ts";
import { analyticsSlice } from "../events/analytics/slice.ts";
import { countersPort, measurePage } from "../infra/ports/analytics.ts";
import { loadScript } from "../infra/ports/scripts.ts";
import { readTries } from "../infra/ports/tries.ts";
import { domain } from "./domain.ts";

/** Analytics. */
export const analytics = domain({
  name: "analytics",
  slices: [analyticsSlice],
  epics: [
    trackVisit,
    trackUser,
    countSignIns,
    countRegistrations,
    startAnalytics,
    rememberMetrics,
    sendMetrics,
  ],
  rules: [ANALYTICS_START, METRICS_SEND],
  ports: ({ window, areas, report }) => [
    { onArrived: () => report(readTries(areas.local)) },
    {
      onEntry: countersPort((url) => loadScript(window.document, url)),
      onArrived: () => measurePage(window, report),
    },
  ],
});
