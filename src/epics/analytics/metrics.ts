import { AnalyticsStarted, PageMeasured, TypeFoundUnknown } from "../../events/analytics/events.ts";
import {
  isKnownType,
  type MetricName,
  sectionByRoute,
  type TypeKind,
} from "../../events/analytics/tables.ts";
import { CouponPlaced } from "../../events/coupon/events.ts";
import type { DataOf, Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { RouteEntered } from "../../events/navigation/events.ts";
import { RegistrationAnswered, RegistrationAsked } from "../../events/registrationForm/events.ts";
import { SessionOpened } from "../../events/session/events.ts";
import type { Tracked } from "../../events/shell/index.ts";

/** What the collector is sent about an event: a name and plain values, never who or how much. */
export type Metric =
  | { readonly tag: "metric"; readonly name: MetricName; readonly params: Tracked["params"] }
  | { readonly tag: "unknown"; readonly type: DataOf<typeof TypeFoundUnknown> };

/** Events that are reported to the collector. [call-analytics-001] */
export const reportedEvents = [
  AnalyticsStarted,
  RouteEntered,
  PageMeasured,
  SessionOpened,
  RegistrationAsked,
  RegistrationAnswered,
  CouponPlaced,
] as const;

const metric = (name: MetricName, params: Tracked["params"] = {}): Metric => ({
  tag: "metric",
  name,
  params,
});

/** The metrics for this event; `state` already includes it. */
export function metricsOf(entry: Entry, state: State): readonly Metric[] {
  const { signIn, registration } = state.analytics.tries;
  if (AnalyticsStarted.is(entry) || RouteEntered.is(entry)) return pageOf(state);
  if (PageMeasured.is(entry))
    return [metric("timing", { measure: entry.data.name, ms: entry.data.ms })];
  if (SessionOpened.is(entry)) return [metric("sign_in", { refused: signIn })];
  if (RegistrationAsked.is(entry)) {
    const { type, bonusId } = entry.data.order;
    const params = { type, bonus: bonusId, tries: registration?.count ?? 0 };
    return ofKnown({ registration: type, bonus: String(bonusId) }, "registration_try", params);
  }
  if (RegistrationAnswered.is(entry)) {
    const { type, outcome } = entry.data;
    return ofKnown({ registration: type }, "registration", { type, outcome });
  }
  if (CouponPlaced.is(entry)) return [metric("bet_placed")];
  return [];
}

/**
 * The page by its route name, with the visitor's experiments; an account section is reported a second time.
 * [config-006] [analytics-011]
 */
function pageOf({ navigation, configGroups }: State): readonly Metric[] {
  const experiments = Object.entries(configGroups.experiments).flatMap(([name, isOn]) =>
    isOn ? [name] : [],
  );
  const route = navigation.route.name;
  const section = route === "pending" ? undefined : sectionByRoute[route];
  return [
    metric("page_view", {
      route,
      ...(experiments.length === 0 ? {} : { experiments: experiments.join(",") }),
    }),
    ...(section === undefined ? [] : [metric("account_section", { section })]),
  ];
}

/** The metric if its types are known, otherwise the types that are not. [error-041] */
function ofKnown(
  types: Partial<Readonly<Record<TypeKind, string>>>,
  name: MetricName,
  params: Tracked["params"] = types,
): readonly Metric[] {
  const kinds = ["registration", "bonus"] as const;
  const unknown = kinds.flatMap((kind): Metric[] => {
    const type = types[kind];
    if (type === undefined || isKnownType(kind, type)) return [];
    return [{ tag: "unknown", type: { kind, type } }];
  });
  return unknown.length === 0 ? [metric(name, params)] : unknown;
}
