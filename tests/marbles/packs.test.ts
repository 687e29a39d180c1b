import { describe } from "vitest";
import { answerTo, limitOf, realityLimit, steps } from "../kit/limits.ts";
import { siteUnder } from "../kit/packs.ts";
import { answers } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { START_AT } from "../kit/world.ts";
import { having, limit, raise } from "./limits.ts";

const isPlayer = true;

const under = (id: string) => answers(siteUnder(id));
/** With what its session clock asks for. */
const pennsylvania = {
  SiteConfig: under("US-PA"),
  LoginSessions: answers({ items: [], nextPageToken: null }),
};
/** A raise of such a limit, under the pack of Pennsylvania. */
const reaffirming = (limitType: number) => ({
  ...pennsylvania,
  ClientLimits: having(limit(limitType), raise(86_390, limitType)),
});
const confirmOf = (limitType: number) =>
  `AnswerLimitApproval(limitType=${limitType}, isApproved=true)`;
const everyHour = `5m RealityStepped 5m RealityStepped 5m RealityStepped 5m RealityStepped
  5m RealityStepped 5m RealityStepped 5m RealityStepped 5m RealityStepped 5m RealityStepped
  5m RealityStepped 5m RealityStepped 5m RealityCheckShown`;

describe("the same visit", () => {
  const visit = { isPlayer, watch: `${steps} IdleWarned SignOutRequested`, for: "121m" };
  rule("under the German pack ends after half an hour without activity", {
    ...visit,
    server: { SiteConfig: under("DE") },
    expect: "29m IdleWarned 1m SignOutRequested",
  });
  rule(
    "under that of Pennsylvania has a check after an hour, which the server reports for everybody",
    {
      ...visit,
      server: { ...pennsylvania, ClientLimits: realityLimit(60) },
      expect: `RealityStarted(3600000) ${everyHour} 59m IdleWarned 1m SignOutRequested`,
    },
  );
  rule("under that of Malta has neither", {
    ...visit,
    server: { SiteConfig: under("MT") },
    expect: "119m IdleWarned 1m SignOutRequested",
  });
});

describe("a limit of deposits that is to be raised", () => {
  const visit = { isPlayer, watch: "LimitApprovalDue", for: "1m" };
  const after = (seconds: number) => having(limit(20), raise(seconds));
  rule("is asked about a day later under the British pack", {
    ...visit,
    server: { SiteConfig: under("GB"), ClientLimits: after(86_390) },
    expect: "10s LimitApprovalDue(20)",
  });
  rule("is not yet due then under the Swedish one", {
    ...visit,
    server: { SiteConfig: under("SE"), ClientLimits: after(86_390) },
    expect: "",
  });
  rule("is asked about three days later under the Swedish one", {
    ...visit,
    server: { SiteConfig: under("SE"), ClientLimits: after(3 * 86_400 - 10) },
    expect: "10s LimitApprovalDue(20)",
  });
  rule("is not due 1 ms earlier", {
    ...visit,
    server: { SiteConfig: under("SE"), ClientLimits: after(3 * 86_400 - 10) },
    expect: "",
    for: "9s999ms",
  });
});

describe("where the policy has every increase reaffirmed, LIMIT-APPROVAL", () => {
  rule("asks exactly then about a limit on stakes", {
    isPlayer,
    server: reaffirming(1),
    expect: "10s LimitApprovalDue(1)",
    for: "5m",
  });
  rule("asks nothing about it 1 ms earlier", {
    isPlayer,
    server: reaffirming(1),
    watch: "LimitApprovalDue",
    expect: "",
    for: "9s999ms",
  });
  rule("takes the confirmation of it 1 ms later, and none before", {
    isPlayer,
    server: reaffirming(31),
    user: `9s999ms ${confirmOf(31)} 2ms ${confirmOf(31)}`,
    watch: "DecideLimitAsked CommandRefused",
    expect: `9s999ms CommandRefused(AnswerLimitApproval, nothing_to_do)
             2ms LimitApprovalGiven(31) DecideLimitAsked(ask.action=1, ask.limitType=31)`,
    for: "12s",
  });
  rule(
    "asks about several kinds, each at its own time, and not before the longer wait of the pack",
    {
      isPlayer,
      server: {
        ...reaffirming(40),
        ClientLimits: having(
          raise(86_390, 40),
          raise(86_395, 31),
          raise(86_390, 2),
          raise(604_780, 12),
        ),
      },
      watch: "LimitApprovalDue",
      expect: "5s LimitApprovalDue(31) 5s LimitApprovalDue(40)",
      for: "1h",
    },
  );
});

describe("a reality check that the pack asks for", () => {
  const visit = { isPlayer, watch: steps, for: "14m" };
  rule("keeps the shorter interval that the player chose", {
    ...visit,
    server: { ...pennsylvania, ClientLimits: realityLimit(5) },
    expect: "RealityStarted(300000) 5m RealityCheckShown",
  });
  rule("is no further away than the pack says, whatever the limit says", {
    ...visit,
    server: { ...pennsylvania, ClientLimits: realityLimit(90) },
    expect: "RealityStarted(3600000) 5m RealityStepped 5m RealityStepped",
  });
  rule("comes again after it was closed", {
    ...visit,
    server: { ...pennsylvania, ClientLimits: realityLimit(5) },
    user: `6m ${answerTo("nothing")}`,
    expect: `RealityStarted(300000) 5m RealityCheckShown 1m RealityStarted(300000)
             5m RealityCheckShown`,
  });
  rule("comes again after it was answered with do-not-show-again", {
    ...visit,
    server: { ...pennsylvania, ClientLimits: realityLimit(5) },
    user: `6m ${answerTo("continue", true)}`,
    expect: `RealityStarted(300000) 5m RealityCheckShown 1m RealityStarted(300000)
             5m RealityCheckShown`,
  });
  rule("comes again when the flag was stored before", {
    ...visit,
    server: { ...pennsylvania, ClientLimits: realityLimit(5) },
    stored: {
      local: {
        "tl.realityCheck": {
          startedAt: START_AT,
          leftMs: 0,
          doNotShowAgain: true,
          sinceAt: START_AT,
        },
      },
    },
    expect: "RealityStarted(300000) 5m RealityCheckShown",
  });
  rule("is not there for a self-excluded player", {
    ...visit,
    server: { ...pennsylvania, ClientLimits: answers({ data: [limitOf(30, 7)] }) },
    watch: "RealityStepped RealityCheckShown",
    expect: "",
  });
});
