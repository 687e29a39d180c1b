import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";
import { Tracked } from "../shell/events.ts";

/** The browser measured this visit: `name` of the metric, its value in ms. */
export const PageMeasured = defineInput("PageMeasured", 1, shape({ name: openString, ms: finite }));

/** Analytics start; the scripts at these addresses are added to the page. [analytics-008] */
export const AnalyticsStarted = defineEvent(
  "AnalyticsStarted",
  1,
  shape({ scriptUrls: t.array(openString) }),
);
/** An event for the collector, not sent yet. */
export const MetricTracked = defineEvent("MetricTracked", 1, Tracked);
/** Events that have waited for a day are dropped: everything up to `until` (Unix ms). [analytics-003] */
export const MetricsDropped = defineEvent("MetricsDropped", 1, shape({ until: finite }));

/**
 * Registration attempts since the last success; `lastAt`: when the last one was sent, Unix ms.
 * [analytics-009]
 */
export const RegistrationTries = shape({ count: finite, lastAt: finite });
export type RegistrationTries = t.TypeOf<typeof RegistrationTries>;

/** Attempts on earlier visits that this device has stored. [analytics-009] [analytics-010] */
export const TriesRead = defineInput(
  "TriesRead",
  1,
  shape({ signIn: finite, registration: nullable(RegistrationTries) }),
);
/** Number of refused sign-ins since the last success. [analytics-010] */
export const SignInTriesCounted = defineEvent("SignInTriesCounted", 1, shape({ count: finite }));
/** Number of registration attempts; null after a success. [analytics-009] */
export const RegistrationTriesCounted = defineEvent(
  "RegistrationTriesCounted",
  1,
  shape({ tries: nullable(RegistrationTries) }),
);

/** An error: something has a type that the collector does not know, so it is not sent. [error-041] */
export const TypeFoundUnknown = defineEvent(
  "TypeFoundUnknown",
  1,
  shape({ kind: t.keyof({ registration: null, bonus: null, social: null }), type: openString }),
);

/** POST /fatman-api/{key}; the answer is empty. [call-analytics-001] */
export const SendMetrics = defineCall(
  "SendMetrics",
  1,
  shape({ key: openString, source: finite, events: t.array(Tracked) }),
  shape({}),
);
