import { describe } from "vitest";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { instant } from "../kit/play.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const reports = (...versions: readonly [string, ...string[]]) => {
  const [first, ...rest] = versions.map((version) => answers({ version }));
  if (first === undefined) throw new Error("no version is reported");
  return { AppVersion: inTurn(first, ...rest) };
};
const move = "2m GoTo(/en/office/report)";

describe("APP-VERSION", () => {
  rule("the check begins after 60 s [pwa-app-002] {APP-VERSION:at}", {
    expect: "1m AppVersionAsked",
    for: "2m",
  });
  rule("not 1 ms before [pwa-app-002] {APP-VERSION:before}", {
    watch: "AppVersionAsked",
    expect: "",
    for: "59s999ms",
  });
  rule("and once [pwa-app-002] {APP-VERSION:after}", {
    expect: "1m AppVersionAsked",
    for: "1m1ms",
  });
  rule("a page that is used asks again 5 minutes later {APP-VERSION:at}", {
    user: move,
    expect: "1m AppVersionAsked 5m AppVersionAsked",
    for: "20m",
  });
  rule("a page that is not used asks no more", {
    expect: "1m AppVersionAsked",
    for: "1h",
  });
  rule("another version is told and offered once [pwa-app-001]", {
    user: `${move} 6m GoTo(/en/office/menu)`,
    server: reports("0.2.0"),
    watch: "UpdateAvailable",
    expect:
      "1m UpdateAvailable(0.2.0) NotificationShown(id=update, variant=permanent, action=reload)",
    for: "20m",
  });
  rule("and each newer one once more [pwa-app-001]", {
    user: `${move} 6m GoTo(/en/office/menu)`,
    server: reports("0.1.0", "0.2.0", "0.3.0"),
    expect: "6m UpdateAvailable(0.2.0) 5m UpdateAvailable(0.3.0)",
    for: "30m",
  });
  rule("the first version, reported again, is no news [pwa-app-001]", {
    server: reports("0.1.0"),
    watch: "UpdateAvailable",
    expect: "",
    for: "5m",
  });
  rule("a player's session brings it too [pwa-app-001]", {
    isPlayer: true,
    server: {
      RefreshAuth: answers({ expiresAt: instant("1h") / 1000, appVersion: "0.2.0" }),
    },
    expect: "1m UpdateAvailable(0.2.0)",
    for: "2m",
  });
  rule("the offer loads the page anew [pwa-app-001]", {
    user: "1m10s AnswerNotification(update)",
    server: reports("0.2.0"),
    expect: "1m10s PageReloadRequested(update)",
    for: "1m11s",
  });
  rule("a failure is no news", {
    server: { AppVersion: fails(503) },
    watch: "UpdateAvailable",
    expect: "",
    for: "5m",
  });
  rule("a hidden page waits {APP-VERSION:pause}", {
    tab: "30s hidden",
    watch: "AppVersionAsked",
    expect: "",
    for: "10m",
  });
  rule("and asks when it is shown {APP-VERSION:resume}", {
    tab: "30s hidden 10m visible",
    expect: "10m30s AppVersionAsked",
    for: "11m",
  });
  rule("maintenance takes it back [maintenance-004] {APP-VERSION:cancel}", {
    server: {
      SiteConfig: answers({
        ...siteConfig,
        maintenance: {
          isActive: false,
          started_at: instant("30s") / 1000,
          ended_at: null,
          notify_started_at: null,
          notify_ended_at: null,
        },
      }),
    },
    watch: "AppVersionAsked",
    expect: "30s MaintenanceBegan",
    for: "10m",
  });
  rule("a reload begins anew {APP-VERSION:reload}", {
    tab: "30s reload",
    expect: "1m30s AppVersionAsked",
    for: "2m",
  });
  rule("overslept it asks on waking {APP-VERSION:sleep}", {
    clock: "30s sleep 1h",
    expect: "1h30s AppVersionAsked",
    for: "1h2m",
  });
  rule("the clock set back does not hold it up {APP-VERSION:back}", {
    clock: "30s back 1h",
    expect: "1m AppVersionAsked",
    for: "2m",
  });
  rule("the clock set forward: when the page next looks {APP-VERSION:forward}", {
    clock: "30s forward 1h",
    tab: "31s visible",
    expect: "31s AppVersionAsked",
    for: "2m",
  });
  rule("offline it waits for the connection {APP-VERSION:offline} {APP-VERSION:pause}", {
    network: "30s offline 10m online",
    expect: "10m30s AppVersionAsked",
    for: "11m",
  });
});
