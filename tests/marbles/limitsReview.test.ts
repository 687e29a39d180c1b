import { describe } from "vitest";
import type { ClientLimit } from "../../src/events/limits/events.ts";
import { siteUnder } from "../kit/packs.ts";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { siteConfig } from "../kit/site.ts";
import { rule } from "../kit/rule.ts";
import { START_AT } from "../kit/world.ts";
import { closingAfter, limit, selfExclusion } from "./limits.ts";

const isPlayer = true;
const now = START_AT / 1000;
const halfYear = 181 * 86_400;
/** Its pack allows a longer time than the rule's own. */
const asking = {
  ...siteConfig,
  policy: { id: "own", figures: {}, bounds: { "LIMITS-REVIEW.everyMs": { atMost: 1e11 } } },
};
const SiteConfig = answers(asking);

/** Limits that were reviewed this many seconds before the timeline starts; null: never. */
const reviewed = (secondsAgo: number | null, ...data: readonly ClientLimit[]) =>
  answers({ data, reviewedAt: secondsAgo === null ? null : now - secondsAgo });
/** The half year is over ten seconds after the start. */
const server = { SiteConfig, ClientLimits: reviewed(halfYear - 10, limit(20)) };
const told = (secondsAfter: number) => answers({ data: { reviewedAt: now + secondsAfter } });
const watch = "LimitsReviewDue";
const due = `LimitsReviewDue(${now - halfYear + 10})`;
const keep = "ReviewMyLimits(isKept=true)";
const said = "LimitsReviewed ReviewLimitsAsked";

describe("LIMITS-REVIEW", () => {
  rule("reminds the player exactly half a year after the last review {LIMITS-REVIEW:at}", {
    isPlayer,
    server,
    expect: `10s ${due}`,
    for: "1m",
  });
  rule("does nothing 1 ms earlier {LIMITS-REVIEW:before}", {
    isPlayer,
    server,
    watch,
    expect: "",
    for: "9s999ms",
  });
  rule("takes an answer 1 ms later, and counts from then on {LIMITS-REVIEW:after}", {
    isPlayer,
    server: { ...server, ReviewLimits: told(10) },
    user: `10s1ms ${keep}`,
    watch,
    expect: `10s ${due} 1ms LimitsReviewed(isKept=true) ReviewLimitsAsked(ask.answer=keep)`,
    for: "1h",
  });
  rule("takes no answer before that", {
    isPlayer,
    server,
    user: `9s999ms ${keep}`,
    watch: said,
    expect: "9s999ms CommandRefused(ReviewMyLimits, nothing_to_do)",
    for: "10s",
  });
  rule("reminds under the British pack", {
    isPlayer,
    server: { ...server, SiteConfig: answers(siteUnder("GB")) },
    expect: `10s ${due}`,
    for: "1m",
  });
  rule("is for packs that ask for it only, as of each load of the page {LIMITS-REVIEW:tab2}", {
    isPlayer,
    server: { ...server, SiteConfig: inTurn(SiteConfig, answers(siteUnder("SE"))) },
    tab2: "5s open",
    watch: "2:LimitsReviewDue",
    expect: `10s ${due}`,
    for: "1m",
  });
  rule("is for players who have reviewed their limits once: others are asked first", {
    isPlayer,
    server: {
      SiteConfig: answers({ ...asking, policy: { ...asking.policy, limitsPrompt: "deposit" } }),
      ClientLimits: reviewed(null),
    },
    watch,
    expect: "LimitsPromptShown",
    for: "1m",
  });
  rule("tells the server that the player goes through them now", {
    isPlayer,
    server: { ...server, ReviewLimits: told(20) },
    user: "20s ReviewMyLimits(isKept=false)",
    watch,
    expect: `10s ${due} 10s LimitsReviewed(isKept=false) ReviewLimitsAsked(ask.answer=review)`,
    for: "1h",
  });
  rule("stays open if the answer does not get to the server, which may be given again", {
    isPlayer,
    server: { ...server, ReviewLimits: inTurn(fails(500), told(30)) },
    user: `20s ${keep} 10s ${keep} 1s ${keep}`,
    watch: said,
    expect: `20s LimitsReviewed ReviewLimitsAsked 10s LimitsReviewed ReviewLimitsAsked
             1s CommandRefused(ReviewMyLimits, nothing_to_do)`,
    for: "1m",
  });
  rule("is answered once while the answer is on its way", {
    isPlayer,
    server: { ...server, ReviewLimits: late("5s", told(25)) },
    user: `20s ${keep} 1s ${keep} 1s PutOffLimitsReview`,
    watch: said,
    expect: `20s LimitsReviewed ReviewLimitsAsked
             1s CommandRefused(ReviewMyLimits, nothing_to_do)
             1s CommandRefused(PutOffLimitsReview, nothing_to_do)`,
    for: "1m",
  });
  rule("comes again at the next load when it is put off {LIMITS-REVIEW:reload}", {
    isPlayer,
    server,
    user: "20s PutOffLimitsReview",
    tab: "5m reload",
    expect: `10s ${due} 10s LimitsReviewPutOff 4m40s ${due}`,
    for: "10m",
  });
  rule("waits the whole time again once a limit is set {LIMITS-REVIEW:reset}", {
    isPlayer,
    server: {
      SiteConfig,
      ClientLimits: inTurn(reviewed(halfYear - 10), reviewed(halfYear - 60)),
      ReviewLimits: fails(500),
    },
    network: "5s offline 1s online",
    watch,
    expect: `1m LimitsReviewDue(${now - halfYear + 60})`,
    for: "5m",
  });
  rule("does not remind once the player has signed out {LIMITS-REVIEW:cancel}", {
    isPlayer,
    server,
    user: "9s999ms SignOut",
    watch,
    expect: "",
    for: "5m",
  });
  rule("does not remind during a self-exclusion {LIMITS-REVIEW:cancel}", {
    isPlayer,
    server: {
      SiteConfig,
      ClientLimits: inTurn(reviewed(halfYear - 10), reviewed(halfYear - 10, selfExclusion)),
    },
    network: "1s offline 1s online",
    watch,
    expect: "",
    for: "5m",
  });
  rule("does not remind during maintenance {LIMITS-REVIEW:cancel}", {
    isPlayer,
    server: { ...server, SiteConfig: closingAfter("9s", asking) },
    watch,
    expect: "",
    for: "5m",
  });
  rule("reminds on waking if it fell due during sleep {LIMITS-REVIEW:sleep}", {
    isPlayer,
    server,
    clock: "5s sleep 10m",
    expect: `10m5s ${due}`,
    for: "11m",
  });
  rule("is not delayed when the clock is set back {LIMITS-REVIEW:back}", {
    isPlayer,
    server,
    clock: "5s back 1h",
    expect: `10s ${due}`,
    for: "5m",
  });
  rule("fires on the page's next check when the clock is set forward {LIMITS-REVIEW:forward}", {
    isPlayer,
    server,
    clock: "6s forward 1h",
    tab: "7s hidden",
    expect: `7s ${due}`,
    for: "5m",
  });
  rule("reminds while offline too, and the answer leaves it open {LIMITS-REVIEW:offline}", {
    isPlayer,
    server,
    network: "5s offline",
    user: `20s ${keep} 1m ${keep}`,
    watch: said,
    expect: `10s ${due} 10s LimitsReviewed ReviewLimitsAsked 1m LimitsReviewed ReviewLimitsAsked`,
    for: "2m",
  });
  rule("reminds in each tab, and an answer in one closes it in the other {LIMITS-REVIEW:tab2}", {
    isPlayer,
    server: {
      SiteConfig,
      ClientLimits: inTurn(reviewed(halfYear - 10), reviewed(halfYear - 10), reviewed(-20)),
      ReviewLimits: told(20),
    },
    user: `20s ${keep}`,
    tab2: `5s open 20s ${keep}`,
    watch: "2:LimitsReviewDue 2:LimitsReviewed 2:CommandRefused 2:ClientLimitsAsked",
    expect: `5s 2:ClientLimitsAsked 5s 2:LimitsReviewDue LimitsReviewDue
             10s1ms 2:ClientLimitsAsked 4s999ms 2:CommandRefused(ReviewMyLimits, nothing_to_do)`,
    for: "1m",
  });
});
