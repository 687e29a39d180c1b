import { describe } from "vitest";
import { planned, siteWith } from "../kit/maintenance.ts";
import { answers, fails, inTurn, late, silence } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
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
  rule("a single 503 is no end: back at the page after Retry-After [maintenance-003]", {
    path: live,
    server: blip(20_000),
    watch: "PageReloadRequested",
    expect: `SiteConfigAsked 5s RouteEntered(/en/maintenance)
             20s SiteConfigAsked MaintenanceEnded RouteEntered(/en/section/live)`,
    for: "1m",
  });
  rule("without Retry-After a minute later {MAINTENANCE-ASK:at}", {
    path: live,
    server: blip(),
    expect: "1m5s MaintenanceEnded",
    for: "2m",
  });
  rule("not 1 ms before {MAINTENANCE-ASK:before}", {
    path: live,
    server: blip(),
    watch: "MaintenanceEnded",
    expect: "",
    for: "1m4s999ms",
  });
  rule("and once {MAINTENANCE-ASK:after}", {
    path: live,
    server: blip(),
    expect: "SiteConfigAsked 1m5s SiteConfigAsked MaintenanceEnded",
    for: "1m5s1ms",
  });
  rule("open again, it is asked no more {MAINTENANCE-ASK:cancel}", {
    path: live,
    server: blip(),
    expect: "SiteConfigAsked 1m5s SiteConfigAsked MaintenanceEnded",
    for: "10m",
  });
  rule("five minutes at most {MAINTENANCE-ASK:at}", {
    path: live,
    server: blip(300_001),
    expect: "5m5s MaintenanceEnded",
    for: "6m",
  });
  rule("five minutes less 1 ms are obeyed {MAINTENANCE-ASK:at}", {
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
  rule("a second at least {MAINTENANCE-ASK:at}", {
    server: later(999),
    expect: "SiteConfigAsked 1m SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked",
    for: "1m2s999ms",
  });
  rule("a 503 of the first moment: a page that has not begun is loaded anew", {
    path: live,
    server: {
      FeedList: inTurn(fails(503, { code: 70, retryAfterMs: 20_000 }), answers(wholeFeed("live"))),
    },
    watch: "MaintenanceEnded",
    expect: "20s PageReloadRequested",
    for: "1m",
  });
  rule("an answer of the config restarts the time {MAINTENANCE-ASK:reset}", {
    stored: { cookies: { is_maintenance: "1" } },
    server: { SiteConfig: late("10s", siteWith({ isActive: true })) },
    expect: "SiteConfigAsked 1m10s SiteConfigAsked",
    for: "2m",
  });
  rule("a config with an end takes its place {MAINTENANCE-ASK:cancel}", {
    stored: { cookies: { is_maintenance: "1" } },
    server: { SiteConfig: late("10s", siteWith({ isActive: true, end: "1h" })) },
    expect: "SiteConfigAsked",
    for: "59m",
  });
  rule("a second and 1 ms are obeyed {MAINTENANCE-ASK:at}", {
    server: later(1_001),
    expect: "SiteConfigAsked 1m SiteConfigAsked 1s1ms SiteConfigAsked",
    for: "1m2s",
  });
  rule("closed by its flag: asked every minute, then loaded anew [maintenance-003]", {
    server: {
      SiteConfig: inTurn(siteWith({ isActive: true }), siteWith({ isActive: true }), siteWith({})),
      CheckSession: silence,
    },
    expect:
      "SiteConfigAsked 1m SiteConfigAsked 1m SiteConfigAsked PageReloadRequested SiteConfigAsked",
    for: "2m30s",
  });
  rule("an end that becomes known is waited for", {
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
  rule("what was planned and has no end is not open by its flag alone", {
    server: planned({ start: "20s" }),
    watch: "MaintenanceEnded",
    expect: "20s MaintenanceBegan",
    for: "5m",
  });
  rule("a reload begins anew {MAINTENANCE-ASK:reload}", {
    server: closed,
    tab: "20s reload",
    expect: "SiteConfigAsked 20s SiteConfigAsked 1m SiteConfigAsked",
    for: "1m59s",
  });
  rule("overslept, it asks on waking {MAINTENANCE-ASK:sleep}", {
    server: closed,
    clock: "20s sleep 10m",
    expect: "SiteConfigAsked 10m20s SiteConfigAsked",
    for: "11m",
  });
  rule("the clock set back does not put it off {MAINTENANCE-ASK:back}", {
    server: closed,
    clock: "20s back 1h",
    expect: "SiteConfigAsked 1m SiteConfigAsked",
    for: "1m59s",
  });
  rule("the clock set forward: asked when the page next looks {MAINTENANCE-ASK:forward}", {
    server: closed,
    clock: "20s forward 1h",
    tab: "22s hidden 1s visible",
    expect: "SiteConfigAsked 22s SiteConfigAsked",
    for: "1m",
  });
  rule("offline it waits {MAINTENANCE-ASK:offline} {MAINTENANCE-ASK:pause}", {
    server: closed,
    network: "20s offline",
    expect: "SiteConfigAsked",
    for: "5m",
  });
  rule("and asks when the connection is back {MAINTENANCE-ASK:resume}", {
    server: closed,
    network: "20s offline 1m online",
    expect: "SiteConfigAsked 1m20s SiteConfigAsked",
    for: "2m",
  });
});
