import { describe } from "vitest";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { closingAfter, having, limit, raise, selfExclusion } from "./limits.ts";

const isPlayer = true;
/** The day after its start is over ten seconds after the start of the timeline. */
const server = { ClientLimits: having(limit(20), raise(86_390)) };
const watch = "LimitApprovalDue";
const rejectingByDelete = answers({ ...siteConfig, limits: { isRejectByDelete: true } });
const reject = "AnswerLimitApproval(limitType=20, isApproved=false)";
const confirm = "AnswerLimitApproval(limitType=20, isApproved=true)";

describe("LIMIT-APPROVAL", () => {
  rule("asks the player exactly 24 hours after its start [limits-007] {LIMIT-APPROVAL:at}", {
    isPlayer,
    server,
    expect: "10s LimitApprovalDue(20)",
    for: "5m",
  });
  rule("does nothing 1 ms earlier [limits-007] {LIMIT-APPROVAL:before}", {
    isPlayer,
    server,
    watch,
    expect: "",
    for: "9s999ms",
  });
  rule("accepts an answer 1 ms later [limits-007] [limits-008] {LIMIT-APPROVAL:after}", {
    isPlayer,
    server,
    user: `10s1ms ${confirm}`,
    expect: "10s LimitApprovalDue(20) 1ms LimitApprovalGiven(20)",
    for: "1m",
  });
  rule("accepts no answer before that [limits-007]", {
    isPlayer,
    server,
    user: `9s999ms ${confirm}`,
    watch: "DecideLimitAsked CommandRefused",
    expect: "9s999ms CommandRefused(AnswerLimitApproval, nothing_to_do)",
    for: "10s",
  });
  rule("asks at once about a request made long ago [limits-007]", {
    isPlayer,
    server: { ClientLimits: having(raise(200_000, 21), raise(100_000, 22)) },
    expect: "0s LimitApprovalDue(21) LimitApprovalDue(22)",
    for: "1m",
  });
  rule(
    "asks only about pending deposit limits that need it [limits-002] [limits-003] [limits-007]",
    {
      isPlayer,
      server: {
        ClientLimits: having(
          raise(100_000, 1),
          raise(100_000, 12),
          { ...raise(100_000), needApprove: false },
          { ...raise(100_000, 21), limitState: "ACTIVE" },
          { ...raise(100_000, 22), limitState: "INACTIVE" },
        ),
      },
      watch,
      expect: "",
      for: "1h",
    },
  );
  rule("approves with decision 1 [limits-008] [call-limits-007]", {
    isPlayer,
    server,
    user: `20s ${confirm}`,
    watch: "CancelLimitAsked",
    expect: `20s DecideLimitAsked(ask.action=1, ask.limitType=20)
             NotificationShown(id=limit-20, status=success, text=responsible_gaming_confirm_limit_success)`,
    for: "25s",
  });
  rule(
    "rejects with decision 0, and removes the limit from the list [limits-008] [limits-009] [limits-010]",
    {
      isPlayer,
      server: { ClientLimits: inTurn(having(limit(20), raise(86_390)), having(limit(20))) },
      user: `20s ${reject}`,
      watch: "CancelLimitAsked LimitApprovalDue NotificationShown(id=limit-20)",
      expect: `10s LimitApprovalDue 10s DecideLimitAsked(ask.action=0, ask.limitType=20)
             NotificationShown(id=limit-20, status=success, text=responsible_gaming_cancel_limit_success)`,
      for: "1h",
    },
  );
  rule("rejects with a DELETE where the site config says so [limits-010] [call-limits-008]", {
    isPlayer,
    server: { ...server, SiteConfig: rejectingByDelete },
    user: `20s ${reject}`,
    watch: "DecideLimitAsked",
    expect: "20s CancelLimitAsked(ask.limitType=20)",
    for: "25s",
  });
  rule("never approves with a DELETE [limits-010]", {
    isPlayer,
    server: { ...server, SiteConfig: rejectingByDelete },
    user: `20s ${confirm}`,
    watch: "CancelLimitAsked",
    expect: "20s DecideLimitAsked(ask.action=1)",
    for: "25s",
  });
  rule("shows the server's own words [limits-031]", {
    isPlayer,
    server: { ...server, DecideLimit: answers({ title: "Done by hand" }) },
    user: `20s ${confirm}`,
    expect: "20s NotificationShown(id=limit-20, status=success, text=Done by hand)",
    for: "25s",
  });
  rule("reports a failure, and asks again at the next load [error-015] {LIMIT-APPROVAL:reload}", {
    isPlayer,
    server: {
      ...server,
      DecideLimit: inTurn(fails(400, { message: "Not on offer" }), fails(500)),
    },
    user: `20s ${confirm} 15s ${reject}`,
    tab: "30s reload",
    expect: `10s LimitApprovalDue
             10s NotificationShown(id=limit-20, status=error, text=Not on offer)
             10s LimitApprovalDue
             5s NotificationShown(id=limit-20, status=error, text=responsible_gaming_cancel_limit_error)`,
    for: "40s",
  });
  rule(
    "asks again at the next load when the player puts it off [limits-007] {LIMIT-APPROVAL:reload}",
    {
      isPlayer,
      server,
      user: "20s PutOffLimitApproval(20)",
      tab: "5m reload",
      expect: "10s LimitApprovalDue 4m50s LimitApprovalDue",
      for: "10m",
    },
  );
  rule("asks about the next raise of a type in its own time, after the first was confirmed", {
    isPlayer,
    server: { ClientLimits: inTurn(having(raise(86_390)), having(limit(20), raise(86_340))) },
    user: `20s ${confirm}`,
    watch,
    expect: "10s LimitApprovalDue(20) 50s LimitApprovalDue(20)",
    for: "5m",
  });
  rule("asks in its time about a raise that could not be taken back before", {
    isPlayer,
    server: { ...server, DecideLimit: fails(500) },
    user: "5s DecideLimitChange(limitType=20, isApproved=false)",
    watch: "LimitApprovalDue DecideLimitFailed",
    expect: "5s DecideLimitFailed 5s LimitApprovalDue(20)",
    for: "5m",
  });
  rule("does not ask about a raise while it is being taken back", {
    isPlayer,
    server: { ...server, DecideLimit: late("8s", fails(500)) },
    user: "5s DecideLimitChange(limitType=20, isApproved=false)",
    watch: "LimitApprovalDue DecideLimitFailed",
    expect: "13s DecideLimitFailed LimitApprovalDue(20)",
    for: "5m",
  });
  rule("waits a full day for a newer request [limits-007] {LIMIT-APPROVAL:reset}", {
    isPlayer,
    server: {
      ClientLimits: inTurn(
        having(raise(86_390), raise(100_000, 21)),
        having(raise(86_340), raise(100_000, 21)),
      ),
    },
    user: "5s AnswerLimitApproval(limitType=21, isApproved=true)",
    watch: "LimitApprovalDue(limitType=20)",
    expect: "1m LimitApprovalDue(20)",
    for: "5m",
  });
  rule(
    "does not ask once the player has signed out [limits-007] [limits-029] {LIMIT-APPROVAL:cancel}",
    {
      isPlayer,
      server,
      user: "9s999ms SignOut",
      watch,
      expect: "",
      for: "5m",
    },
  );
  rule("does not ask during a self-exclusion [limits-012] {LIMIT-APPROVAL:cancel}", {
    isPlayer,
    server: { ClientLimits: inTurn(having(raise(86_390)), having(raise(86_390), selfExclusion)) },
    network: "1s offline 1s online",
    watch,
    expect: "",
    for: "5m",
  });
  rule("does not ask during maintenance [limits-007] {LIMIT-APPROVAL:cancel}", {
    isPlayer,
    server: { ...server, SiteConfig: closingAfter("9s") },
    watch,
    expect: "",
    for: "5m",
  });
  rule("asks on waking if it fell due during sleep [limits-007] {LIMIT-APPROVAL:sleep}", {
    isPlayer,
    server,
    clock: "5s sleep 10m",
    expect: "10m5s LimitApprovalDue",
    for: "11m",
  });
  rule("is not delayed when the clock is set back [limits-007] {LIMIT-APPROVAL:back}", {
    isPlayer,
    server,
    clock: "5s back 1h",
    expect: "10s LimitApprovalDue",
    for: "5m",
  });
  rule(
    "fires on the page's next check when the clock is set forward [limits-007] {LIMIT-APPROVAL:forward}",
    {
      isPlayer,
      server,
      clock: "6s forward 1h",
      tab: "7s hidden",
      expect: "7s LimitApprovalDue",
      for: "5m",
    },
  );
  rule("asks while offline too, and nobody answers [limits-007] {LIMIT-APPROVAL:offline}", {
    isPlayer,
    server,
    network: "5s offline",
    user: `20s ${confirm}`,
    watch: "NotificationShown(id=limit-20)",
    expect: `10s LimitApprovalDue
             10s NotificationShown(id=limit-20, status=error, text=responsible_gaming_confirm_limit_unsure)`,
    for: "25s",
  });
  rule(
    "asks in each tab; a second answer is refused, and that tab loads the limits again [limits-007] {LIMIT-APPROVAL:tab2}",
    {
      isPlayer,
      server: { ...server, DecideLimit: inTurn(answers({ title: "" }), fails(400)) },
      user: `20s ${confirm}`,
      tab2: `5s open 16s ${reject}`,
      watch: "2:LimitApprovalDue 2:ClientLimitsAsked",
      expect: `5s 2:ClientLimitsAsked 5s 2:LimitApprovalDue LimitApprovalDue
             11s 2:ClientLimitsAsked`,
      for: "30s",
    },
  );
});
