import { describe } from "vitest";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { instant } from "../kit/play.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const collecting = {
  ...siteConfig,
  analytics: { counters: {}, isCollectorEnabled: true, collectorKey: "web" },
  cookieConsent: { isPopupEnabled: true },
};
const site = { SiteConfig: answers(collecting) };
const measured = "PageMeasured(load, 1200)";
const one = (at: string) => ({ id: 102, name: "timing", at: instant(at), params: { ms: 7 } });
const kept = (at: string) => ({ local: { "tl.metrics": [one(at)] } });
const asked = "SendMetricsAsked(ask.key=web, ask.source=55)";

describe("METRICS-SEND", () => {
  rule("sends 10 s after the first event [analytics-004] [call-analytics-001] {METRICS-SEND:at}", {
    server: site,
    user: `7s ${measured} 3s ${measured}`,
    watch: "SendMetricsAsked MetricTracked",
    expect: `7s MetricTracked(102, timing, ${instant("7s")}) 3s MetricTracked 7s ${asked}`,
    for: "1h",
  });
  rule("does nothing 1 ms earlier [analytics-004] {METRICS-SEND:before}", {
    server: site,
    user: `7s ${measured}`,
    watch: "SendMetricsAsked",
    expect: "",
    for: "16s999ms",
  });
  rule("sends only once [analytics-004] {METRICS-SEND:after}", {
    server: site,
    user: `7s ${measured}`,
    expect: "17s SendMetricsAsked",
    for: "17s1ms",
  });
  rule("keeps events of a request in progress for its next turn {METRICS-SEND:at}", {
    server: { ...site, SendMetrics: late("5s", answers({})) },
    user: `7s ${measured} 12s ${measured}`,
    expect: "17s SendMetricsAsked 12s SendMetricsAsked",
    for: "1h",
  });
  rule("sends page views once analytics have started [analytics-002] [analytics-006]", {
    server: site,
    stored: { cookies: { cookies_agree_type: "marketing" } },
    user: "15s GoTo(/en/office/report)",
    expect: `10s MetricTracked(101, page_view, params={"route":"menu"})
             5s MetricTracked(101, page_view, params={"route":"report"})`,
    for: "1m",
  });
  rule("names the experiments that the remote config turned on in page views [config-006]", {
    server: { ...site, ConfigGroups: answers({ experiments: { fast: true, slow: false } }) },
    stored: { cookies: { cookies_agree_type: "all" } },
    expect: "10s MetricTracked(101, params.experiments=fast)",
    for: "11s",
  });
  rule("says when the actions are another user's, without saying whose [session-013]", {
    isPlayer: true,
    server: site,
    stored: { cookies: { cookies_agree_type: "marketing" } },
    user: "15s SignOut",
    watch: "MetricTracked",
    expect: `10s MetricTracked(101, page_view) MetricTracked(104, user_set, params={"user":"player"})
             5s MetricTracked(104, user_set, params={"user":"visitor"})`,
    for: "16s",
  });
  rule("says nothing of the user without consent [session-013] [analytics-006]", {
    isPlayer: true,
    server: site,
    user: "15s SignOut",
    watch: "MetricTracked",
    expect: "",
    for: "1m",
  });
  rule("sends timings but no page views without consent [analytics-006]", {
    server: site,
    user: `15s GoTo(/en/office/report) 1s ${measured}`,
    expect: "16s MetricTracked(102, timing)",
    for: "1m",
  });
  rule("sends source 119 in a messenger's web view [analytics-001]", {
    path: "/en/office/menu?botId=7",
    server: { SiteConfig: answers({ ...collecting, telegram: { isWebViewAllowed: true } }) },
    user: `7s ${measured}`,
    expect: "17s SendMetricsAsked(ask.source=119)",
    for: "1m",
  });
  rule("sends nothing for a site without a collector {METRICS-SEND:reload}", {
    server: { SiteConfig: inTurn(answers(collecting), answers(siteConfig)) },
    user: `7s ${measured}`,
    tab: "8s reload",
    watch: "SendMetricsAsked MetricsDropped",
    expect: "",
    for: "1h",
  });
  rule("waits for the next event after a failure {METRICS-SEND:at}", {
    server: { ...site, SendMetrics: inTurn(fails(503), answers({})) },
    user: `7s ${measured} 1m ${measured}`,
    expect: "17s SendMetricsAsked 1m SendMetricsAsked",
    for: "1h",
  });
  rule("is cancelled by maintenance [maintenance-004] {METRICS-SEND:cancel}", {
    server: {
      SiteConfig: answers({
        ...collecting,
        maintenance: {
          isActive: false,
          started_at: instant("16s") / 1000,
          ended_at: null,
          notify_started_at: null,
          notify_ended_at: null,
        },
      }),
    },
    user: `7s ${measured}`,
    watch: "SendMetricsAsked",
    expect: "16s MaintenanceBegan",
    for: "1h",
  });
  rule("sends what is unsent after a reload [analytics-003] {METRICS-SEND:reload}", {
    server: site,
    user: `7s ${measured}`,
    tab: "8s reload",
    expect: "17s SendMetricsAsked",
    for: "1h",
  });
  rule("keeps events for a day and not longer [analytics-003] {METRICS-SEND:at}", {
    server: site,
    stored: kept("0"),
    tab: "1s close 23h59m58s open",
    watch: "SendMetricsAsked MetricsDropped",
    expect: "1d4s MetricsDropped",
    for: "1d1m",
  });
  rule("sends events 1 ms less than a day old [analytics-003] {METRICS-SEND:before}", {
    server: site,
    stored: kept("0"),
    tab: "1s close 23h59m53s999ms open",
    watch: "SendMetricsAsked MetricsDropped",
    expect: "23h59m59s999ms SendMetricsAsked",
    for: "1d1m",
  });
  rule("drops what cannot be sent after a day [analytics-003] {METRICS-SEND:at}", {
    server: { ...site, SendMetrics: silence },
    user: `7s ${measured}`,
    expect: "1d7s MetricsDropped",
    for: "1d1m",
  });
  rule("sends on waking if it fell due during sleep {METRICS-SEND:sleep}", {
    server: site,
    user: `7s ${measured}`,
    clock: "8s sleep 10m",
    expect: "10m8s SendMetricsAsked",
    for: "1h",
  });
  rule("is not delayed when the clock is set back {METRICS-SEND:back}", {
    server: site,
    user: `7s ${measured}`,
    clock: "8s back 1h",
    tab: "10s reload",
    expect: "25s SendMetricsAsked",
    for: "1m",
  });
  rule("fires on the page's next check when the clock is set forward {METRICS-SEND:forward}", {
    server: site,
    user: `7s ${measured}`,
    clock: "8s forward 1h",
    tab: "9s hidden",
    expect: "9s SendMetricsAsked",
    for: "1m",
  });
  rule("waits while offline {METRICS-SEND:offline} {METRICS-SEND:pause}", {
    server: site,
    user: `7s ${measured}`,
    network: "8s offline",
    watch: "SendMetricsAsked",
    expect: "",
    for: "1h",
  });
  rule("resumes when the connection is back {METRICS-SEND:resume}", {
    server: site,
    user: `7s ${measured}`,
    network: "8s offline 1m online",
    expect: "1m8s SendMetricsAsked",
    for: "1h",
  });
  rule("leaves what another tab has stored to that tab {METRICS-SEND:tab2}", {
    server: site,
    user: `7s ${measured}`,
    tab2: "6s open",
    watch: "2:SendMetricsAsked",
    expect: "17s SendMetricsAsked",
    for: "1h",
  });
  rule("has nothing to send after a reload when the storage is wiped {METRICS-SEND:wiped}", {
    server: site,
    user: `7s ${measured}`,
    storage: "8s wipe",
    tab: "9s reload",
    watch: "SendMetricsAsked",
    expect: "7s MetricTracked",
    for: "1h",
  });
});
