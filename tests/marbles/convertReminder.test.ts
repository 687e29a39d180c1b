import { describe, expect, it } from "vitest";
import { lanesOf } from "../kit/timeline.ts";
import { instant, play } from "../kit/play.ts";
import { limitOf } from "../kit/limits.ts";
import { siteWith } from "../kit/maintenance.ts";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { account, siteConfig } from "../kit/site.ts";

const status = (allowed: number) => ({ ConvertStatus: answers({ status: allowed }) });
const accounts = (...more: readonly object[]) => ({
  Accounts: answers({ accounts: [], all_accounts: [account, ...more] }),
});
const kuna = { iso: "HRK", currencyId: 191 };
const notice = "NotificationShown(id=convert-account)";
const received = (text: string) => `NotificationShown(id=convert-account, text=${text})`;

describe("CONVERT-REMINDER", () => {
  rule("says that the main account may be converted [reminders-007] [account-010]", {
    isPlayer: true,
    server: status(1),
    expect: received("convertMain"),
    for: "10m",
  });
  rule("says that an additional account may be converted [reminders-007] [account-010]", {
    isPlayer: true,
    server: status(2),
    expect: received("convertAdditional"),
    for: "10m",
  });
  rule("says nothing when no conversion is allowed [reminders-007] {CONVERT-REMINDER:offline}", {
    isPlayer: true,
    network: "1m offline",
    server: status(0),
    watch: notice,
    expect: "1m WentOffline",
    for: "10m",
  });
  rule("has its own text for kuna [account-011]", {
    isPlayer: true,
    server: {
      ...status(1),
      Accounts: answers({ accounts: [], all_accounts: [{ ...account, ...kuna }] }),
    },
    latency: "1s",
    expect: `2s ${received("convert_account_text_hrk")}`,
    for: "10m",
  });
  rule("has its own text for an additional account in kuna too [account-011]", {
    isPlayer: true,
    server: {
      ...status(2),
      ...accounts({ ...account, ...kuna, id: 12, type: 9, isActive: false }),
    },
    latency: "1s",
    expect: `2s ${received("convert_account_text_hrk")}`,
    for: "10m",
  });
  rule(
    "waits while the player is on the convert route, and shows afterwards [reminders-009] {CONVERT-REMINDER:tab2}",
    {
      isPlayer: true,
      path: "/en/office/convert-account",
      user: "1m GoTo(/en/office/menu)",
      tab2: "2m open",
      server: status(1),
      watch: `${notice} 2:${notice}`,
      expect: `1m ${received("convertMain")}`,
      for: "3m",
    },
  );
  rule("says nothing to a visitor [reminders-010] {CONVERT-REMINDER:reload}", {
    server: status(1),
    tab: "1m reload",
    watch: notice,
    expect: "AppStarted 1m AppStarted",
    for: "10m",
  });
  rule("shows once per session, even over a reload [reminders-008] {CONVERT-REMINDER:reload}", {
    isPlayer: true,
    tab: "1m reload 1m reload",
    server: status(1),
    expect: received("convertMain"),
    for: "10m",
  });
  rule("shows in another tab, which is another session [reminders-008] {CONVERT-REMINDER:tab2}", {
    isPlayer: true,
    tab2: "1m open",
    server: status(1),
    watch: notice,
    expect: `${received("convertMain")} 1m 2:NotificationShown(id=convert-account)`,
    for: "10m",
  });
  rule(
    "shows again after a reload when the storage is wiped [reminders-008] {CONVERT-REMINDER:wiped}",
    {
      isPlayer: true,
      storage: "30s wipe",
      tab: "1m reload",
      server: status(1),
      expect: `${received("convertMain")} 1m ${received("convertMain")}`,
      for: "10m",
    },
  );
  rule(
    "does not show while the status cannot load offline [reminders-007] {CONVERT-REMINDER:offline}",
    {
      isPlayer: true,
      latency: "1s",
      network: "1s500ms offline 1m online",
      server: status(1),
      watch: notice,
      expect: "1s500ms ConvertStatusFailed",
      for: "10m",
    },
  );
  rule(
    "says nothing to a player who signs out before the answer [reminders-010] {CONVERT-REMINDER:cancel}",
    {
      isPlayer: true,
      latency: "10s",
      user: "15s SignOut",
      server: status(1),
      watch: notice,
      expect: "15s SessionClosed(player)",
      for: "24s",
    },
  );
  rule("needs the accounts to choose its text {CONVERT-REMINDER:offline}", {
    isPlayer: true,
    network: "1m offline",
    server: {
      ...status(1),
      Accounts: late("5s", answers({ accounts: [], all_accounts: [account] })),
    },
    expect: `5s ${received("convertMain")}`,
    for: "10m",
  });
  rule("does not show during a self-exclusion [limits-012] {CONVERT-REMINDER:offline}", {
    isPlayer: true,
    network: "1m offline",
    server: {
      ConvertStatus: late("3s", answers({ status: 1 })),
      ClientLimits: late("1s", answers({ data: [limitOf(30, 1)] })),
    },
    watch: notice,
    expect: "3s ConvertStatusAnswered",
    for: "2m",
  });
  rule("does not show during maintenance {CONVERT-REMINDER:offline}", {
    isPlayer: true,
    network: "1m offline",
    server: {
      ConvertStatus: late("20s", answers({ status: 1 })),
      SiteConfig: answers({
        ...siteConfig,
        maintenance: {
          isActive: false,
          web_state: 0,
          started_at: instant("10s") / 1000,
          ended_at: null,
          notify_started_at: null,
          notify_ended_at: null,
        },
      }),
    },
    watch: notice,
    expect: "10s MaintenanceBegan",
    for: "2m",
  });
  rule(
    "shows only after the player has left the convert route when maintenance is over {CONVERT-REMINDER:cancel}",
    {
      isPlayer: true,
      path: "/en/office/convert-account",
      server: { ...status(1), SiteConfig: inTurn(siteWith({ start: "10s" }), siteWith({})) },
      user: "2m GoTo(/en/office/menu)",
      watch: notice,
      expect: `10s RouteEntered(/en/maintenance)
               1m MaintenanceEnded RouteEntered(/en/office/convert-account)
               50s RouteEntered(/en/office/menu) ${received("convertMain")}`,
      for: "4m",
    },
  );
  rule(
    "does not show when the player tries to leave the maintenance page and is sent back {CONVERT-REMINDER:cancel}",
    {
      isPlayer: true,
      path: "/en/office/convert-account",
      server: { ...status(1), SiteConfig: siteWith({ start: "10s" }) },
      user: "30s GoTo(/en/office/menu)",
      watch: notice,
      expect: `10s RouteEntered(/en/maintenance)
             20s RouteEntered(/en/office/menu) RouteEntered(/en/maintenance)`,
      for: "4m",
    },
  );
  rule("says nothing when the status fails [error-031]", {
    isPlayer: true,
    server: { ConvertStatus: fails(500) },
    watch: "NotificationShown",
    expect: "ConvertStatusFailed",
    for: "10m",
  });
  it("keeps the player's id in the session storage and out of the log [reminders-008]", () => {
    const timeline = { isPlayer: true, server: status(1), expect: "SessionOpened", for: "1m" };
    const { session, events } = play(timeline, lanesOf(timeline));
    expect(session.getItem("tl.s.convertShown")).toBe("[4711]");
    expect(JSON.stringify(events)).not.toContain("4711");
  });
});
