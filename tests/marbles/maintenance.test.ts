import { describe } from "vitest";
import { type Plan, planned, siteWith } from "../kit/maintenance.ts";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

describe("MAINTENANCE-START", () => {
  rule("begins on time and goes to its page [maintenance-002] {MAINTENANCE-START:at}", {
    server: planned({ start: "30s" }),
    watch: "RouteEntered",
    expect: "30s MaintenanceBegan RouteEntered(/en/maintenance)",
    for: "1m",
  });
  rule("does nothing 1 ms earlier [maintenance-001] {MAINTENANCE-START:before}", {
    server: planned({ start: "30s" }),
    watch: "MaintenanceBegan",
    expect: "",
    for: "29s999ms",
  });
  rule("fires only once [maintenance-001] {MAINTENANCE-START:after}", {
    server: planned({ start: "30s" }),
    expect: "30s MaintenanceBegan",
    for: "30s1ms",
  });
  rule("is cancelled when an answer has already closed the site {MAINTENANCE-START:cancel}", {
    isPlayer: true,
    server: {
      ...planned({ start: "30s" }),
      Balance: inTurn(
        answers({ accountId: 11, money: 100, points: 0, updatedAt: 0 }),
        fails(503, { code: 70 }),
      ),
    },
    watch: "MaintenanceBegan",
    expect: "20s RouteEntered(/en/maintenance)",
    for: "1m",
  });
  rule("ignores a start that is past when the config arrives [maintenance-001]", {
    server: planned({ start: "0" }),
    watch: "MaintenanceBegan",
    expect: "",
    for: "1m",
  });
  rule("is scheduled again after a reload {MAINTENANCE-START:reload}", {
    server: planned({ start: "30s" }),
    tab: "20s reload",
    expect: "30s MaintenanceBegan",
    for: "1m",
  });
  rule("begins on waking if it fell due during sleep {MAINTENANCE-START:sleep}", {
    server: planned({ start: "30s" }),
    clock: "10s sleep 10m",
    expect: "10m10s MaintenanceBegan",
    for: "11m",
  });
  rule("is not delayed when the clock is set back {MAINTENANCE-START:back}", {
    server: planned({ start: "30s" }),
    clock: "10s back 1h",
    expect: "30s MaintenanceBegan",
    for: "1m",
  });
  rule("fires on the page's next check when the clock is set forward {MAINTENANCE-START:forward}", {
    server: planned({ start: "30s" }),
    clock: "10s forward 1h",
    tab: "12s hidden 1s visible",
    expect: "12s MaintenanceBegan",
    for: "1m",
  });
  rule("begins while offline too {MAINTENANCE-START:offline}", {
    server: planned({ start: "30s" }),
    network: "10s offline",
    expect: "30s MaintenanceBegan",
    for: "1m",
  });
  rule("fires in every tab at once {MAINTENANCE-START:tab2}", {
    server: planned({ start: "30s" }),
    tab2: "10s open",
    expect: "30s 2:MaintenanceBegan MaintenanceBegan",
    for: "1m",
  });
});

describe("MAINTENANCE-END", () => {
  const then = (plan: Plan, after: Plan = {}) => ({
    SiteConfig: inTurn(siteWith(plan), siteWith(after)),
  });
  rule("reloads the page and goes home [maintenance-003] {MAINTENANCE-END:at}", {
    server: then({ isActive: true, end: "40s" }),
    watch: "TimerArmed(rule=MAINTENANCE-END)",
    expect: `RouteEntered(/en/maintenance) 5s TimerArmed(rule=MAINTENANCE-END)
             35s PageReloadRequested(maintenance) RouteEntered(/en)`,
    for: "1m",
  });
  rule("does nothing 1 ms earlier [maintenance-003] {MAINTENANCE-END:before}", {
    server: then({ isActive: true, end: "40s" }),
    watch: "PageReloadRequested",
    expect: "",
    for: "39s999ms",
  });
  rule("fires only once [maintenance-003] {MAINTENANCE-END:after}", {
    server: planned({ isActive: true, end: "40s" }),
    expect: "40s PageReloadRequested",
    for: "40s1ms",
  });
  rule(
    "waits for the end of maintenance that began in between, and not less [maintenance-001] {MAINTENANCE-END:at}",
    {
      server: then({ start: "20s", end: "40s" }),
      watch: "TimerArmed(rule=MAINTENANCE-END)",
      expect: "20s TimerArmed(rule=MAINTENANCE-END) 20s PageReloadRequested(maintenance)",
      for: "1m",
    },
  );
  rule("does nothing on an open site [maintenance-003]", {
    server: then({ start: "20s", end: "40s" }, { end: "2m" }),
    expect: "40s PageReloadRequested(maintenance)",
    for: "3m",
  });
  rule("waits again for a later end [maintenance-001]", {
    server: then({ isActive: true, end: "40s" }, { isActive: true, end: "1m40s" }),
    expect: "40s PageReloadRequested 1m PageReloadRequested",
    for: "3m",
  });
  rule("is scheduled again after a reload {MAINTENANCE-END:reload}", {
    server: planned({ isActive: true, end: "40s" }),
    tab: "20s reload",
    expect: "40s PageReloadRequested",
    for: "1m",
  });
  rule("ends on waking if it fell due during sleep {MAINTENANCE-END:sleep}", {
    server: then({ isActive: true, end: "40s" }),
    clock: "20s sleep 10m",
    expect: "10m20s PageReloadRequested",
    for: "11m",
  });
  rule("is not delayed when the clock is set back {MAINTENANCE-END:back}", {
    server: then({ isActive: true, end: "40s" }),
    clock: "20s back 1h",
    expect: "40s PageReloadRequested",
    for: "1m",
  });
  rule("fires on the page's next check when the clock is set forward {MAINTENANCE-END:forward}", {
    server: then({ isActive: true, end: "40s" }),
    clock: "20s forward 1h",
    tab: "22s hidden 1s visible",
    expect: "22s PageReloadRequested",
    for: "1m",
  });
  rule("waits while offline {MAINTENANCE-END:offline} {MAINTENANCE-END:pause}", {
    server: then({ isActive: true, end: "40s" }),
    network: "20s offline",
    watch: "PageReloadRequested",
    expect: "",
    for: "3m",
  });
  rule("fires when the connection is back {MAINTENANCE-END:resume}", {
    server: then({ isActive: true, end: "40s" }),
    network: "20s offline 1m online",
    expect: "1m20s PageReloadRequested",
    for: "3m",
  });
  rule("fires in every tab at once {MAINTENANCE-END:tab2}", {
    server: planned({ isActive: true, end: "40s" }),
    tab2: "10s open",
    expect: "40s 2:PageReloadRequested PageReloadRequested",
    for: "41s",
  });
});

describe("a closed site", () => {
  rule("requests only the config while its cookie is set [maintenance-002] [maintenance-004]", {
    path: "/en",
    stored: { cookies: { is_maintenance: "1" } },
    watch: `SiteConfigAsked CheckSessionAsked SportsAsked MarketTypesAsked FeedListAsked BlockAsked
            AppVersionAsked ConfigGroupsAsked FingerprintWanted AnalyticsStarted`,
    server: planned({ isActive: true, end: "2h" }),
    expect: "SiteConfigAsked RouteEntered(/en/maintenance)",
    for: "1h",
  });
  rule("leaves its maintenance page once it is open [maintenance-003]", {
    path: "/en/maintenance",
    expect: "RouteEntered(/en)",
    for: "1m",
  });
  rule("stops all polls [maintenance-004] {POLL:pause}", {
    path: "/en/section/live",
    server: planned({ start: "12s" }),
    watch: "FeedListAsked",
    expect: "FeedListAsked 5s FeedListAsked 5s FeedListAsked 2s MaintenanceBegan",
    for: "5m",
  });
  rule("sends no coupon reminder [maintenance-004] {COUPON-REMINDER:cancel}", {
    path: "/en/section/live/1/501",
    server: planned({ start: "20s" }),
    user: "10s AddBet(901)",
    watch: "CouponReminderShown",
    expect: "20s CouponReminderDropped",
    for: "10m",
  });
  rule("asks nothing about the coupon [maintenance-004] {COUPON-SETTLE:cancel}", {
    path: "/en/section/live/1/501",
    server: planned({ start: "10s" }),
    user: "9s900ms AddBet(901)",
    watch: "RefreshCouponAsked",
    expect: "10s MaintenanceBegan",
    for: "5m",
  });
  rule("does not repeat a session check [maintenance-004] {SESSION-CHECK:cancel}", {
    server: {
      CheckSession: fails(503),
      SiteConfig: late("500ms", siteWith({ isActive: true })),
    },
    watch: "SessionClosed",
    expect: "CheckSessionAsked",
    for: "5m",
  });
});
