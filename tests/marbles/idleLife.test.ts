import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

const isPlayer = true;
const watch = "SessionClosed(reason=idle)";
const notice = "NotificationShown(id=idle-logoff)";

describe("IDLE: on a phone", () => {
  rule(
    "continues from the last activity after a reload, which is not activity itself [idle-005] {IDLE:reload}",
    {
      isPlayer,
      user: "20m Touch",
      tab: "40m reload",
      watch,
      expect: "50m SessionClosed(idle)",
      for: "2h",
    },
  );
  rule(
    "signs out at once when the time passed while the page was closed [idle-005] {IDLE:reload}",
    {
      isPlayer,
      user: "20m Touch",
      tab: "25m close 25m open",
      watch,
      expect: "50m SessionClosed(idle)",
      for: "2h",
    },
  );
  rule(
    "keeps the player signed in for the last ms when closed 1 ms less [idle-005] {IDLE:reload}",
    {
      isPlayer,
      user: "20m Touch",
      tab: "25m close 24m59s999ms open",
      watch,
      expect: "50m SessionClosed(idle)",
      for: "2h",
    },
  );
  rule("gives the reason once, on the next load [idle-002] {IDLE:reload}", {
    isPlayer,
    tab: "40m reload 10m reload",
    watch: notice,
    expect:
      "30m NotificationShown(id=idle-logoff, status=info, text=idleLogoff, values.minutes=30)",
    for: "1h30m",
  });
  const ofPlayers = { isPlayer, path: "/en/office/promo-code-check" } as const;
  rule("leaves a page for players for home, and gives the reason there once [idle-002]", {
    ...ofPlayers,
    tab: "40m reload 10m reload",
    watch: `${notice} PageReloadRequested`,
    expect: `30m RouteEntered(/en) NotificationShown(id=idle-logoff, values.minutes=30)`,
    for: "1h30m",
  });
  rule("shows the message when the player looks, if the tab was hidden [idle-002]", {
    ...ofPlayers,
    tab: "20m hidden 1h visible 1m reload",
    watch: notice,
    expect: "1h20m NotificationShown(id=idle-logoff)",
    for: "1h30m",
  });
  rule("without a connection the message shows on the current page [idle-002] {IDLE:offline}", {
    isPlayer,
    network: "10m offline 50m online",
    watch: `${notice} AppStarted DisconnectAsked DisconnectAnswered`,
    // The server does not know yet: the next load with a connection sends it first, and nobody is signed out
    // twice.
    expect: `0s AppStarted 30m DisconnectAsked NotificationShown(id=idle-logoff)
             30m AppStarted DisconnectAsked DisconnectAnswered`,
    for: "1h30m",
  });
  rule("the player's own sign-out is not reported as an idle logoff [idle-002]", {
    ...ofPlayers,
    user: "10m SignOut",
    watch: notice,
    expect: "",
    for: "1h",
  });
  rule("keeps the message until a hidden tab is visible [idle-002]", {
    isPlayer,
    tab: "20m hidden 1h visible 1m reload",
    watch: notice,
    expect: "1h20m NotificationShown(id=idle-logoff)",
    for: "1h30m",
  });
  rule("shows no message on a load without an idle logoff before it [idle-002]", {
    isPlayer,
    user: "5m SignOut",
    tab: "6m reload",
    watch: notice,
    expect: "",
    for: "1h",
  });
  rule("signs out on waking, before the touch that wakes the phone [idle-005] {IDLE:sleep}", {
    isPlayer,
    clock: "10m sleep 1h",
    user: "1h10m Touch",
    watch: `${watch} ActivityNoted`,
    expect: "1h10m SessionClosed(idle)",
    for: "3h",
  });
  rule(
    "is not prevented by a touch that the throttle held back during sleep [idle-003] [idle-005] {IDLE:sleep}",
    {
      isPlayer,
      clock: "10m50ms sleep 1h",
      user: "10m Touch 30ms Touch 1h20ms Touch",
      watch,
      expect: "1h10m50ms SessionClosed(idle)",
      for: "3h",
    },
  );
  rule("counts a short sleep as time without activity [idle-005] {IDLE:sleep}", {
    isPlayer,
    clock: "10m sleep 10m",
    watch,
    expect: "30m SessionClosed(idle)",
    for: "1h",
  });
  rule("checks the clock first when a tab is restored from the cache [idle-005] {IDLE:sleep}", {
    isPlayer,
    tab: "10m left 1h returned",
    watch,
    expect: "1h10m SessionClosed(idle)",
    for: "2h",
  });
  rule("is not delayed when the clock is set back [idle-001] {IDLE:back}", {
    isPlayer,
    clock: "10m back 1h",
    watch,
    expect: "30m SessionClosed(idle)",
    for: "2h",
  });
  rule(
    "gives the whole time and no more for a touch after the clock is set back [idle-001] {IDLE:back}",
    {
      isPlayer,
      clock: "10m back 1h",
      user: "20m Touch",
      watch,
      expect: "50m SessionClosed(idle)",
      for: "2h",
    },
  );
  rule(
    "waits the whole time at most after the clock is set back and a reload [idle-005] {IDLE:back} {IDLE:reload}",
    {
      isPlayer,
      clock: "10m back 1h",
      tab: "20m reload",
      watch,
      expect: "50m SessionClosed(idle)",
      for: "2h",
    },
  );
  rule("fires on the page's next check when the clock is set forward [idle-005] {IDLE:forward}", {
    isPlayer,
    clock: "10m forward 1h",
    user: "10m7s Touch",
    watch,
    expect: "10m7s SessionClosed(idle)",
    for: "2h",
  });
  rule(
    "fires while offline, and notifies the server when it can be reached [idle-001] {IDLE:offline}",
    {
      isPlayer,
      network: "10m offline 50m online",
      watch: `${watch} DisconnectAsked`,
      expect: "30m SessionClosed(idle) DisconnectAsked 30m DisconnectAsked",
      for: "2h",
    },
  );
  rule("counts activity in one tab for all tabs [idle-005] {IDLE:tab2} {IDLE:reset}", {
    isPlayer,
    tab2: "5m open 20m Touch",
    watch: `${watch} 2:SessionClosed(reason=idle)`,
    expect: "55m 2:SessionClosed(idle) SessionClosed(idle)",
    for: "2h",
  });
  rule("uses the stored time when tabs cannot communicate [idle-005] {IDLE:tab2}", {
    isPlayer,
    without: "channel locks",
    tab2: "5m open 20m Touch",
    watch: `${watch} 2:SessionClosed(reason=idle)`,
    expect: "55m SessionClosed(idle) 2:SessionClosed(idle)",
    for: "2h",
  });
  rule(
    "does not let a frozen tab sign out a player who was active in another [idle-005] {IDLE:tab2} {IDLE:sleep}",
    {
      isPlayer,
      without: "channel locks",
      tab: "1m hidden 1m frozen 58m thawed",
      tab2: "1m open 20m Touch 20m Touch",
      watch,
      expect: "1h11m SessionClosed(idle)",
      for: "2h",
    },
  );
  rule("uses what this page knows when the storage is wiped [idle-005] {IDLE:wiped}", {
    isPlayer,
    user: "5m Touch",
    storage: "10m wipe",
    watch,
    expect: "35m SessionClosed(idle)",
    for: "2h",
  });
  rule(
    "counts the load as activity when the storage is wiped before a reload [idle-005] {IDLE:wiped} {IDLE:reload}",
    {
      isPlayer,
      storage: "10m wipe",
      tab: "20m reload",
      watch,
      expect: "50m SessionClosed(idle)",
      for: "2h",
    },
  );
});
