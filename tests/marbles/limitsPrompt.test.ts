import { describe } from "vitest";
import type { ClientLimit } from "../../src/events/limits/events.ts";
import { siteUnder } from "../kit/packs.ts";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { START_AT } from "../kit/world.ts";
import { closingAfter, having, limit, selfExclusion } from "./limits.ts";

const isPlayer = true;
const now = START_AT / 1000;

/** By the server the player has never answered. */
const never = (...data: readonly ClientLimit[]) => answers({ data, reviewedAt: null });
const told = answers({ data: { reviewedAt: now + 10 } });
const under = (id: string) => ({
  SiteConfig: answers(siteUnder(id)),
  ClientLimits: never(),
  ReviewLimits: told,
});
const british = under("GB");
/** With its page of limits. */
const withPage = {
  ...british,
  SiteConfig: answers({ ...siteUnder("GB"), limits: { availableTypeIds: [20] } }),
  AvailableLimits: answers({
    data: [{ limitType: 20, availableValues: [], measure: "EUR", type: "money" }],
  }),
  SelfExcludeReasons: answers({ data: [] }),
  SaveLimits: answers({ status: 200, data: { limitsData: [limit(20)] } }),
};
const shown = "LimitsPromptShown";
const said = "LimitsPromptShown LimitsDeclined ReviewLimitsAsked";
const limitsPage = "/en/office/responsible";

describe("the question whether a player wants a limit", () => {
  for (const id of ["GB", "MT", "US-PA"])
    rule(`comes with the limits under the pack ${id}, and is over once they decline`, {
      isPlayer,
      server: {
        ...under(id),
        LoginSessions: answers({ items: [], nextPageToken: null }),
      },
      user: "10s DeclineLimits 10s DeclineLimits",
      watch: said,
      expect: `${shown} 10s LimitsDeclined ReviewLimitsAsked(ask.answer=none)
               10s CommandRefused(DeclineLimits, nothing_to_do)`,
      for: "1m",
    });
  for (const [what, server] of [
    ["has answered", { ...british, ClientLimits: answers({ data: [], reviewedAt: now - 60 }) }],
    ["plays under a pack that does not ask it", under("SE")],
    ["plays on a server that does not keep answers", { ...british, ClientLimits: having() }],
    ["takes a break", { ...british, ClientLimits: never(selfExclusion) }],
  ] as const)
    rule(`is not put to a player who ${what}`, {
      isPlayer,
      server,
      user: "10s DeclineLimits",
      watch: said,
      expect: "10s CommandRefused(DeclineLimits, nothing_to_do)",
      for: "1m",
    });
  rule("is not put to visitors", { server: british, watch: shown, expect: "", for: "1m" });
  rule("comes back after the page of limits if none was set there", {
    isPlayer,
    server: withPage,
    user: `10s GoTo(path=${limitsPage}, isReplacing=false) 5s DeclineLimits
           5s GoTo(path=/en, isReplacing=false) 5s DeclineLimits`,
    watch: said,
    expect: `${shown} 15s CommandRefused(DeclineLimits, nothing_to_do) 5s ${shown}
             5s LimitsDeclined ReviewLimitsAsked`,
    for: "1m",
  });
  rule("does not come back after one was set", {
    isPlayer,
    server: withPage,
    user: `10s GoTo(path=${limitsPage}, isReplacing=false)
           5s SaveLimit(limitType=20, limitValue=100) 5s GoTo(path=/en, isReplacing=false)`,
    watch: said,
    expect: `${shown} 15s SaveLimitsAsked`,
    for: "1m",
  });
  rule("is still open when the answer did not get to the server", {
    isPlayer,
    server: { ...british, ReviewLimits: inTurn(fails(500), late("5s", told)) },
    user: "10s DeclineLimits 10s DeclineLimits 1s DeclineLimits 10s DeclineLimits",
    watch: said,
    expect: `${shown} 10s LimitsDeclined ReviewLimitsAsked 10s LimitsDeclined ReviewLimitsAsked
             1s CommandRefused(DeclineLimits, nothing_to_do)
             10s CommandRefused(DeclineLimits, nothing_to_do)`,
    for: "1m",
  });
  rule("is put again after a reload as long as it is not answered, whatever is stored", {
    isPlayer,
    server: {
      ...british,
      ClientLimits: inTurn(never(), never(), answers({ data: [], reviewedAt: now + 70 })),
    },
    storage: "20s wipe",
    user: "70s DeclineLimits",
    tab: "30s reload 1m reload",
    watch: said,
    expect: `${shown} 30s ${shown} 40s LimitsDeclined ReviewLimitsAsked`,
    for: "5m",
  });
  rule("is closed in another tab by the answer in this one", {
    isPlayer,
    server: {
      ...british,
      ClientLimits: inTurn(never(), never(), answers({ data: [], reviewedAt: now + 20 })),
    },
    tab2: "5s open 25s DeclineLimits",
    user: "20s DeclineLimits",
    watch: `${said} 2:${shown} 2:LimitsDeclined 2:CommandRefused`,
    expect: `${shown} 5s 2:${shown} 15s LimitsDeclined ReviewLimitsAsked
             10s 2:CommandRefused(DeclineLimits, nothing_to_do)`,
    for: "1m",
  });
  rule("is silent after sign-out", {
    isPlayer,
    server: british,
    user: "5s SignOut 5s DeclineLimits",
    watch: said,
    expect: `${shown} 10s CommandRefused(DeclineLimits, nothing_to_do)`,
    for: "1m",
  });
  rule("does not come up during maintenance", {
    isPlayer,
    server: {
      ...british,
      SiteConfig: closingAfter("1s", siteUnder("GB")),
      ClientLimits: late("8s", never()),
    },
    watch: shown,
    expect: "",
    for: "1m",
  });
});
