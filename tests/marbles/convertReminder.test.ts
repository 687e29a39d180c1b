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
  rule("the main account may be converted [reminders-007] [account-010]", {
    isPlayer: true,
    server: status(1),
    expect: received("convertMain"),
    for: "10m",
  });
  rule("an additional account may be converted [reminders-007] [account-010]", {
    isPlayer: true,
    server: status(2),
    expect: received("convertAdditional"),
    for: "10m",
  });
  rule("nothing is allowed, so nothing is told [reminders-007] {CONVERT-REMINDER:offline}", {
    isPlayer: true,
    network: "1m offline",
    server: status(0),
    watch: notice,
    expect: "1m WentOffline",
    for: "10m",
  });
  rule("kuna has a text of its own [account-011]", {
    isPlayer: true,
    server: {
      ...status(1),
      Accounts: answers({ accounts: [], all_accounts: [{ ...account, ...kuna }] }),
    },
    latency: "1s",
    expect: `2s ${received("convert_account_text_hrk")}`,
    for: "10m",
  });
  rule("an additional account in kuna, too [account-011]", {
    isPlayer: true,
    server: {
      ...status(2),
      ...accounts({ ...account, ...kuna, id: 12, type: 9, isActive: false }),
    },
    latency: "1s",
    expect: `2s ${received("convert_account_text_hrk")}`,
    for: "10m",
  });
  rule("not on the convert route, but after it [reminders-009] {CONVERT-REMINDER:tab2}", {
    isPlayer: true,
    path: "/en/office/convert-account",
    user: "1m GoTo(/en/office/menu)",
    tab2: "2m open",
    server: status(1),
    watch: `${notice} 2:${notice}`,
    expect: `1m ${received("convertMain")}`,
    for: "3m",
  });
  rule("a visitor is told nothing [reminders-010] {CONVERT-REMINDER:reload}", {
    server: status(1),
    tab: "1m reload",
    watch: notice,
    expect: "AppStarted 1m AppStarted",
    for: "10m",
  });
  rule("once in a session, also over a reload [reminders-008] {CONVERT-REMINDER:reload}", {
    isPlayer: true,
    tab: "1m reload 1m reload",
    server: status(1),
    expect: received("convertMain"),
    for: "10m",
  });
  rule("another tab is another session [reminders-008] {CONVERT-REMINDER:tab2}", {
    isPlayer: true,
    tab2: "1m open",
    server: status(1),
    watch: notice,
    expect: `${received("convertMain")} 1m 2:NotificationShown(id=convert-account)`,
    for: "10m",
  });
  rule("storage wiped: a reload tells once more [reminders-008] {CONVERT-REMINDER:wiped}", {
    isPlayer: true,
    storage: "30s wipe",
    tab: "1m reload",
    server: status(1),
    expect: `${received("convertMain")} 1m ${received("convertMain")}`,
    for: "10m",
  });
  rule("offline the status does not come [reminders-007] {CONVERT-REMINDER:offline}", {
    isPlayer: true,
    latency: "1s",
    network: "1s500ms offline 1m online",
    server: status(1),
    watch: notice,
    expect: "1s500ms ConvertStatusFailed",
    for: "10m",
  });
  rule(
    "a player who leaves before the answer is told nothing [reminders-010] {CONVERT-REMINDER:cancel}",
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
  rule("accounts first: without them the text is not known {CONVERT-REMINDER:offline}", {
    isPlayer: true,
    network: "1m offline",
    server: {
      ...status(1),
      Accounts: late("5s", answers({ accounts: [], all_accounts: [account] })),
    },
    expect: `5s ${received("convertMain")}`,
    for: "10m",
  });
  rule("self-excluded: nothing is told [limits-012] {CONVERT-REMINDER:offline}", {
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
  rule("maintenance: nothing is told {CONVERT-REMINDER:offline}", {
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
    "maintenance over the convert route: told only when the player has left that {CONVERT-REMINDER:cancel}",
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
  rule("nor by a way out of the page of maintenance, for it leads back {CONVERT-REMINDER:cancel}", {
    isPlayer: true,
    path: "/en/office/convert-account",
    server: { ...status(1), SiteConfig: siteWith({ start: "10s" }) },
    user: "30s GoTo(/en/office/menu)",
    watch: notice,
    expect: `10s RouteEntered(/en/maintenance)
             20s RouteEntered(/en/office/menu) RouteEntered(/en/maintenance)`,
    for: "4m",
  });
  rule("a status that fails tells nothing [error-031]", {
    isPlayer: true,
    server: { ConvertStatus: fails(500) },
    watch: "NotificationShown",
    expect: "ConvertStatusFailed",
    for: "10m",
  });
  it("the session storage holds the player's id, the log does not [reminders-008]", () => {
    const timeline = { isPlayer: true, server: status(1), expect: "SessionOpened", for: "1m" };
    const { session, events } = play(timeline, lanesOf(timeline));
    expect(session.getItem("tl.s.convertShown")).toBe("[4711]");
    expect(JSON.stringify(events)).not.toContain("4711");
  });
});
