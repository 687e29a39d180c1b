import { of } from "rxjs";
import { AnalyticsStarted } from "../../events/analytics/events.ts";
import type { State } from "../../events/index.ts";
import { hasConsent } from "../../events/preferences/index.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { siteOpen } from "../rules/conditions.ts";

export const ANALYTICS_START = rule({
  id: "ANALYTICS-START",
  ledger: ["analytics-005", "analytics-006", "analytics-008", "maintenance-004"],
  parameters: {
    afterMs: { unit: "ms", fallback: 10_000 },
  },
  needs: {
    siteOpen,
    marketingConsent: (state) => hasConsent(state, "marketing"),
  },
});

const isRegistration = (path: string): boolean => /^\/[a-z]{2}\/(social)?registration/.test(path);

/** Starts counting visits and adds the counters' scripts to the page, but not while it is still loading. */
export const startAnalytics = deadline({
  name: "analytics/start",
  rule: ANALYTICS_START,
  due: ({ analytics, shell, navigation }) => {
    if (analytics.isStarted) return [];
    // A registration is counted from the start.
    const isImmediate = isRegistration(navigation.path);
    const wholeMs = isImmediate ? 0 : parameter(ANALYTICS_START, "afterMs", shell.config);
    return [{ key: "", at: shell.readyAt + wholeMs, wholeMs }];
  },
  fire: (deps) => of(AnalyticsStarted({ scriptUrls: scriptUrls(deps.state()) })),
});

/** One for each counter whose script the site has told the address of. [analytics-007] */
function scriptUrls({ shell, seo }: State): string[] {
  const { counters = {}, scriptUrlByType = {} } = shell.config?.analytics ?? {};
  return Object.entries({ ...counters, ...seo.counters }).flatMap(([type, code]) => {
    const url = scriptUrlByType[type];
    return url === undefined ? [] : [url.replaceAll("{code}", encodeURIComponent(code))];
  });
}
