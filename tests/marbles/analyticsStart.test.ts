import { describe } from "vitest";
import { answers, late } from "../kit/replies.ts";
import { instant } from "../kit/play.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const analytics = { counters: {}, isCollectorEnabled: true, collectorKey: "web" };
const asking = { ...siteConfig, analytics, cookieConsent: { isPopupEnabled: true } };
const site = { SiteConfig: answers(asking) };
const agreed = (consent: string) => ({ cookies: { cookies_agree_type: consent } });
const all = agreed("all");

describe("ANALYTICS-START", () => {
  rule("10 s after the app is ready [analytics-005] {ANALYTICS-START:at}", {
    server: site,
    stored: all,
    latency: "1s",
    expect: "11s AnalyticsStarted",
    for: "1h",
  });
  rule("not 1 ms before [analytics-005] {ANALYTICS-START:before}", {
    server: site,
    stored: all,
    watch: "AnalyticsStarted",
    expect: "",
    for: "9s999ms",
  });
  rule("and once [analytics-005] {ANALYTICS-START:after}", {
    server: site,
    stored: all,
    expect: "10s AnalyticsStarted",
    for: "10s1ms",
  });
  rule("at once on a registration page [analytics-005] {ANALYTICS-START:at}", {
    path: "/en/registration",
    server: site,
    stored: all,
    expect: "5s AnalyticsStarted",
    for: "1h",
  });
  rule("an app that is not ready counts nothing, there neither [analytics-005]", {
    path: "/en/registration",
    server: { SiteConfig: late("20s", answers(asking)) },
    stored: all,
    expect: "20s AnalyticsStarted",
    for: "1h",
  });
  rule("or when one is entered [analytics-005] {ANALYTICS-START:reset}", {
    server: site,
    stored: all,
    user: "7s GoTo(/en/registration)",
    expect: "7s AnalyticsStarted",
    for: "1h",
  });
  rule("marketing alone is consent, functional is not [analytics-006]", {
    server: site,
    stored: agreed("functional,marketing"),
    expect: "10s AnalyticsStarted",
    for: "1h",
  });
  rule("without consent nothing is counted [analytics-006]", {
    server: site,
    stored: agreed("functional"),
    watch: "AnalyticsStarted",
    expect: "",
    for: "1h",
  });
  rule("a site that asks nobody has everybody's consent [settings-015]", {
    server: { SiteConfig: answers({ ...siteConfig, analytics }) },
    expect: "10s AnalyticsStarted",
    for: "1h",
  });
  rule(
    "each counter's script from the address that the site gives [analytics-007] [analytics-008]",
    {
      server: {
        SiteConfig: answers({
          ...siteConfig,
          analytics: {
            ...analytics,
            counters: { gtm: "GTM-1", ym: "2" },
            scriptUrlByType: { gtm: "https://tags.test/gtm.js?id={code}" },
          },
        }),
      },
      expect: '10s AnalyticsStarted(scriptUrls=["https://tags.test/gtm.js?id=GTM-1"])',
      for: "1h",
    },
  );
  rule("maintenance takes it back [maintenance-004] {ANALYTICS-START:cancel}", {
    server: {
      SiteConfig: answers({
        ...asking,
        maintenance: {
          isActive: false,
          started_at: instant("9s") / 1000,
          ended_at: null,
          notify_started_at: null,
          notify_ended_at: null,
        },
      }),
    },
    stored: all,
    watch: "AnalyticsStarted",
    expect: "9s MaintenanceBegan",
    for: "1h",
  });
  rule("a reload begins anew {ANALYTICS-START:reload}", {
    server: site,
    stored: all,
    tab: "9s reload",
    expect: "19s AnalyticsStarted",
    for: "1h",
  });
  rule("overslept, it starts on waking {ANALYTICS-START:sleep}", {
    server: site,
    stored: all,
    clock: "6s sleep 10m",
    expect: "10m6s AnalyticsStarted",
    for: "1h",
  });
  rule("the clock set back does not hold it up {ANALYTICS-START:back}", {
    server: site,
    stored: all,
    clock: "6s back 1h",
    expect: "10s AnalyticsStarted",
    for: "1h",
  });
  rule("the clock set forward: when the page next looks {ANALYTICS-START:forward}", {
    server: site,
    stored: all,
    clock: "6s forward 1h",
    tab: "7s hidden",
    expect: "7s AnalyticsStarted",
    for: "1h",
  });
  rule("offline it starts all the same {ANALYTICS-START:offline}", {
    server: site,
    stored: all,
    network: "6s offline",
    expect: "10s AnalyticsStarted",
    for: "1h",
  });
  rule("each tab for itself {ANALYTICS-START:tab2}", {
    server: site,
    stored: all,
    tab2: "20s open",
    expect: "10s AnalyticsStarted 20s 2:AnalyticsStarted",
    for: "1m",
  });
  rule("wiped, the consent is gone {ANALYTICS-START:wiped}", {
    server: site,
    stored: all,
    storage: "20s wipe",
    tab: "30s reload",
    expect: "10s AnalyticsStarted",
    for: "1h",
  });
});
