import { describe } from "vitest";
import { fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closingAfter, having, pings, selfExclusion, session } from "./limits.ts";

const isPlayer = true;
const server = { ClientLimits: having(session(7_000)), SessionPing: pings(6_900) };
const watch = "SessionPingAsked";
/** The limits are requested again with the connection. */
const excludedLater = inTurn(having(session(7_000)), having(session(7_000), selfExclusion));

describe("SESSION-PING", () => {
  rule(
    "pings every 30 s while a session limit is set [limits-018] [call-limits-010] [polling-005] {SESSION-PING:at}",
    {
      isPlayer,
      server,
      expect: "30s SessionPingAsked 30s SessionPingAsked 30s SessionPingAsked",
      for: "1m59s",
    },
  );
  rule("does nothing 1 ms earlier [limits-018] {SESSION-PING:before}", {
    isPlayer,
    server,
    watch,
    expect: "",
    for: "29s999ms",
  });
  rule("is not affected by a sign-out 1 ms later [limits-018] {SESSION-PING:after}", {
    isPlayer,
    server,
    user: "30s1ms SignOut",
    expect: "30s SessionPingAsked",
    for: "5m",
  });
  rule("does not run without a session limit [limits-018] [limits-029]", {
    isPlayer,
    watch,
    expect: "",
    for: "5m",
  });
  rule("treats a balance or value of -1 as no limit [limits-015] [limits-020]", {
    isPlayer,
    server: { ClientLimits: having(session(-1)) },
    watch,
    expect: "",
    for: "5m",
  });
  rule("treats a value of -1 as no limit, whatever the balance [limits-015] [limits-020]", {
    isPlayer,
    server: { ClientLimits: having(session(100, -1)) },
    watch,
    expect: "",
    for: "5m",
  });
  rule("does not run for a limit that is not in force yet [limits-018]", {
    isPlayer,
    server: { ClientLimits: having({ ...session(7_000), limitState: "PENDING" }) },
    watch,
    expect: "",
    for: "5m",
  });
  rule("stops when an answer says that the limit is gone [limits-015] {SESSION-PING:cancel}", {
    isPlayer,
    server: { ...server, SessionPing: pings(6_900, -1) },
    expect: "30s SessionPingAsked 30s SessionPingAsked",
    for: "10m",
  });
  rule("signing out ends them [limits-018] [limits-029] {SESSION-PING:cancel}", {
    isPlayer,
    server,
    user: "29s999ms SignOut",
    watch,
    expect: "",
    for: "10m",
  });
  rule("goes on after a failed ping [limits-018]", {
    isPlayer,
    server: { ...server, SessionPing: fails(500) },
    expect: "30s SessionPingAsked 30s SessionPingAsked",
    for: "1m1s",
  });
  rule("is not delayed by a late answer [limits-018]", {
    isPlayer,
    latency: "8s",
    server,
    expect: "46s SessionPingAsked 30s SessionPingAsked 30s SessionPingAsked",
    for: "2m",
  });
  rule("restarts with a ping that the end of the limit sent [limits-018] {SESSION-PING:reset}", {
    isPlayer,
    server: { ClientLimits: having(session(20)), SessionPing: pings(6_900) },
    expect: "20s SessionPingAsked 30s SessionPingAsked",
    for: "1m",
  });
  rule("stops during a self-exclusion [limits-012] [limits-018] {SESSION-PING:cancel}", {
    isPlayer,
    server: { ...server, ClientLimits: excludedLater },
    network: "1s offline 1s online",
    watch,
    expect: "",
    for: "5m",
  });
  rule("stops during maintenance [limits-018] {SESSION-PING:cancel}", {
    isPlayer,
    server: { ...server, SiteConfig: closingAfter("1m") },
    expect: "30s SessionPingAsked",
    for: "5m",
  });
  rule(
    "waits while offline, and pings at once with the connection [limits-018] {SESSION-PING:pause} {SESSION-PING:resume} {SESSION-PING:offline}",
    {
      isPlayer,
      server,
      network: "10s offline 2m online",
      expect: "2m10s SessionPingAsked 30s SessionPingAsked",
      for: "3m",
    },
  );
  rule("is not delayed by a short loss of the connection [limits-018] {SESSION-PING:offline}", {
    isPlayer,
    server,
    network: "10s offline 5s online",
    expect: "30s SessionPingAsked",
    for: "46s",
  });
  rule("requests the limits and starts over after a reload [limits-018] {SESSION-PING:reload}", {
    isPlayer,
    server,
    tab: "20s reload",
    expect: "50s SessionPingAsked",
    for: "1m",
  });
  rule("pings once on waking [limits-018] {SESSION-PING:sleep}", {
    isPlayer,
    server,
    clock: "10s sleep 10m",
    expect: "10m10s SessionPingAsked 30s SessionPingAsked",
    for: "11m",
  });
  rule("is not delayed when the clock is set back [limits-018] {SESSION-PING:back}", {
    isPlayer,
    server,
    clock: "10s back 1h",
    expect: "30s SessionPingAsked 30s SessionPingAsked",
    for: "1m1s",
  });
  rule(
    "fires on the page's next check when the clock is set forward [limits-018] {SESSION-PING:forward}",
    {
      isPlayer,
      server,
      clock: "11s forward 1m",
      tab: "12s hidden",
      expect: "12s SessionPingAsked 30s SessionPingAsked",
      for: "1m",
    },
  );
  rule("sends ten pings in five minutes with two tabs [limits-018] {SESSION-PING:tab2}", {
    isPlayer,
    server,
    tab2: "hidden open",
    watch: "2:SessionPingAsked",
    expect: "30s SessionPingAsked ".repeat(10).trim(),
    for: "5m",
  });
  rule("continues in a tab that takes over the lead [limits-018] {SESSION-PING:tab2}", {
    isPlayer,
    server,
    tab: "45s hidden",
    tab2: "hidden open 45s visible",
    expect: `30s SessionPingAsked 15s 2:SessionPingAsked
             30s 2:SessionPingAsked`,
    for: "1m20s",
  });
});
