import { describe } from "vitest";
import { fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closingAfter, having, pings, selfExclusion, session } from "./limits.ts";

const isPlayer = true;
const server = { ClientLimits: having(session(7_000)), SessionPing: pings(6_900) };
const watch = "SessionPingAsked";
/** The limits are asked for again with the connection. */
const excludedLater = inTurn(having(session(7_000)), having(session(7_000), selfExclusion));

describe("SESSION-PING", () => {
  rule("every 30 s while a session limit is set [limits-018] [call-limits-010] {SESSION-PING:at}", {
    isPlayer,
    server,
    expect: "30s SessionPingAsked 30s SessionPingAsked 30s SessionPingAsked",
    for: "1m59s",
  });
  rule("not 1 ms earlier [limits-018] {SESSION-PING:before}", {
    isPlayer,
    server,
    watch,
    expect: "",
    for: "29s999ms",
  });
  rule("1 ms later a sign-out changes nothing any more [limits-018] {SESSION-PING:after}", {
    isPlayer,
    server,
    user: "30s1ms SignOut",
    expect: "30s SessionPingAsked",
    for: "5m",
  });
  rule("not without a session limit [limits-018] [limits-029]", {
    isPlayer,
    watch,
    expect: "",
    for: "5m",
  });
  rule("a balance or value of -1 is none [limits-015] [limits-020]", {
    isPlayer,
    server: { ClientLimits: having(session(-1)) },
    watch,
    expect: "",
    for: "5m",
  });
  rule("a value of -1 is none, whatever the balance [limits-015] [limits-020]", {
    isPlayer,
    server: { ClientLimits: having(session(100, -1)) },
    watch,
    expect: "",
    for: "5m",
  });
  rule("a limit that only waits to come into force is none yet [limits-018]", {
    isPlayer,
    server: { ClientLimits: having({ ...session(7_000), limitState: "PENDING" }) },
    watch,
    expect: "",
    for: "5m",
  });
  rule(
    "the answer says that the limit is gone: no more of them [limits-015] {SESSION-PING:cancel}",
    {
      isPlayer,
      server: { ...server, SessionPing: pings(6_900, -1) },
      expect: "30s SessionPingAsked 30s SessionPingAsked",
      for: "10m",
    },
  );
  rule("signing out ends them [limits-018] [limits-029] {SESSION-PING:cancel}", {
    isPlayer,
    server,
    user: "29s999ms SignOut",
    watch,
    expect: "",
    for: "10m",
  });
  rule("a ping that fails does not stop the next [limits-018]", {
    isPlayer,
    server: { ...server, SessionPing: fails(500) },
    expect: "30s SessionPingAsked 30s SessionPingAsked",
    for: "1m1s",
  });
  rule("a late answer does not put the next one off [limits-018]", {
    isPlayer,
    latency: "8s",
    server,
    expect: "46s SessionPingAsked 30s SessionPingAsked 30s SessionPingAsked",
    for: "2m",
  });
  rule(
    "a ping that the end of the limit asked for counts as one [limits-018] {SESSION-PING:reset}",
    {
      isPlayer,
      server: { ClientLimits: having(session(20)), SessionPing: pings(6_900) },
      expect: "20s SessionPingAsked 30s SessionPingAsked",
      for: "1m",
    },
  );
  rule("in a self-exclusion there are none [limits-012] [limits-018] {SESSION-PING:cancel}", {
    isPlayer,
    server: { ...server, ClientLimits: excludedLater },
    network: "1s offline 1s online",
    watch,
    expect: "",
    for: "5m",
  });
  rule("in maintenance there are none [limits-018] {SESSION-PING:cancel}", {
    isPlayer,
    server: { ...server, SiteConfig: closingAfter("1m") },
    expect: "30s SessionPingAsked",
    for: "5m",
  });
  rule(
    "offline they wait, and come at once with the connection [limits-018] {SESSION-PING:pause} {SESSION-PING:resume} {SESSION-PING:offline}",
    {
      isPlayer,
      server,
      network: "10s offline 2m online",
      expect: "2m10s SessionPingAsked 30s SessionPingAsked",
      for: "3m",
    },
  );
  rule("a short cut puts nothing off [limits-018] {SESSION-PING:offline}", {
    isPlayer,
    server,
    network: "10s offline 5s online",
    expect: "30s SessionPingAsked",
    for: "46s",
  });
  rule("a reload asks for the limits and begins anew [limits-018] {SESSION-PING:reload}", {
    isPlayer,
    server,
    tab: "20s reload",
    expect: "50s SessionPingAsked",
    for: "1m",
  });
  rule("overslept: one ping on waking [limits-018] {SESSION-PING:sleep}", {
    isPlayer,
    server,
    clock: "10s sleep 10m",
    expect: "10m10s SessionPingAsked 30s SessionPingAsked",
    for: "11m",
  });
  rule("the clock set back does not hold it up [limits-018] {SESSION-PING:back}", {
    isPlayer,
    server,
    clock: "10s back 1h",
    expect: "30s SessionPingAsked 30s SessionPingAsked",
    for: "1m1s",
  });
  rule("the clock set forward: when the page next looks [limits-018] {SESSION-PING:forward}", {
    isPlayer,
    server,
    clock: "11s forward 1m",
    tab: "12s hidden",
    expect: "12s SessionPingAsked 30s SessionPingAsked",
    for: "1m",
  });
  rule("two tabs, ten pings in five minutes [limits-018] {SESSION-PING:tab2}", {
    isPlayer,
    server,
    tab2: "hidden open",
    watch: "2:SessionPingAsked",
    expect: "30s SessionPingAsked ".repeat(10).trim(),
    for: "5m",
  });
  rule("a tab that takes the lead over goes on [limits-018] {SESSION-PING:tab2}", {
    isPlayer,
    server,
    tab: "45s hidden",
    tab2: "hidden open 45s visible",
    expect: `30s SessionPingAsked 15s 2:SessionPingAsked
             30s 2:SessionPingAsked`,
    for: "1m20s",
  });
});
