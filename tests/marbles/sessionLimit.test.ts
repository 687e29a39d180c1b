import { describe } from "vitest";
import { inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closingAfter, having, pings, selfExclusion, session } from "./limits.ts";

const isPlayer = true;
const watch = "SessionClosed(reason=sessionLimit)";
const notice = "NotificationShown(id=session-limit)";
/** Twenty seconds are left, and the server reports the same. */
const server = { ClientLimits: having(session(20)), SessionPing: pings(0) };

describe("SESSION-LIMIT", () => {
  rule(
    "signs out at the end, and tells the player to come back tomorrow [limits-016] [limits-017] {SESSION-LIMIT:at}",
    {
      isPlayer,
      server,
      watch: `${watch} ${notice}`,
      expect: `20s SessionPingAsked SignOutRequested SessionClosed(sessionLimit)
             NotificationShown(id=session-limit, status=error, variant=permanent) DisconnectAsked
             NotificationShown(id=session-limit)`,
      for: "26s",
    },
  );
  rule("does nothing 1 ms earlier [limits-017] {SESSION-LIMIT:before}", {
    isPlayer,
    server,
    watch: `${watch} SessionPingAsked`,
    expect: "",
    for: "19s999ms",
  });
  rule("is not affected by signing out 1 ms later [limits-017] {SESSION-LIMIT:after}", {
    isPlayer,
    server,
    network: "1s offline",
    user: "20s1ms GoTo(/en)",
    watch,
    expect: "20s SessionClosed(sessionLimit)",
    for: "1m",
  });
  rule("ends at once when a ping reports 0 [limits-016] [limits-017]", {
    isPlayer,
    server: { ClientLimits: having(session(7_000)), SessionPing: pings(6_900, 0) },
    watch,
    expect: "30s SessionPingAsked 30s SessionPingAsked SessionClosed(sessionLimit)",
    for: "5m",
  });
  rule("ends at once when nothing was left at sign-in [limits-017]", {
    isPlayer,
    server: { ClientLimits: having(session(0)), SessionPing: pings(0) },
    watch,
    expect: "0s SessionClosed(sessionLimit)",
    for: "1s",
  });
  rule("takes what is left from each ping [limits-015] {SESSION-LIMIT:reset}", {
    isPlayer,
    server: { ClientLimits: having(session(40)), SessionPing: pings(25, 0) },
    watch,
    expect: "30s SessionPingAsked 25s SessionPingAsked SessionClosed(sessionLimit)",
    for: "5m",
  });
  rule(
    "continues when the server, which keeps the count, still has time [limits-015] {SESSION-LIMIT:reset}",
    {
      isPlayer,
      server: { ClientLimits: having(session(20)), SessionPing: pings(100, 100, 100) },
      watch,
      expect: "20s SessionPingAsked 30s SessionPingAsked",
      for: "1m",
    },
  );
  rule("does nothing without a limit [limits-015] [limits-029]", {
    isPlayer,
    watch: `${watch} SessionPingAsked`,
    expect: "",
    for: "5m",
  });
  rule("is cancelled when the limit is gone [limits-015] {SESSION-LIMIT:cancel}", {
    isPlayer,
    server: { ClientLimits: having(session(40)), SessionPing: pings(-1) },
    watch,
    expect: "30s SessionPingAsked",
    for: "10m",
  });
  rule("is cancelled when the player signs out in time [limits-017] {SESSION-LIMIT:cancel}", {
    isPlayer,
    server,
    user: "19s999ms SignOut",
    watch: `SessionPingAsked ${watch}`,
    expect: "",
    for: "10m",
  });
  rule("counts nothing during a self-exclusion [limits-012] {SESSION-LIMIT:cancel}", {
    isPlayer,
    server: {
      ...server,
      ClientLimits: inTurn(having(session(20)), having(session(20), selfExclusion)),
    },
    network: "1s offline 1s online",
    watch: `SessionPingAsked ${watch}`,
    expect: "",
    for: "5m",
  });
  rule("counts nothing during maintenance {SESSION-LIMIT:cancel}", {
    isPlayer,
    server: { ...server, SiteConfig: closingAfter("10s") },
    watch: `SessionPingAsked ${watch}`,
    expect: "",
    for: "5m",
  });

  rule("keeps its message over reloads until it is closed [limits-016] {SESSION-LIMIT:reload}", {
    isPlayer,
    server,
    user: "40s CloseNotification(session-limit)",
    tab: "30s reload 20s reload",
    watch: notice,
    expect: `20s NotificationShown(id=session-limit) NotificationShown(id=session-limit)
             10s NotificationShown(id=session-limit)`,
    for: "2m",
  });
  rule("asks what is left again after a reload [limits-015] {SESSION-LIMIT:reload}", {
    isPlayer,
    server,
    tab: "10s reload",
    watch,
    expect: "30s SessionClosed(sessionLimit)",
    for: "1m",
  });
  rule("asks on waking, before anything else [limits-017] {SESSION-LIMIT:sleep}", {
    isPlayer,
    server,
    clock: "10s sleep 20m",
    watch,
    expect: "20m10s SessionPingAsked SessionClosed(sessionLimit)",
    for: "21m",
  });
  rule("lets the server decide whether sleep counts [limits-015] {SESSION-LIMIT:sleep}", {
    isPlayer,
    server: { ClientLimits: having(session(20)), SessionPing: pings(10, 0) },
    clock: "10s sleep 20m",
    watch,
    expect: "20m10s SessionPingAsked 10s SessionPingAsked SessionClosed(sessionLimit)",
    for: "21m",
  });
  rule("gives no extra time when the clock is set back [limits-017] {SESSION-LIMIT:back}", {
    isPlayer,
    server,
    clock: "10s back 1h",
    watch,
    expect: "20s SessionClosed(sessionLimit)",
    for: "1m",
  });
  rule(
    "asks on the page's next check when the clock is set forward [limits-017] {SESSION-LIMIT:forward}",
    {
      isPlayer,
      server: { ClientLimits: having(session(20)), SessionPing: pings(8, 0) },
      clock: "11s forward 1m",
      tab: "12s hidden",
      watch,
      expect: "12s SessionPingAsked 8s SessionPingAsked SessionClosed(sessionLimit)",
      for: "1m",
    },
  );
  rule("counts down here while offline [limits-017] {SESSION-LIMIT:offline}", {
    isPlayer,
    server: { ClientLimits: having(session(20)), SessionPing: pings(100) },
    network: "10s offline",
    watch,
    expect: "20s SessionClosed(sessionLimit)",
    for: "1m",
  });
  rule("signs out in all tabs [limits-017] {SESSION-LIMIT:tab2}", {
    isPlayer,
    server: { ClientLimits: having(session(7_000)), SessionPing: pings(6_900, 0) },
    tab2: "hidden open",
    watch: `${watch} 2:SessionClosed(reason=sessionLimit)`,
    expect: "1m SessionClosed(sessionLimit) 2:SessionClosed(sessionLimit)",
    for: "2m",
  });
  rule(
    "keeps the limit when the storage is wiped, but loses the message on reload [limits-017] {SESSION-LIMIT:wiped}",
    {
      isPlayer,
      server,
      storage: "10s wipe 15s wipe",
      tab: "25s500ms reload",
      watch: `${watch} ${notice}`,
      expect: `20s SessionClosed(sessionLimit) NotificationShown(id=session-limit)
             NotificationShown(id=session-limit)`,
      for: "1m",
    },
  );
});
