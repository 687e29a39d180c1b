import { describe, expect, it } from "vitest";
import { lanesOf } from "../kit/timeline.ts";
import { instant, play } from "../kit/play.ts";
import { answers, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

/** `delay` in seconds, `interval` in minutes. */
const site = (delay: number, interval: number, more: object = {}) => ({
  SiteConfig: answers({
    ...siteConfig,
    registration: { isAllowed: true, reminder: { isEnabled: true, delay, interval }, ...more },
  }),
});
const server = site(60, 30);
const closed = site(60, 30, { isAllowed: false });
const shown = "RegistrationReminderShown";

describe("REGISTRATION-REMINDER", () => {
  rule(
    "shows the visitor the form after the delay [reminders-011] [reminders-012] {REGISTRATION-REMINDER:at}",
    {
      server,
      expect: "1m RegistrationReminderShown OverlayOpened(overlay.kind=registration)",
      for: "2h",
    },
  );
  rule("does nothing 1 ms earlier [reminders-012] {REGISTRATION-REMINDER:before}", {
    server,
    watch: shown,
    expect: "",
    for: "59s999ms",
  });
  rule(
    "is not cancelled by a modal opened 1 ms later [reminders-012] {REGISTRATION-REMINDER:after}",
    {
      server,
      user: "1m1ms ToggleModal(true)",
      expect: "1m RegistrationReminderShown",
      for: "1h",
    },
  );
  rule(
    "is held off by a modal opened in the last ms [reminders-012] {REGISTRATION-REMINDER:cancel}",
    {
      server,
      user: "59s999ms ToggleModal(true)",
      watch: shown,
      expect: "5s RegistrationReminderPlanned 54s999ms RegistrationReminderPlanned(plan=null)",
      for: "59m",
    },
  );
  rule("restarts the delay when a modal closes [reminders-012] {REGISTRATION-REMINDER:reset}", {
    server,
    user: "50s ToggleModal(true) 2m ToggleModal(false)",
    expect: "3m50s RegistrationReminderShown",
    for: "1h",
  });
  rule("waits until both of two modals are closed [reminders-012] {REGISTRATION-REMINDER:reset}", {
    server,
    user: "10s ToggleModal(true) ToggleModal(true) 10s ToggleModal(false) 10s ToggleModal(false)",
    expect: "1m30s RegistrationReminderShown",
    for: "1h",
  });
  rule("counts the quick coupon as a modal too [reminders-012] {REGISTRATION-REMINDER:reset}", {
    path: "/en/section/live/1/501",
    server,
    user: "10s AddBet(901) 10s OpenQuickCoupon 10m CloseQuickCoupon",
    expect: "11m20s RegistrationReminderShown",
    for: "12m",
  });
  rule("counts an overlay as a modal too [reminders-012] {REGISTRATION-REMINDER:reset}", {
    server,
    user: "10s OpenLogin 10m CloseOverlay",
    expect: "11m10s RegistrationReminderShown",
    for: "12m",
  });
  rule("does not disturb the sign-in form [reminders-012] {REGISTRATION-REMINDER:reset}", {
    server,
    user: "10s GoTo(/en/user/login) 10m GoTo(/en/office/menu)",
    expect: "11m10s RegistrationReminderShown",
    for: "12m",
  });
  rule("returns after the interval when dismissed [reminders-013] {REGISTRATION-REMINDER:at}", {
    server,
    user: "1m10s CloseOverlay",
    expect: "1m RegistrationReminderShown 30m RegistrationReminderShown",
    for: "2h",
  });
  rule("does not return 1 ms earlier [reminders-013] {REGISTRATION-REMINDER:before}", {
    server,
    user: "1m10s CloseOverlay",
    expect: "1m RegistrationReminderShown",
    for: "30m59s999ms",
  });
  rule("does not show again while it is left open [reminders-012] {REGISTRATION-REMINDER:at}", {
    server,
    expect: "1m RegistrationReminderShown",
    for: "5h",
  });
  rule("keeps the interval over a reload [reminders-013] {REGISTRATION-REMINDER:reload}", {
    server,
    tab: "2m reload",
    expect: "1m RegistrationReminderShown 30m RegistrationReminderShown",
    for: "32m",
  });
  rule("counts only the delay after the interval [reminders-013] {REGISTRATION-REMINDER:reload}", {
    server,
    tab: "2m close 10h open",
    expect: "1m RegistrationReminderShown 10h2m RegistrationReminderShown",
    for: "11h",
  });
  rule(
    "counts only the delay when the storage is wiped [reminders-013] {REGISTRATION-REMINDER:wiped}",
    {
      server,
      storage: "90s wipe",
      tab: "2m reload",
      expect: "1m RegistrationReminderShown 2m RegistrationReminderShown",
      for: "10m",
    },
  );
  rule(
    "fires on waking if it fell due during sleep [reminders-012] {REGISTRATION-REMINDER:sleep}",
    {
      server,
      clock: "10s sleep 1h",
      expect: "1h10s RegistrationReminderShown",
      for: "1h20m",
    },
  );
  rule("is not delayed when the clock is set back [reminders-012] {REGISTRATION-REMINDER:back}", {
    server,
    clock: "10s back 5h",
    expect: "1m RegistrationReminderShown",
    for: "2h",
  });
  rule(
    "waits no longer than the interval when the clock is set back before a reload [reminders-013] {REGISTRATION-REMINDER:back}",
    {
      server,
      clock: "70s back 5h",
      tab: "2m reload",
      expect: "1m RegistrationReminderShown 31m5s RegistrationReminderShown",
      for: "33m",
    },
  );
  rule(
    "fires on the page's next check when the clock is set forward [reminders-012] {REGISTRATION-REMINDER:forward}",
    {
      server,
      clock: "10s forward 5h",
      tab: "20s visible",
      expect: "20s RegistrationReminderShown",
      for: "1h",
    },
  );
  rule("fires while offline too [reminders-012] {REGISTRATION-REMINDER:offline}", {
    server,
    network: "10s offline",
    expect: "1m RegistrationReminderShown",
    for: "1h",
  });
  rule(
    "asks in the leading tab only, and too soon in neither [reminders-013] {REGISTRATION-REMINDER:tab2}",
    {
      server,
      tab2: "10s open 10m close",
      watch: `${shown} 2:${shown}`,
      expect: "1m10s 2:RegistrationReminderShown 30m RegistrationReminderShown",
      for: "40m",
    },
  );
  rule("does not ask a player [reminders-014] {REGISTRATION-REMINDER:cancel}", {
    server,
    user: "10s GoTo(/en/user/login) 5s SignIn(form=login_password, login=anna, password=wonder, isRemembered=true)",
    watch: shown,
    expect: "15s SessionOpened",
    for: "20m",
  });
  rule("asks nobody during maintenance {REGISTRATION-REMINDER:cancel}", {
    server: {
      SiteConfig: answers({
        ...siteConfig,
        registration: { isAllowed: true, reminder: { isEnabled: true, delay: 60, interval: 30 } },
        maintenance: {
          isActive: false,
          web_state: 0,
          started_at: instant("30s") / 1000,
          ended_at: null,
          notify_started_at: null,
          notify_ended_at: null,
        },
      }),
    },
    watch: shown,
    expect: "30s MaintenanceBegan",
    for: "1h",
  });
  rule("asks nobody when registration is closed [reminders-014] {REGISTRATION-REMINDER:reload}", {
    server: { SiteConfig: inTurn(server.SiteConfig, closed.SiteConfig) },
    tab: "30s reload",
    watch: shown,
    expect: "AppStarted 30s AppStarted",
    for: "1h",
  });
  rule("asks nobody when the reminder is off [reminders-011] [reminders-014]", {
    server: site(60, 30, { reminder: { isEnabled: false, delay: 60, interval: 30 } }),
    watch: shown,
    expect: "AppStarted",
    for: "1h",
  });
  rule("takes delay and interval from the site config [reminders-011] {REGISTRATION-REMINDER:at}", {
    server: site(20, 2),
    user: "30s CloseOverlay",
    expect: "20s RegistrationReminderShown 2m RegistrationReminderShown",
    for: "10m",
  });
  it("stores the next allowed time [reminders-013]", () => {
    const timeline = { server, expect: "1m RegistrationReminderShown", for: "1m1s" };
    const { local } = play(timeline, lanesOf(timeline));
    expect(local.getItem("tl.registrationNextAt")).toBe(String(instant("31m")));
  });
});
