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
  rule("starts 10 s after the app is ready [analytics-005] {ANALYTICS-START:at}", {
    server: site,
    stored: all,
    latency: "1s",
    expect: "11s AnalyticsStarted",
    for: "1h",
  });
  rule("does nothing 1 ms earlier [analytics-005] {ANALYTICS-START:before}", {
    server: site,
    stored: all,
    watch: "AnalyticsStarted",
    expect: "",
    for: "9s999ms",
  });
  rule("starts only once [analytics-005] {ANALYTICS-START:after}", {
    server: site,
    stored: all,
    expect: "10s AnalyticsStarted",
    for: "10s1ms",
  });
  rule("starts at once on a registration page [analytics-005] {ANALYTICS-START:at}", {
    path: "/en/registration",
    server: site,
    stored: all,
    expect: "5s AnalyticsStarted",
    for: "1h",
  });
  rule(
    "does not start while the app is not ready, not even on a registration page [analytics-005]",
    {
      path: "/en/registration",
      server: { SiteConfig: late("20s", answers(asking)) },
      stored: all,
      expect: "20s AnalyticsStarted",
      for: "1h",
    },
  );
  rule(
    "starts at once when the visitor enters a registration page [analytics-005] {ANALYTICS-START:reset}",
    {
      server: site,
      stored: all,
      user: "7s GoTo(/en/registration)",
      expect: "7s AnalyticsStarted",
      for: "1h",
    },
  );
  rule("takes marketing consent for consent, but not functional consent [analytics-006]", {
    server: site,
    stored: agreed("functional,marketing"),
    expect: "10s AnalyticsStarted",
    for: "1h",
  });
  rule("starts nothing without consent [analytics-006]", {
    server: site,
    stored: agreed("functional"),
    watch: "AnalyticsStarted",
    expect: "",
    for: "1h",
  });
  rule("counts everybody as consenting where the site does not ask [settings-015]", {
    server: { SiteConfig: answers({ ...siteConfig, analytics }) },
    expect: "10s AnalyticsStarted",
    for: "1h",
  });
  rule(
    "loads each counter's script from the address that the site gives [analytics-007] [analytics-008]",
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
  rule("is cancelled by maintenance [maintenance-004] {ANALYTICS-START:cancel}", {
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
  rule("starts over after a reload {ANALYTICS-START:reload}", {
    server: site,
    stored: all,
    tab: "9s reload",
    expect: "19s AnalyticsStarted",
    for: "1h",
  });
  rule("starts on waking if it fell due during sleep {ANALYTICS-START:sleep}", {
    server: site,
    stored: all,
    clock: "6s sleep 10m",
    expect: "10m6s AnalyticsStarted",
    for: "1h",
  });
  rule("is not delayed when the clock is set back {ANALYTICS-START:back}", {
    server: site,
    stored: all,
    clock: "6s back 1h",
    expect: "10s AnalyticsStarted",
    for: "1h",
  });
  rule("starts on the page's next check when the clock is set forward {ANALYTICS-START:forward}", {
    server: site,
    stored: all,
    clock: "6s forward 1h",
    tab: "7s hidden",
    expect: "7s AnalyticsStarted",
    for: "1h",
  });
  rule("starts while offline too {ANALYTICS-START:offline}", {
    server: site,
    stored: all,
    network: "6s offline",
    expect: "10s AnalyticsStarted",
    for: "1h",
  });
  rule("starts in each tab separately {ANALYTICS-START:tab2}", {
    server: site,
    stored: all,
    tab2: "20s open",
    expect: "10s AnalyticsStarted 20s 2:AnalyticsStarted",
    for: "1m",
  });
  rule("does not start after the storage with the consent is wiped {ANALYTICS-START:wiped}", {
    server: site,
    stored: all,
    storage: "20s wipe",
    tab: "30s reload",
    expect: "10s AnalyticsStarted",
    for: "1h",
  });
});
