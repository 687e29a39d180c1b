import { describe } from "vitest";
import { rule } from "../kit/rule.ts";

const isPlayer = true;
const watch = "SessionClosed(reason=idle)";
const notice = "NotificationShown(id=idle-logoff)";

describe("IDLE: life of a phone", () => {
  rule("a reload goes on from the last activity, and is none itself [idle-005] {IDLE:reload}", {
    isPlayer,
    user: "20m Touch",
    tab: "40m reload",
    watch,
    expect: "50m SessionClosed(idle)",
    for: "2h",
  });
  rule("the time passed while the page was closed: signed out at once [idle-005] {IDLE:reload}", {
    isPlayer,
    user: "20m Touch",
    tab: "25m close 25m open",
    watch,
    expect: "50m SessionClosed(idle)",
    for: "2h",
  });
  rule("closed 1 ms less, the player stays signed in for that ms [idle-005] {IDLE:reload}", {
    isPlayer,
    user: "20m Touch",
    tab: "25m close 24m59s999ms open",
    watch,
    expect: "50m SessionClosed(idle)",
    for: "2h",
  });
  rule("the next load says why, once [idle-002] {IDLE:reload}", {
    isPlayer,
    tab: "40m reload 10m reload",
    watch: notice,
    expect:
      "30m NotificationShown(id=idle-logoff, status=info, text=idleLogoff, values.minutes=30)",
    for: "1h30m",
  });
  const ofPlayers = { isPlayer, path: "/en/office/promo-code-check" } as const;
  rule("a page of players is left for home, and there it is said why, once [idle-002]", {
    ...ofPlayers,
    tab: "40m reload 10m reload",
    watch: `${notice} PageReloadRequested`,
    expect: `30m RouteEntered(/en) NotificationShown(id=idle-logoff, values.minutes=30)`,
    for: "1h30m",
  });
  rule("hidden meanwhile, the message shows when the player looks [idle-002]", {
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
    // The server has not heard of it: the load with the connection tells it first, and nobody is signed out twice.
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
  rule("it is told to somebody who looks: a hidden tab waits [idle-002]", {
    isPlayer,
    tab: "20m hidden 1h visible 1m reload",
    watch: notice,
    expect: "1h20m NotificationShown(id=idle-logoff)",
    for: "1h30m",
  });
  rule("a load that was not preceded by a logoff says nothing [idle-002]", {
    isPlayer,
    user: "5m SignOut",
    tab: "6m reload",
    watch: notice,
    expect: "",
    for: "1h",
  });
  rule(
    "overslept: signed out on waking, before the touch that wakes the phone [idle-005] {IDLE:sleep}",
    {
      isPlayer,
      clock: "10m sleep 1h",
      user: "1h10m Touch",
      watch: `${watch} ActivityNoted`,
      expect: "1h10m SessionClosed(idle)",
      for: "3h",
    },
  );
  rule(
    "a touch held back by the throttle and overslept saves nobody [idle-003] [idle-005] {IDLE:sleep}",
    {
      isPlayer,
      clock: "10m50ms sleep 1h",
      user: "10m Touch 30ms Touch 1h20ms Touch",
      watch,
      expect: "1h10m50ms SessionClosed(idle)",
      for: "3h",
    },
  );
  rule("a short sleep counts as time without activity [idle-005] {IDLE:sleep}", {
    isPlayer,
    clock: "10m sleep 10m",
    watch,
    expect: "30m SessionClosed(idle)",
    for: "1h",
  });
  rule("a tab brought back out of the cache looks at the clock first [idle-005] {IDLE:sleep}", {
    isPlayer,
    tab: "10m left 1h returned",
    watch,
    expect: "1h10m SessionClosed(idle)",
    for: "2h",
  });
  rule("the clock set back does not hold it up [idle-001] {IDLE:back}", {
    isPlayer,
    clock: "10m back 1h",
    watch,
    expect: "30m SessionClosed(idle)",
    for: "2h",
  });
  rule(
    "the clock set back: a touch still gives the whole time, and no more [idle-001] {IDLE:back}",
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
    "the clock set back and a reload: the whole time at most [idle-005] {IDLE:back} {IDLE:reload}",
    {
      isPlayer,
      clock: "10m back 1h",
      tab: "20m reload",
      watch,
      expect: "50m SessionClosed(idle)",
      for: "2h",
    },
  );
  rule("the clock set forward: due when the page next looks [idle-005] {IDLE:forward}", {
    isPlayer,
    clock: "10m forward 1h",
    user: "10m7s Touch",
    watch,
    expect: "10m7s SessionClosed(idle)",
    for: "2h",
  });
  rule(
    "offline it still fires, and the server is notified when it can be reached [idle-001] {IDLE:offline}",
    {
      isPlayer,
      network: "10m offline 50m online",
      watch: `${watch} DisconnectAsked`,
      expect: "30m SessionClosed(idle) DisconnectAsked 30m DisconnectAsked",
      for: "2h",
    },
  );
  rule("activity in one tab counts in all [idle-005] {IDLE:tab2} {IDLE:reset}", {
    isPlayer,
    tab2: "5m open 20m Touch",
    watch: `${watch} 2:SessionClosed(reason=idle)`,
    expect: "55m 2:SessionClosed(idle) SessionClosed(idle)",
    for: "2h",
  });
  rule("also when tabs cannot talk: what is stored counts [idle-005] {IDLE:tab2}", {
    isPlayer,
    without: "channel locks",
    tab2: "5m open 20m Touch",
    watch: `${watch} 2:SessionClosed(reason=idle)`,
    expect: "55m SessionClosed(idle) 2:SessionClosed(idle)",
    for: "2h",
  });
  rule(
    "a frozen tab does not sign out who was active in another [idle-005] {IDLE:tab2} {IDLE:sleep}",
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
  rule("the storage wiped: this page goes by what it knows [idle-005] {IDLE:wiped}", {
    isPlayer,
    user: "5m Touch",
    storage: "10m wipe",
    watch,
    expect: "35m SessionClosed(idle)",
    for: "2h",
  });
  rule(
    "the storage wiped and a reload: the load counts as activity [idle-005] {IDLE:wiped} {IDLE:reload}",
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
