import { describe } from "vitest";
import { planned } from "../kit/maintenance.ts";
import { rule } from "../kit/rule.ts";

describe("MAINTENANCE-NOTICE", () => {
  rule("announces until the site closes when no times are given [maintenance-001]", {
    server: planned({ start: "30s", webState: 1 }),
    watch: "MaintenanceNoticeShown MaintenanceNoticeClosed MaintenanceBegan",
    expect: "5s MaintenanceNoticeShown 25s MaintenanceBegan",
    for: "1m",
  });
  const announced = { from: "20s", until: "1m", start: "5m", end: "6m" };
  const all = "MaintenanceNoticeShown MaintenanceNoticeClosed";
  rule("shows from its start to its end [maintenance-006] {MAINTENANCE-NOTICE:at}", {
    server: planned(announced),
    watch: all,
    expect: "20s MaintenanceNoticeShown 40s MaintenanceNoticeClosed",
    for: "2m",
  });
  rule("does nothing 1 ms earlier [maintenance-006] {MAINTENANCE-NOTICE:before}", {
    server: planned(announced),
    watch: all,
    expect: "",
    for: "19s999ms",
  });
  rule("shows only once [maintenance-006] {MAINTENANCE-NOTICE:after}", {
    server: planned(announced),
    watch: all,
    expect: "20s MaintenanceNoticeShown",
    for: "20s1ms",
  });
  rule("is hidden again 1 ms before its end [maintenance-006]", {
    server: planned(announced),
    watch: all,
    expect: "20s MaintenanceNoticeShown",
    for: "59s999ms",
  });
  rule("never shows when its time is over by the time the config arrives [maintenance-006]", {
    server: planned({ ...announced, from: "0", until: "0" }),
    watch: all,
    expect: "",
    for: "2m",
  });
  rule("stays away once read [maintenance-006] {MAINTENANCE-NOTICE:cancel}", {
    server: planned(announced),
    user: "30s CloseMaintenanceNotice",
    watch: all,
    expect: "20s MaintenanceNoticeShown 10s MaintenanceNoticeClosed",
    for: "2m",
  });
  rule("does not show once maintenance has begun {MAINTENANCE-NOTICE:cancel}", {
    server: planned({ ...announced, from: "40s", start: "30s" }),
    watch: all,
    expect: "30s MaintenanceBegan",
    for: "2m",
  });
  rule("shows again after a reload {MAINTENANCE-NOTICE:reload}", {
    server: planned(announced),
    tab: "30s reload",
    watch: all,
    expect: "20s MaintenanceNoticeShown 15s MaintenanceNoticeShown 25s MaintenanceNoticeClosed",
    for: "2m",
  });
  rule("is shown on waking if it fell due during sleep {MAINTENANCE-NOTICE:sleep}", {
    server: planned(announced),
    clock: "10s sleep 30s",
    watch: all,
    expect: "40s MaintenanceNoticeShown 20s MaintenanceNoticeClosed",
    for: "2m",
  });
  rule("is not delayed when the clock is set back {MAINTENANCE-NOTICE:back}", {
    server: planned(announced),
    clock: "10s back 1h",
    watch: "MaintenanceNoticeShown",
    expect: "20s MaintenanceNoticeShown",
    for: "30s",
  });
  rule(
    "fires on the page's next check when the clock is set forward {MAINTENANCE-NOTICE:forward}",
    {
      server: planned(announced),
      clock: "10s forward 15s",
      tab: "12s hidden 1s visible",
      watch: "MaintenanceNoticeShown",
      expect: "12s MaintenanceNoticeShown",
      for: "30s",
    },
  );
  rule("is shown while offline too {MAINTENANCE-NOTICE:offline}", {
    server: planned(announced),
    network: "10s offline",
    watch: "MaintenanceNoticeShown",
    expect: "20s MaintenanceNoticeShown",
    for: "30s",
  });
  rule("shows in every tab {MAINTENANCE-NOTICE:tab2}", {
    server: planned(announced),
    tab2: "10s open",
    expect: "20s MaintenanceNoticeShown 2:MaintenanceNoticeShown",
    for: "30s",
  });
});
