import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { answers, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closedSite } from "../kit/site.ts";

const path = "/en/section/live/1/501";

describe("COUPON-SETTLE", () => {
  rule("asks for locks when the bets have been at rest for 300 ms {COUPON-SETTLE:at}", {
    path,
    user: "1s AddBet(901)",
    expect: "1s300ms RefreshCouponAsked",
    for: "10s",
  });
  rule("nothing 1 ms earlier {COUPON-SETTLE:before}", {
    path,
    user: "1s AddBet(901)",
    watch: "RefreshCouponAsked",
    expect: "",
    for: "1s299ms",
  });
  rule("another bet within the time begins it anew {COUPON-SETTLE:reset}", {
    path,
    user: "1s AddBet(901) 299ms AddBet(902)",
    expect: "1s599ms RefreshCouponAsked",
    for: "10s",
  });
  rule("another bet just after is another question {COUPON-SETTLE:after}", {
    path,
    user: "1s AddBet(901) 301ms AddBet(902)",
    expect: "1s300ms RefreshCouponAsked 301ms RefreshCouponAsked",
    for: "10s",
  });
  rule("emptied within the time: nothing to ask {COUPON-SETTLE:cancel}", {
    path,
    user: "1s AddBet(901) 299ms ClearCoupon",
    watch: "RefreshCouponAsked",
    expect: "",
    for: "10s",
  });
  rule("a restored coupon counts as changed, and a player's bounds are asked for too", {
    isPlayer: true,
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    expect: "300ms RefreshCouponAsked CouponLimitsAsked",
    for: "5s",
  });
  rule("a visitor has no bounds", {
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    watch: "CouponLimitsAsked",
    expect: "300ms RefreshCouponAsked",
    for: "5s",
  });
  rule("the site closes: nothing is asked {COUPON-SETTLE:cancel}", {
    path,
    user: "1s AddBet(901)",
    server: { SiteConfig: late("1s299ms", answers(closedSite())) },
    watch: "RefreshCouponAsked",
    expect: "",
    for: "1m",
  });
  rule("overslept: on waking {COUPON-SETTLE:sleep}", {
    path,
    user: "1s AddBet(901)",
    clock: "1s100ms sleep 1h",
    expect: "1h1s100ms RefreshCouponAsked",
    for: "1h2s",
  });
  rule("the clock set back does not hold it up {COUPON-SETTLE:back}", {
    path,
    user: "1s AddBet(901)",
    clock: "1s100ms back 1h",
    expect: "1s300ms RefreshCouponAsked",
    for: "1h10s",
  });
  rule("the clock set forward: when the page next looks {COUPON-SETTLE:forward}", {
    path,
    user: "1s AddBet(901)",
    clock: "1s100ms forward 1h",
    tab: "1s200ms visible",
    expect: "1s200ms RefreshCouponAsked",
    for: "10s",
  });
  rule("offline the question fails, and the next change asks again {COUPON-SETTLE:offline}", {
    path,
    user: "1s AddBet(901) 9s AddBet(902)",
    network: "1s100ms offline 5s online",
    watch: "RefreshCouponAsked RefreshCouponFailed RefreshCouponAnswered",
    expect: `1s300ms RefreshCouponAsked RefreshCouponFailed
             9s RefreshCouponAsked RefreshCouponAnswered`,
    for: "1m",
  });
  rule("each tab asks for the coupon that it has {COUPON-SETTLE:tab2}", {
    path,
    user: "1s AddBet(901)",
    tab2: "500ms open",
    watch: "2:RefreshCouponAsked",
    expect: "1s300ms RefreshCouponAsked 1ms 2:RefreshCouponAsked",
    for: "10s",
  });
  rule("wiped, a reload has no coupon to ask for {COUPON-SETTLE:wiped}", {
    path,
    user: "1s AddBet(901)",
    storage: "5s wipe",
    tab: "6s reload",
    expect: "1s300ms RefreshCouponAsked",
    for: "10s",
  });
  rule("a reload within the time asks for what was restored {COUPON-SETTLE:reload}", {
    path,
    user: "1s AddBet(901)",
    tab: "1s100ms reload",
    expect: "1s400ms RefreshCouponAsked",
    for: "10s",
  });
});
