import { describe } from "vitest";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { START_AT } from "../kit/world.ts";
import { closingAfter, having, limit, pings, session } from "./limits.ts";

const isPlayer = true;
/** A break that ends so many seconds after the timeline begins. */
const breakFor = (seconds: number, limitType = 33) =>
  limit(limitType, { limitValue: 1, endsAt: START_AT / 1000 + seconds });
/** It ends after 5 minutes, and then the server has it no more. */
const ClientLimits = inTurn(having(breakFor(300)), having());
const server = { ClientLimits };
const watch = "ClientLimitsAsked LimitsWanted";
const first = "0s ClientLimitsAsked";
const usedUp = limit(10, { limitBalance: 0 });

describe("LIMITS-REFRESH", () => {
  rule("a break ends on an open page, at its instant [limits-012] {LIMITS-REFRESH:at}", {
    isPlayer,
    server,
    watch,
    expect: `${first} 5m LimitsWanted ClientLimitsAsked`,
    for: "20m",
  });
  rule("not 1 ms earlier [limits-012] {LIMITS-REFRESH:before}", {
    isPlayer,
    server,
    watch,
    expect: first,
    for: "4m59s999ms",
  });
  rule("1 ms later a sign-out changes nothing any more [limits-012] {LIMITS-REFRESH:after}", {
    isPlayer,
    server,
    user: "5m1ms SignOut",
    watch: "LimitsWanted",
    expect: "5m LimitsWanted",
    for: "20m",
  });
  rule("a self-exclusion ends alike [limits-012]", {
    isPlayer,
    server: { ClientLimits: inTurn(having(breakFor(300, 30)), having()) },
    watch,
    expect: `${first} 5m LimitsWanted ClientLimitsAsked`,
    for: "20m",
  });
  rule("when it is over, the rules that guard the player resume [limits-012] [limits-018]", {
    isPlayer,
    server: {
      ClientLimits: inTurn(having(breakFor(300), session(7_000)), having(session(7_000))),
      SessionPing: pings(6_900),
    },
    watch: "SessionPingAsked",
    expect: "5m SessionPingAsked 30s SessionPingAsked 30s SessionPingAsked",
    for: "6m10s",
  });
  rule("one without an end is asked about no more [limits-012]", {
    isPlayer,
    server: { ClientLimits: having(limit(30, { endsAt: null })) },
    watch,
    expect: first,
    for: "1h",
  });
  rule("one that only waits, or is no more, closes nothing [limits-002]", {
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
  rule("the server still has it: asked again a minute later, not at once [limits-012]", {
    isPlayer,
    server: {
      ClientLimits: inTurn(having(breakFor(300)), having(breakFor(300)), having()),
    },
    watch: "ClientLimitsAsked",
    expect: `${first} 5m ClientLimitsAsked 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("a used-up limit is looked at every minute [limits-004]", {
    isPlayer,
    server: {
      ClientLimits: inTurn(having(usedUp), having(usedUp), having(limit(10, { limitBalance: 5 }))),
    },
    watch: "ClientLimitsAsked",
    expect: `${first} 1m ClientLimitsAsked 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("so is a block [limits-004]", {
    isPlayer,
    server: { ClientLimits: inTurn(having(limit(37)), having()) },
    watch: "ClientLimitsAsked",
    expect: `${first} 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("what a policy pack says of the pace holds [limits-004]", {
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
  rule("within its bounds [limits-004]", {
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
  rule("not above them either [limits-004]", {
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
  rule("asked for another reason, the minute begins anew [limits-004] {LIMITS-REFRESH:reset}", {
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
  rule("signing out ends it [limits-012] {LIMITS-REFRESH:cancel}", {
    isPlayer,
    server,
    user: "4m SignOut",
    watch: "LimitsWanted",
    expect: "",
    for: "20m",
  });
  rule("nothing closed any more, nothing is asked [limits-012] {LIMITS-REFRESH:cancel}", {
    isPlayer,
    server: { ClientLimits: inTurn(having(breakFor(300)), having()) },
    network: "1m offline 1s online",
    watch: "LimitsWanted",
    expect: "",
    for: "20m",
  });
  rule("nor in maintenance [limits-012] {LIMITS-REFRESH:cancel}", {
    isPlayer,
    server: { ...server, SiteConfig: closingAfter("4m") },
    watch: "LimitsWanted",
    expect: "",
    for: "20m",
  });
  rule(
    "offline it stands still; with the connection the limits come anyway [limits-012] {LIMITS-REFRESH:offline} {LIMITS-REFRESH:pause}",
    {
      isPlayer,
      server,
      network: "4m offline 2m online",
      watch,
      expect: `${first} 6m ClientLimitsAsked`,
      for: "20m",
    },
  );
  rule("back before the end, it is awaited as before [limits-012] {LIMITS-REFRESH:resume}", {
    isPlayer,
    server: { ClientLimits: inTurn(having(breakFor(300)), having(breakFor(300)), having()) },
    network: "1m offline 1m online",
    watch,
    expect: `${first} 2m ClientLimitsAsked 3m LimitsWanted ClientLimitsAsked`,
    for: "20m",
  });
  rule("a reload asks and awaits anew [limits-012] {LIMITS-REFRESH:reload}", {
    isPlayer,
    server: { ClientLimits: inTurn(having(breakFor(300)), having(breakFor(300)), having()) },
    tab: "1m reload",
    watch,
    expect: `${first} 1m ClientLimitsAsked 4m LimitsWanted ClientLimitsAsked`,
    for: "20m",
  });
  rule("overslept: asked on waking [limits-012] {LIMITS-REFRESH:sleep}", {
    isPlayer,
    server,
    clock: "4m sleep 10m",
    watch: "LimitsWanted",
    expect: "14m LimitsWanted",
    for: "25m",
  });
  rule("the clock set back does not hold it up [limits-012] {LIMITS-REFRESH:back}", {
    isPlayer,
    server,
    clock: "4m back 1h",
    watch: "LimitsWanted",
    expect: "5m LimitsWanted",
    for: "20m",
  });
  rule("a clock set back before the limits are asked anew: not longer than a minute [limits-004]", {
    isPlayer,
    server: { ClientLimits: inTurn(having(usedUp), having(usedUp), having()) },
    clock: "30s back 1h",
    watch: "ClientLimitsAsked",
    expect: `${first} 1m ClientLimitsAsked 1m ClientLimitsAsked`,
    for: "20m",
  });
  rule("the clock set forward: when the page next looks [limits-012] {LIMITS-REFRESH:forward}", {
    isPlayer,
    server,
    clock: "1m forward 1h",
    tab: "2m hidden",
    watch: "LimitsWanted",
    expect: "2m LimitsWanted",
    for: "20m",
  });
  rule("an answer that fails leaves play closed, and is asked for again [limits-012]", {
    isPlayer,
    server: { ClientLimits: inTurn(having(breakFor(300)), fails(500), having()) },
    watch: "ClientLimitsAsked",
    expect: `${first} 5m ClientLimitsAsked 5s ClientLimitsAsked`,
    for: "20m",
  });
});
