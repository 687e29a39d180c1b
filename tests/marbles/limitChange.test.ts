import { describe } from "vitest";
import { answers, fails, inTurn, silence, timesOut } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { having, limit } from "./limits.ts";

const isPlayer = true;
const path = "/en/office/responsible";
const config = { ...siteConfig, limits: { availableTypeIds: [1, 20, 30] } };
const offer = (limitType: number, measure = "EUR") => ({
  limitType,
  availableValues: [],
  measure,
  type: "money",
});
const set = limit(1, { limitValue: 50 });
const server = {
  SiteConfig: answers(config),
  ClientLimits: having(),
  AvailableLimits: answers({ data: [offer(1), offer(20), offer(30, "days")] }),
  SelfExcludeReasons: answers({ data: [{ id: 2, selfExcludeReason: "A pause" }] }),
  SaveLimits: answers({ status: 200, data: { limitsData: [set] } }),
};
const save = "SaveLimit(limitType=1, limitValue=50)";

describe("limits/offer", () => {
  const watch = "AvailableLimitsAsked SelfExcludeReasonsAsked LimitsWanted";
  rule(
    "what may be set is requested each time the page is entered [call-limits-001] [call-limits-005]",
    {
      isPlayer,
      path,
      server,
      user: "10s GoTo(/en/office/menu) 10s GoTo(/en/office/responsible) 10s RefreshLimits",
      watch,
      expect: `LimitsWanted AvailableLimitsAsked SelfExcludeReasonsAsked(ask.isTokenSent=false)
               20s LimitsWanted AvailableLimitsAsked SelfExcludeReasonsAsked
               10s LimitsWanted AvailableLimitsAsked SelfExcludeReasonsAsked`,
      for: "35s",
    },
  );
  rule("reasons that failed are requested again also while the offer is on its way", {
    isPlayer,
    path,
    server: {
      ...server,
      AvailableLimits: silence,
      SelfExcludeReasons: inTurn(fails(500), server.SelfExcludeReasons),
    },
    user: "10s RefreshLimits 1s RefreshLimits",
    watch: "SelfExcludeReasonsAsked SelfExcludeReasonsAnswered CommandRefused",
    expect: `SelfExcludeReasonsAsked 10s SelfExcludeReasonsAsked SelfExcludeReasonsAnswered
             1s CommandRefused(RefreshLimits, nothing_to_do)`,
    for: "11s500ms",
  });
  rule("the reasons are requested with the token where the site says so [call-limits-006]", {
    isPlayer,
    path,
    server: {
      ...server,
      SiteConfig: answers({ ...config, limits: { ...config.limits, isReasonsTokenSent: true } }),
    },
    watch: "SelfExcludeReasonsAsked",
    expect: "SelfExcludeReasonsAsked(ask.isTokenSent=true)",
    for: "10s",
  });
  rule("nothing is requested for a visitor [limits-029]", {
    path,
    server,
    user: "10s RefreshLimits",
    watch: `${watch} CommandRefused`,
    expect: "10s CommandRefused(RefreshLimits, sign_in_needed)",
    for: "20s",
  });
});

describe("limits/save", () => {
  const watch = "SaveLimitsAsked SaveLimitsAnswered SaveLimitsFailed CommandRefused";
  rule("a change is sent once, and another one waits for its answer [call-limits-003]", {
    isPlayer,
    path,
    server,
    latency: "2s",
    user: `10s ${save} 1s SaveLimit(limitType=20, limitValue=50)`,
    watch,
    expect: `10s SaveLimitsAsked 1s CommandRefused(SaveLimit, nothing_to_do)
             1s SaveLimitsAnswered`,
    for: "1m",
  });
  rule("a change without success is not sent again by itself, but may be repeated [error-014]", {
    isPlayer,
    path,
    server: { ...server, SaveLimits: inTurn(fails(500), server.SaveLimits) },
    user: `10s ${save} 1m ${save}`,
    watch,
    expect: "10s SaveLimitsAsked SaveLimitsFailed 1m SaveLimitsAsked SaveLimitsAnswered",
    for: "2m",
  });
  rule("without an answer a change may be in force: the limits are requested", {
    isPlayer,
    path,
    server: { ...server, SaveLimits: timesOut(), BlockUser: timesOut() },
    user: `10s ${save} 20s BlockMe(selfExcludeReasonId=2)`,
    watch: "SaveLimitsFailed BlockUserFailed ClientLimitsAsked",
    expect: `ClientLimitsAsked ClientLimitsAsked 25s SaveLimitsFailed ClientLimitsAsked
             20s BlockUserFailed ClientLimitsAsked`,
    for: "1m",
  });
  rule("with an answer that it was not made they are not", {
    isPlayer,
    path,
    server: { ...server, SaveLimits: fails(500) },
    user: `10s ${save}`,
    watch: "SaveLimitsFailed ClientLimitsAsked",
    expect: "ClientLimitsAsked ClientLimitsAsked 10s SaveLimitsFailed",
    for: "1m",
  });
  rule("after a self-block the limits are requested [call-limits-009]", {
    isPlayer,
    path,
    server: { ...server, BlockUser: answers({ success: true }) },
    user: "10s BlockMe(selfExcludeReasonId=3) 1s BlockMe(selfExcludeReasonId=2)",
    watch: "BlockUserAsked CommandRefused BlockUserAnswered ClientLimitsAsked",
    expect: `ClientLimitsAsked ClientLimitsAsked 10s CommandRefused(BlockMe, not_ready)
             1s BlockUserAsked(ask.selfExcludeReasonId=2) BlockUserAnswered ClientLimitsAsked`,
    for: "20s",
  });
});

describe("limits/tabs", () => {
  const excluded = limit(30, { limitValue: 30, endsAt: 1_800_000_000 });
  rule("a break that begins in one tab is requested by the other [limits-012]", {
    isPlayer,
    path,
    server: {
      ...server,
      SaveLimits: answers({ status: 200, data: { limitsData: [excluded] } }),
    },
    tab2: "5s open",
    user: "20s SaveLimit(limitType=30, limitValue=30, selfExcludeReasonId=2)",
    watch: "SaveLimitsAsked 2:LimitsWanted",
    expect: "5s 2:LimitsWanted 15s SaveLimitsAsked 1ms 2:LimitsWanted",
    for: "30s",
  });
  rule("another change is not told to the other tab", {
    isPlayer,
    path,
    server,
    tab2: "5s open",
    user: `20s ${save}`,
    watch: "SaveLimitsAsked 2:LimitsWanted",
    expect: "5s 2:LimitsWanted 15s SaveLimitsAsked",
    for: "30s",
  });
});

describe("player/refused", () => {
  const watch = "RefreshAuthAsked SessionClosed";
  const over = fails(401, { code: 20 });
  rule("a balance refused with 401 has the session checked at once [session-006]", {
    isPlayer,
    server: { Balance: over, RefreshAuth: over },
    watch,
    expect: "10s RefreshAuthAsked SessionClosed(expired)",
    for: "30s",
  });
  rule("a session that goes on stays open [session-006]", {
    isPlayer,
    server: { Balance: over },
    watch,
    expect: "10s RefreshAuthAsked 10s RefreshAuthAsked",
    for: "25s",
  });
  rule("any other failure of a balance checks nothing [session-006]", {
    isPlayer,
    server: { Balance: fails(500) },
    watch,
    expect: "",
    for: "30s",
  });
});
