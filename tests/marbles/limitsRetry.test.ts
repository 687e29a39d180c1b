import { describe } from "vitest";
import { fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closingAfter, having, raise } from "./limits.ts";

const isPlayer = true;
const watch = "ClientLimitsAsked";
const server = { ClientLimits: fails(500) };

describe("LIMITS-RETRY", () => {
  rule("tries five times more, 5 s apart [limits-029] [call-limits-002] {LIMITS-RETRY:at}", {
    isPlayer,
    server,
    expect: `0s ClientLimitsAsked 5s ClientLimitsAsked 5s ClientLimitsAsked 5s ClientLimitsAsked
             5s ClientLimitsAsked 5s ClientLimitsAsked`,
    for: "10m",
  });
  rule("does nothing 1 ms earlier {LIMITS-RETRY:before}", {
    isPlayer,
    server,
    expect: "0s ClientLimitsAsked",
    for: "4s999ms",
  });
  rule("is not affected by a sign-out 1 ms after a try {LIMITS-RETRY:after}", {
    isPlayer,
    server,
    user: "5s1ms SignOut",
    expect: "0s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "1m",
  });
  rule("stops after an answer [call-limits-002]", {
    isPlayer,
    server: { ClientLimits: inTurn(fails(500), having()) },
    expect: "0s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "10m",
  });
  rule("does not run for a visitor [limits-029]", { watch, expect: "", for: "1m" });
  rule("is cancelled by signing out [limits-029] {LIMITS-RETRY:cancel}", {
    isPlayer,
    server,
    user: "4s999ms SignOut",
    expect: "0s ClientLimitsAsked",
    for: "1m",
  });
  rule(
    "asks nothing after a sign-out when the connection is back [limits-029] {LIMITS-RETRY:cancel}",
    {
      isPlayer,
      server,
      network: "2s offline 10s online",
      user: "4s SignOut",
      watch: "AppStarted DisconnectAsked DisconnectAnswered",
      // The page reloads, and ends the session that could not be ended before it asks who is signed in.
      expect:
        "0s AppStarted ClientLimitsAsked 4s DisconnectAsked 8s AppStarted DisconnectAsked DisconnectAnswered",
      for: "12s",
    },
  );
  rule("starts over with all tries after a decision [limits-009] {LIMITS-RETRY:reset}", {
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
    "stops while offline, and asks at once with the connection {LIMITS-RETRY:pause} {LIMITS-RETRY:resume} {LIMITS-RETRY:offline}",
    {
      isPlayer,
      server,
      network: "3s offline 1m online",
      expect: "0s ClientLimitsAsked 1m3s ClientLimitsAsked 5s ClientLimitsAsked",
      for: "1m9s",
    },
  );
  rule("starts over after a reload {LIMITS-RETRY:reload}", {
    isPlayer,
    server,
    tab: "3s reload",
    expect: "0s ClientLimitsAsked 3s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "9s",
  });
  rule("asks on waking if it fell due during sleep {LIMITS-RETRY:sleep}", {
    isPlayer,
    server,
    clock: "3s sleep 1m",
    expect: "0s ClientLimitsAsked 1m3s ClientLimitsAsked",
    for: "1m5s",
  });
  rule("is not delayed when the clock is set back {LIMITS-RETRY:back}", {
    isPlayer,
    server,
    clock: "3s back 1h",
    expect: "0s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "6s",
  });
  rule("does not fire early when the clock is set forward {LIMITS-RETRY:forward}", {
    isPlayer,
    server,
    clock: "3s forward 1h",
    expect: "0s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "6s",
  });
  rule("asks nothing in maintenance {LIMITS-RETRY:cancel}", {
    isPlayer,
    server: { ...server, SiteConfig: closingAfter("7s") },
    watch,
    expect: "0s ClientLimitsAsked 5s ClientLimitsAsked",
    for: "1m",
  });
});
