import { describe } from "vitest";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { START_AT } from "../kit/world.ts";
import { closingAfter, having, limit, pings, session } from "./limits.ts";

const isPlayer = true;
/** A break that ends this many seconds after the timeline starts. */
const breakFor = (seconds: number, limitType = 33) =>
  limit(limitType, { limitValue: 1, endsAt: START_AT / 1000 + seconds });
/** It ends after 5 minutes, and then the server no longer lists it. */
const ClientLimits = inTurn(having(breakFor(300)), having());
const server = { ClientLimits };
const watch = "ClientLimitsAsked LimitsWanted";
const first = "0s ClientLimitsAsked";
const usedUp = limit(10, { limitBalance: 0 });

describe("LIMITS-REFRESH", () => {
  rule("ends a break on an open page, on time [limits-012] {LIMITS-REFRESH:at}", {
    isPlayer,
    server,
    watch,
    expect: `${first} 5m LimitsWanted ClientLimitsAsked`,
    for: "20m",
  });
  rule("does nothing 1 ms earlier [limits-012] {LIMITS-REFRESH:before}", {
    isPlayer,
    server,
    watch,
    expect: first,
    for: "4m59s999ms",
  });
  rule("is not undone by a sign-out 1 ms later [limits-012] {LIMITS-REFRESH:after}", {
    isPlayer,
    server,
    user: "5m1ms SignOut",
    watch: "LimitsWanted",
    expect: "5m LimitsWanted",
    for: "20m",
  });
  rule("ends a self-exclusion too [limits-012]", {
    isPlayer,
    server: { ClientLimits: inTurn(having(breakFor(300, 30)), having()) },
    watch,
    expect: `${first} 5m LimitsWanted ClientLimitsAsked`,
    for: "20m",
  });
  rule("resumes the rules that guard the player when it is over [limits-012] [limits-018]", {
    isPlayer,
    server: {
      ClientLimits: inTurn(having(breakFor(300), session(7_000)), having(session(7_000))),
      SessionPing: pings(6_900),
    },
    watch: "SessionPingAsked",
    expect: "5m SessionPingAsked 30s SessionPingAsked 30s SessionPingAsked",
    for: "6m10s",
  });
  rule("asks no more about one without an end [limits-012]", {
    isPlayer,
    server: { ClientLimits: having(limit(30, { endsAt: null })) },
    watch,
    expect: first,
    for: "1h",
  });
  rule("closes nothing for one that is pending or inactive [limits-002]", {
    isPlayer,
    server: {
      ClientLimits: having(
        { ...breakFor(60), limitState: "PENDING" },
        { ...breakFor(60, 30), limitState: "INACTIVE" },
        { ...usedUp, limitState: "PENDING" },
      ),
    },
    watch,
    expect: first,
    for: "20m",
  });
  rule("asks again a minute later, not at once, when the server still lists it [limits-012]", {
    isPlayer,
    server: {
      ClientLimits: inTurn(having(breakFor(300)), having(breakFor(300)), having()),
    },
    watch: "ClientLimitsAsked",
    expect: `${first} 5m ClientLimitsAsked 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("asks about a used-up limit every minute [limits-004]", {
    isPlayer,
    server: {
      ClientLimits: inTurn(having(usedUp), having(usedUp), having(limit(10, { limitBalance: 5 }))),
    },
    watch: "ClientLimitsAsked",
    expect: `${first} 1m ClientLimitsAsked 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("asks about a block every minute [limits-004]", {
    isPlayer,
    server: { ClientLimits: inTurn(having(limit(37)), having()) },
    watch: "ClientLimitsAsked",
    expect: `${first} 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("takes its pace from the policy pack [limits-004]", {
    isPlayer,
    server: {
      SiteConfig: answers({
        ...siteConfig,
        policy: { id: "calm", figures: { "LIMITS-REFRESH.everyMs": 120_000 } },
      }),
      ClientLimits: inTurn(having(usedUp), having()),
    },
    watch: "ClientLimitsAsked",
    expect: `${first} 2m ClientLimitsAsked`,
    for: "20m",
  });
  rule("keeps the policy pack's pace above the lower bound [limits-004]", {
    isPlayer,
    server: {
      SiteConfig: answers({
        ...siteConfig,
        policy: { id: "hasty", figures: { "LIMITS-REFRESH.everyMs": 1 } },
      }),
      ClientLimits: inTurn(having(usedUp), having()),
    },
    watch: "ClientLimitsAsked",
    expect: `${first} 1s ClientLimitsAsked`,
    for: "20m",
  });
  rule("keeps the policy pack's pace below the upper bound [limits-004]", {
    isPlayer,
    server: {
      SiteConfig: answers({
        ...siteConfig,
        idle: { isEnabled: false, minutes: 30 },
        policy: { id: "slow", figures: { "LIMITS-REFRESH.everyMs": 90_000_000 } },
      }),
      ClientLimits: inTurn(having(usedUp), having()),
    },
    watch: "ClientLimitsAsked",
    expect: `${first} 1h ClientLimitsAsked`,
    for: "1h10m",
  });
  rule("restarts the minute after any other limits request [limits-004] {LIMITS-REFRESH:reset}", {
    isPlayer,
    server: {
      ClientLimits: inTurn(
        having(usedUp, { ...limit(20), limitState: "PENDING", needApprove: true }),
        having(usedUp),
        having(),
      ),
    },
    user: "40s AnswerLimitApproval(limitType=20, isApproved=true)",
    watch: "ClientLimitsAsked",
    expect: `${first} 40s ClientLimitsAsked 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("is cancelled by signing out [limits-012] {LIMITS-REFRESH:cancel}", {
    isPlayer,
    server,
    user: "4m SignOut",
    watch: "LimitsWanted",
    expect: "",
    for: "20m",
  });
  rule("asks nothing once nothing is closed any more [limits-012] {LIMITS-REFRESH:cancel}", {
    isPlayer,
    server: { ClientLimits: inTurn(having(breakFor(300)), having()) },
    network: "1m offline 1s online",
    watch: "LimitsWanted",
    expect: "",
    for: "20m",
  });
  rule("asks nothing in maintenance [limits-012] {LIMITS-REFRESH:cancel}", {
    isPlayer,
    server: { ...server, SiteConfig: closingAfter("4m") },
    watch: "LimitsWanted",
    expect: "",
    for: "20m",
  });
  rule(
    "stops while offline, because the limits are requested anyway with the connection [limits-012] {LIMITS-REFRESH:offline} {LIMITS-REFRESH:pause}",
    {
      isPlayer,
      server,
      network: "4m offline 2m online",
      watch,
      expect: `${first} 6m ClientLimitsAsked`,
      for: "20m",
    },
  );
  rule("keeps its end time over a short loss of connection [limits-012] {LIMITS-REFRESH:resume}", {
    isPlayer,
    server: { ClientLimits: inTurn(having(breakFor(300)), having(breakFor(300)), having()) },
    network: "1m offline 1m online",
    watch,
    expect: `${first} 2m ClientLimitsAsked 3m LimitsWanted ClientLimitsAsked`,
    for: "20m",
  });
  rule("asks again after a reload and schedules the end [limits-012] {LIMITS-REFRESH:reload}", {
    isPlayer,
    server: { ClientLimits: inTurn(having(breakFor(300)), having(breakFor(300)), having()) },
    tab: "1m reload",
    watch,
    expect: `${first} 1m ClientLimitsAsked 4m LimitsWanted ClientLimitsAsked`,
    for: "20m",
  });
  rule("asks on waking if it fell due during sleep [limits-012] {LIMITS-REFRESH:sleep}", {
    isPlayer,
    server,
    clock: "4m sleep 10m",
    watch: "LimitsWanted",
    expect: "14m LimitsWanted",
    for: "25m",
  });
  rule("is not delayed when the clock is set back [limits-012] {LIMITS-REFRESH:back}", {
    isPlayer,
    server,
    clock: "4m back 1h",
    watch: "LimitsWanted",
    expect: "5m LimitsWanted",
    for: "20m",
  });
  rule("waits at most a minute when the clock is set back before a request [limits-004]", {
    isPlayer,
    server: { ClientLimits: inTurn(having(usedUp), having(usedUp), having()) },
    clock: "30s back 1h",
    watch: "ClientLimitsAsked",
    expect: `${first} 1m ClientLimitsAsked 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("fires on the next check with the clock set forward [limits-012] {LIMITS-REFRESH:forward}", {
    isPlayer,
    server,
    clock: "1m forward 1h",
    tab: "2m hidden",
    watch: "LimitsWanted",
    expect: "2m LimitsWanted",
    for: "20m",
  });
  rule("leaves play closed when a request fails, and asks again [limits-012]", {
    isPlayer,
    server: { ClientLimits: inTurn(having(breakFor(300)), fails(500), having()) },
    watch: "ClientLimitsAsked",
    expect: `${first} 5m ClientLimitsAsked 5s ClientLimitsAsked`,
    for: "20m",
  });
});
