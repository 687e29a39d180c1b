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
  rule("checks for the first time after 60 s [pwa-app-002] {APP-VERSION:at}", {
    expect: "1m AppVersionAsked",
    for: "2m",
  });
  rule("does nothing 1 ms earlier [pwa-app-002] {APP-VERSION:before}", {
    watch: "AppVersionAsked",
    expect: "",
    for: "59s999ms",
  });
  rule("checks only once [pwa-app-002] {APP-VERSION:after}", {
    expect: "1m AppVersionAsked",
    for: "1m1ms",
  });
  rule("checks again 5 minutes later on a page that is in use {APP-VERSION:at}", {
    user: move,
    expect: "1m AppVersionAsked 5m AppVersionAsked",
    for: "20m",
  });
  rule("stops checking on a page that is not in use", {
    expect: "1m AppVersionAsked",
    for: "1h",
  });
  rule("reports another version and offers it once [pwa-app-001]", {
    user: `${move} 6m GoTo(/en/office/menu)`,
    server: reports("0.2.0"),
    watch: "UpdateAvailable",
    expect:
      "1m UpdateAvailable(0.2.0) NotificationShown(id=update, variant=permanent, action=reload)",
    for: "20m",
  });
  rule("offers each newer version once more [pwa-app-001]", {
    user: `${move} 6m GoTo(/en/office/menu)`,
    server: reports("0.1.0", "0.2.0", "0.3.0"),
    expect: "6m UpdateAvailable(0.2.0) 5m UpdateAvailable(0.3.0)",
    for: "30m",
  });
  rule("ignores the first version when it is reported again [pwa-app-001]", {
    server: reports("0.1.0"),
    watch: "UpdateAvailable",
    expect: "",
    for: "5m",
  });
  rule("learns of another version from the player's session too [pwa-app-001]", {
    isPlayer: true,
    server: {
      RefreshAuth: answers({ expiresAt: instant("1h") / 1000, appVersion: "0.2.0" }),
    },
    expect: "1m UpdateAvailable(0.2.0)",
    for: "2m",
  });
  rule("reloads the page when the offer is accepted [pwa-app-001]", {
    user: "1m10s AnswerNotification(update)",
    server: reports("0.2.0"),
    expect: "1m10s PageReloadRequested(update)",
    for: "1m11s",
  });
  rule("ignores a failed check", {
    server: { AppVersion: fails(503) },
    watch: "UpdateAvailable",
    expect: "",
    for: "5m",
  });
  rule("waits while the page is hidden {APP-VERSION:pause}", {
    tab: "30s hidden",
    watch: "AppVersionAsked",
    expect: "",
    for: "10m",
  });
  rule("asks when the page is shown again {APP-VERSION:resume}", {
    tab: "30s hidden 10m visible",
    expect: "10m30s AppVersionAsked",
    for: "11m",
  });
  rule("is cancelled by maintenance [maintenance-004] {APP-VERSION:cancel}", {
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
  rule("starts over after a reload {APP-VERSION:reload}", {
    tab: "30s reload",
    expect: "1m30s AppVersionAsked",
    for: "2m",
  });
  rule("asks on waking if it fell due during sleep {APP-VERSION:sleep}", {
    clock: "30s sleep 1h",
    expect: "1h30s AppVersionAsked",
    for: "1h2m",
  });
  rule("is not delayed when the clock is set back {APP-VERSION:back}", {
    clock: "30s back 1h",
    expect: "1m AppVersionAsked",
    for: "2m",
  });
  rule("asks on the page's next check when the clock is set forward {APP-VERSION:forward}", {
    clock: "30s forward 1h",
    tab: "31s visible",
    expect: "31s AppVersionAsked",
    for: "2m",
  });
  rule("waits for the connection while offline {APP-VERSION:offline} {APP-VERSION:pause}", {
    network: "30s offline 10m online",
    expect: "10m30s AppVersionAsked",
    for: "11m",
  });
});
