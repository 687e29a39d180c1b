import { describe } from "vitest";
import { answers, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const isPlayer = true;
const watch = "SessionClosed(reason=idle)";
const warning = "NotificationShown(id=idle-warning) NotificationClosed(id=idle-warning)";
const config = (idle: { isEnabled: boolean; minutes: number }) => ({
  SiteConfig: answers({ ...siteConfig, idle }),
});

describe("IDLE", () => {
  rule("signs out after 30 minutes without activity [idle-001] [idle-006] {IDLE:at}", {
    isPlayer,
    watch,
    expect: "30m SignOutRequested SessionClosed(idle) DisconnectAsked",
    for: "31m",
  });
  rule("does nothing 1 ms earlier [idle-001] {IDLE:before}", {
    isPlayer,
    watch,
    expect: "",
    for: "29m59s999ms",
  });
  rule("ignores activity 1 ms later [idle-001] {IDLE:after}", {
    isPlayer,
    watch: `${watch} ActivityNoted`,
    user: "30m1ms Touch",
    expect: "30m SessionClosed(idle)",
    for: "2h",
  });
  rule("restarts the full time with activity in the last ms [idle-001] {IDLE:reset}", {
    isPlayer,
    watch,
    user: "29m59s999ms Touch",
    expect: "59m59s999ms SessionClosed(idle)",
    for: "2h",
  });
  rule("counts coming back to the tab as activity [idle-001] [idle-005]", {
    isPlayer,
    watch,
    tab: "10m hidden 10m visible",
    expect: "50m SessionClosed(idle)",
    for: "2h",
  });
  rule("never signs out a visitor [idle-006]", {
    user: "1m Touch",
    watch: `${watch} ActivityNoted LastActiveWanted`,
    expect: "",
    for: "3h",
  });
  rule("is cancelled by the player's own sign-out up to the last ms [idle-001] {IDLE:cancel}", {
    isPlayer,
    user: "29m59s999ms SignOut",
    watch: "SessionClosed(reason=player)",
    expect: "29m59s999ms SessionClosed(player)",
    for: "2h",
  });
  rule("starts when the player signs in, whatever another session stored [idle-001] [idle-006]", {
    path: "/en/user/login",
    stored: { local: { "tl.lastActiveAt": 1 } },
    user: "10m SignIn(form=login_password, login=anna, password=wonder, isRemembered=true)",
    watch,
    expect: "40m SessionClosed(idle)",
    for: "2h",
  });

  rule("takes its time from the site config [idle-001]", {
    isPlayer,
    watch,
    server: config({ isEnabled: true, minutes: 15 }),
    expect: "15m SessionClosed(idle)",
    for: "1h",
  });
  rule("never takes less than a minute, half of it for the warning [idle-001]", {
    isPlayer,
    watch: `${watch} NotificationShown(id=idle-warning)`,
    server: config({ isEnabled: true, minutes: 0 }),
    expect: "30s NotificationShown(id=idle-warning) 30s SessionClosed(idle)",
    for: "1h",
  });
  rule("never takes more than a day [idle-001]", {
    isPlayer,
    path: "/en/user/login",
    watch,
    server: { ...config({ isEnabled: true, minutes: 10_000 }) },
    clock: "1s sleep 1d",
    expect: "24h1s SessionClosed(idle)",
    for: "24h2s",
  });
  rule("is switched off by the site config, whenever it loads [idle-001] {IDLE:cancel}", {
    isPlayer,
    watch,
    server: { SiteConfig: late("10s", config({ isEnabled: false, minutes: 30 }).SiteConfig) },
    expect: "",
    for: "3h",
  });
});

describe("IDLE: the warning", () => {
  rule("appears a minute before [idle-001] {IDLE:at}", {
    isPlayer,
    watch: warning,
    expect: "29m NotificationShown(id=idle-warning, status=warning, variant=withoutTimeout)",
    for: "29m59s",
  });
  rule("does not appear 1 ms earlier [idle-001] {IDLE:before}", {
    isPlayer,
    watch: warning,
    expect: "",
    for: "28m59s999ms",
  });
  rule("closes with the next activity, and appears again in time [idle-001] {IDLE:reset}", {
    isPlayer,
    user: "29m30s Touch",
    watch: warning,
    expect: `29m NotificationShown(id=idle-warning) 30s NotificationClosed(idle-warning)
             29m NotificationShown(id=idle-warning)`,
    for: "59m",
  });
  rule("closes when the player chooses Stay [idle-001]", {
    isPlayer,
    user: "29m30s AnswerNotification(idle-warning)",
    watch: `${watch} NotificationClosed(id=idle-warning)`,
    expect: "29m30s NotificationClosed(idle-warning) 30m SessionClosed(idle) NotificationClosed",
    for: "1h",
  });
  rule("closes when the player is active in another tab [idle-001] {IDLE:tab2}", {
    isPlayer,
    tab2: "29m15s open 15s Touch",
    watch: `NotificationClosed(id=idle-warning)`,
    expect: "29m30s1ms NotificationClosed(idle-warning)",
    for: "35m",
  });
});

describe("IDLE: media", () => {
  rule("does not sign out a player while something plays [idle-004] {IDLE:pause}", {
    isPlayer,
    user: "10m MediaPlaying(page, true)",
    watch,
    expect: "",
    for: "3h",
  });
  rule("starts the whole time when it stops [idle-004] {IDLE:resume}", {
    isPlayer,
    user: "10m MediaPlaying(page, true) 50m30s MediaPlaying(page, false)",
    watch,
    expect: "1h30m30s SessionClosed(idle)",
    for: "3h",
  });
  rule("counts a remote game that plays as well [idle-004] {IDLE:pause}", {
    isPlayer,
    user: `10m MediaPlaying(page, true) NoteSectionMedia(comet, comet-1, true)
           5m MediaPlaying(page, false) 1h NoteSectionMedia(comet, comet-1, false)`,
    watch,
    expect: "1h45m SessionClosed(idle)",
    for: "3h",
  });
  rule(
    "keeps the other tabs signed in as well, though they receive nothing [idle-004] {IDLE:tab2}",
    {
      isPlayer,
      without: "channel locks",
      user: "1m MediaPlaying(page, true)",
      tab2: "2m open",
      watch: `${watch} 2:SessionClosed`,
      expect: "",
      for: "2h",
    },
  );
});
