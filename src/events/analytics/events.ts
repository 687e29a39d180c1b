import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";
import { Tracked } from "../shell/events.ts";

/** The browser has measured this visit: `name` of the measure, its value in ms. */
export const PageMeasured = defineInput("PageMeasured", 1, shape({ name: openString, ms: finite }));

/** Analytics begin; the scripts at these addresses are put into the page. [analytics-008] */
export const AnalyticsStarted = defineEvent(
  "AnalyticsStarted",
  1,
  shape({ scriptUrls: t.array(openString) }),
);
/** Something for the collector, not yet sent. */
export const MetricTracked = defineEvent("MetricTracked", 1, Tracked);
/** What has waited for a day is of no interest any more: everything up to `until` (Unix ms). [analytics-003] */
export const MetricsDropped = defineEvent("MetricsDropped", 1, shape({ until: finite }));

/** Registrations that were tried and not yet done; `lastAt`: when the last one was sent, Unix ms. [analytics-009] */
export const RegistrationTries = shape({ count: finite, lastAt: finite });
export type RegistrationTries = t.TypeOf<typeof RegistrationTries>;

/** What this device remembers of tries on earlier visits. [analytics-009] [analytics-010] */
export const TriesRead = defineInput(
  "TriesRead",
  1,
  shape({ signIn: finite, registration: nullable(RegistrationTries) }),
);
/** So many sign-ins were refused since the last one that succeeded. [analytics-010] */
export const SignInTriesCounted = defineEvent("SignInTriesCounted", 1, shape({ count: finite }));
/** So many registrations were tried; null: one is done. [analytics-009] */
export const RegistrationTriesCounted = defineEvent(
  "RegistrationTriesCounted",
  1,
  shape({ tries: nullable(RegistrationTries) }),
);

/** An error: something is of a type that the collector does not know; it is not told. [error-041] */
export const TypeFoundUnknown = defineEvent(
  "TypeFoundUnknown",
  1,
  shape({ kind: t.keyof({ registration: null, bonus: null, social: null }), type: openString }),
);

/** POST /fatman-api/{key}; nothing comes back. [call-analytics-001] */
export const SendMetrics = defineCall(
  "SendMetrics",
  1,
  shape({ key: openString, source: finite, events: t.array(Tracked) }),
  shape({}),
);
