import * as t from "io-ts";
import { finite, openString, shape } from "../../infra/codec.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";
import { Tracked } from "../shell/found.ts";

/** The browser has measured this visit: `name` of the measure, its value in ms. */
export const PageMeasured = defineInput(
  "PageMeasured",
  1,
  "session",
  shape({ name: openString, ms: finite }),
);

/** Analytics begin; the scripts at these addresses are put into the page. [analytics-008] */
export const AnalyticsStarted = defineEvent(
  "AnalyticsStarted",
  1,
  "session",
  shape({ scriptUrls: t.array(openString) }),
);
/** Something for the collector, not yet sent. */
export const MetricTracked = defineEvent("MetricTracked", 1, "session", Tracked);
/** What has waited for a day is of no interest any more: everything up to `until` (Unix ms). [analytics-003] */
export const MetricsDropped = defineEvent("MetricsDropped", 1, "session", shape({ until: finite }));

/** POST /fatman-api/{key}; nothing comes back. [call-analytics-001] */
export const SendMetrics = defineCall(
  "SendMetrics",
  1,
  shape({ key: openString, source: finite, events: t.array(Tracked) }),
  shape({}),
);
