import { describe } from "vitest";
import { planned, siteWith } from "../kit/maintenance.ts";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { wholeFeed } from "../kit/siteFeed.ts";

describe("MAINTENANCE-ASK", () => {
  const closed = { SiteConfig: siteWith({ isActive: true }) };
  const live = "/en/section/live";
  const blip = (retryAfterMs?: number) => ({
    FeedList: inTurn(
      answers(wholeFeed("live")),
      fails(503, { code: 70, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }),
      answers(wholeFeed("live")),
    ),
  });
  rule("returns to the page after Retry-After when there was a single 503 [maintenance-003]", {
    path: live,
    server: blip(20_000),
    watch: "PageReloadRequested",
    expect: `SiteConfigAsked 5s RouteEntered(/en/maintenance)
             20s SiteConfigAsked MaintenanceEnded RouteEntered(/en/section/live)`,
    for: "1m",
  });
  rule("asks for the country that the config was for [call-config-001]", {
    path: live,
    server: {
      ...blip(20_000),
      SiteConfig: inTurn(
        answers({ ...siteConfig, geo: { currencyIso: "KZT", countryCode: "KZ" } }),
        answers(siteConfig),
      ),
    },
    expect: "SiteConfigAsked(ask.lang=en) 25s SiteConfigAsked(ask.lang=en, ask.country=KZ)",
    for: "1m",
  });
  rule("asks a minute later without Retry-After {MAINTENANCE-ASK:at}", {
    path: live,
    server: blip(),
    expect: "1m5s MaintenanceEnded",
    for: "2m",
  });
  rule("does nothing 1 ms earlier {MAINTENANCE-ASK:before}", {
    path: live,
    server: blip(),
    watch: "MaintenanceEnded",
    expect: "",
    for: "1m4s999ms",
  });
  rule("fires only once {MAINTENANCE-ASK:after}", {
    path: live,
    server: blip(),
    expect: "SiteConfigAsked 1m5s SiteConfigAsked MaintenanceEnded",
    for: "1m5s1ms",
  });
  rule("stops once the site is open again {MAINTENANCE-ASK:cancel}", {
    path: live,
    server: blip(),
    expect: "SiteConfigAsked 1m5s SiteConfigAsked MaintenanceEnded",
    for: "10m",
  });
  rule("waits five minutes at most {MAINTENANCE-ASK:at}", {
    path: live,
    server: blip(300_001),
    expect: "5m5s MaintenanceEnded",
    for: "6m",
  });
  rule("waits five minutes less 1 ms when told to {MAINTENANCE-ASK:at}", {
    path: live,
    server: blip(299_999),
    expect: "5m4s999ms MaintenanceEnded",
    for: "6m",
  });
  const later = (...waits: readonly number[]) => ({
    SiteConfig: inTurn(
      siteWith({ isActive: true }),
      ...waits.map((retryAfterMs) => fails(503, { code: 70, retryAfterMs })),
    ),
  });
  rule("waits a second at least {MAINTENANCE-ASK:at}", {
    server: later(999),
    expect: "SiteConfigAsked 1m SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked",
    for: "1m2s999ms",
  });
  rule("reloads a page that had not started when the 503 arrived", {
    path: live,
    server: {
      FeedList: inTurn(fails(503, { code: 70, retryAfterMs: 20_000 }), answers(wholeFeed("live"))),
    },
    watch: "MaintenanceEnded",
    expect: "20s PageReloadRequested",
    for: "1m",
  });
  rule("restarts the time with an answer of the config {MAINTENANCE-ASK:reset}", {
    stored: { cookies: { is_maintenance: "1" } },
    server: { SiteConfig: late("10s", siteWith({ isActive: true })) },
    expect: "SiteConfigAsked 1m10s SiteConfigAsked",
    for: "2m",
  });
  rule("stops when the config gives an end {MAINTENANCE-ASK:cancel}", {
    stored: { cookies: { is_maintenance: "1" } },
    server: { SiteConfig: late("10s", siteWith({ isActive: true, end: "1h" })) },
    expect: "SiteConfigAsked",
    for: "59m",
  });
  rule("waits a second and 1 ms when told to {MAINTENANCE-ASK:at}", {
    server: later(1_001),
    expect: "SiteConfigAsked 1m SiteConfigAsked 1s1ms SiteConfigAsked",
    for: "1m2s",
  });
  rule(
    "asks every minute on a site closed by its flag, and reloads the page when it opens [maintenance-003]",
    {
      server: {
        SiteConfig: inTurn(
          siteWith({ isActive: true }),
          siteWith({ isActive: true }),
          siteWith({}),
        ),
        CheckSession: silence,
      },
      expect:
        "SiteConfigAsked 1m SiteConfigAsked 1m SiteConfigAsked PageReloadRequested SiteConfigAsked",
      for: "2m30s",
    },
  );
  rule("waits for an end that becomes known", {
    server: {
      SiteConfig: inTurn(
        siteWith({ isActive: true }),
        siteWith({ isActive: true, end: "1h" }),
        siteWith({}),
      ),
    },
    watch: "MaintenanceEnded",
    expect: "SiteConfigAsked 1m SiteConfigAsked 59m PageReloadRequested SiteConfigAsked",
    for: "1h1m",
  });
  rule("does not open a planned maintenance without an end by the flag alone", {
    server: planned({ start: "20s" }),
    watch: "MaintenanceEnded",
    expect: "20s MaintenanceBegan",
    for: "5m",
  });
  rule("starts over after a reload {MAINTENANCE-ASK:reload}", {
    server: closed,
    tab: "20s reload",
    expect: "SiteConfigAsked 20s SiteConfigAsked 1m SiteConfigAsked",
    for: "1m59s",
  });
  rule("asks on waking if it fell due during sleep {MAINTENANCE-ASK:sleep}", {
    server: closed,
    clock: "20s sleep 10m",
    expect: "SiteConfigAsked 10m20s SiteConfigAsked",
    for: "11m",
  });
  rule("is not delayed when the clock is set back {MAINTENANCE-ASK:back}", {
    server: closed,
    clock: "20s back 1h",
    expect: "SiteConfigAsked 1m SiteConfigAsked",
    for: "1m59s",
  });
  rule("asks on the page's next check when the clock is set forward {MAINTENANCE-ASK:forward}", {
    server: closed,
    clock: "20s forward 1h",
    tab: "22s hidden 1s visible",
    expect: "SiteConfigAsked 22s SiteConfigAsked",
    for: "1m",
  });
  rule("waits while offline {MAINTENANCE-ASK:offline} {MAINTENANCE-ASK:pause}", {
    server: closed,
    network: "20s offline",
    expect: "SiteConfigAsked",
    for: "5m",
  });
  rule("asks when the connection is back {MAINTENANCE-ASK:resume}", {
    server: closed,
    network: "20s offline 1m online",
    expect: "SiteConfigAsked 1m20s SiteConfigAsked",
    for: "2m",
  });
});
