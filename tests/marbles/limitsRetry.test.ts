import { describe } from "vitest";
import { fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closingAfter, having, raise } from "./limits.ts";

const isPlayer = true;
const watch = "ClientLimitsAsked";
const server = { ClientLimits: fails(500) };

describe("LIMITS-RETRY", () => {
  rule("five tries more, 5 s apart [limits-029] [call-limits-002] {LIMITS-RETRY:at}", {
    isPlayer,
    server,
    expect: `0s ClientLimitsAsked 5s ClientLimitsAsked 5s ClientLimitsAsked 5s ClientLimitsAsked
             5s ClientLimitsAsked 5s ClientLimitsAsked`,
    for: "10m",
  });
  rule("not 1 ms earlier {LIMITS-RETRY:before}", {
    isPlayer,
    server,
    expect: "0s ClientLimitsAsked",
    for: "4s999ms",
  });
  rule("asked again, a sign-out 1 ms later changes nothing {LIMITS-RETRY:after}", {
    isPlayer,
    server,
    user: "5s1ms SignOut",
    expect: "0s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "1m",
  });
  rule("an answer ends it [call-limits-002]", {
    isPlayer,
    server: { ClientLimits: inTurn(fails(500), having()) },
    expect: "0s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "10m",
  });
  rule("a visitor has no limits [limits-029]", { watch, expect: "", for: "1m" });
  rule("signing out ends it [limits-029] {LIMITS-RETRY:cancel}", {
    isPlayer,
    server,
    user: "4s999ms SignOut",
    expect: "0s ClientLimitsAsked",
    for: "1m",
  });
  rule("signed out, the connection coming back asks nothing [limits-029] {LIMITS-RETRY:cancel}", {
    isPlayer,
    server,
    network: "2s offline 10s online",
    user: "4s SignOut",
    watch: "AppStarted DisconnectAsked DisconnectAnswered",
    // The page loads anew, and ends the session that could not be ended before it asks who is there.
    expect:
      "0s AppStarted ClientLimitsAsked 4s DisconnectAsked 8s AppStarted DisconnectAsked DisconnectAnswered",
    for: "12s",
  });
  rule("a decision asks anew, with all tries [limits-009] {LIMITS-RETRY:reset}", {
    isPlayer,
    server: {
      ClientLimits: inTurn(
        having(raise(100_000), raise(100_000, 21)),
        fails(500),
        fails(500),
        having(),
      ),
      DecideLimit: fails(400),
    },
    user: `10s AnswerLimitApproval(limitType=20, isApproved=true)
           3s AnswerLimitApproval(limitType=21, isApproved=true)`,
    expect: "0s ClientLimitsAsked 10s ClientLimitsAsked 3s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "1m",
  });
  rule(
    "offline it stands still, and asks at once with the connection {LIMITS-RETRY:pause} {LIMITS-RETRY:resume} {LIMITS-RETRY:offline}",
    {
      isPlayer,
      server,
      network: "3s offline 1m online",
      expect: "0s ClientLimitsAsked 1m3s ClientLimitsAsked 5s ClientLimitsAsked",
      for: "1m9s",
    },
  );
  rule("a reload begins anew {LIMITS-RETRY:reload}", {
    isPlayer,
    server,
    tab: "3s reload",
    expect: "0s ClientLimitsAsked 3s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "9s",
  });
  rule("overslept it asks on waking {LIMITS-RETRY:sleep}", {
    isPlayer,
    server,
    clock: "3s sleep 1m",
    expect: "0s ClientLimitsAsked 1m3s ClientLimitsAsked",
    for: "1m5s",
  });
  rule("the clock set back does not hold it up {LIMITS-RETRY:back}", {
    isPlayer,
    server,
    clock: "3s back 1h",
    expect: "0s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "6s",
  });
  rule("the clock set forward does not bring it forward {LIMITS-RETRY:forward}", {
    isPlayer,
    server,
    clock: "3s forward 1h",
    expect: "0s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "6s",
  });
  rule("in maintenance nothing is asked {LIMITS-RETRY:cancel}", {
    isPlayer,
    server: { ...server, SiteConfig: closingAfter("7s") },
    watch,
    expect: "0s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "1m",
  });
});
