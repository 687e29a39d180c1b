import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { answers, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closedSite } from "../kit/site.ts";

const path = "/en/section/live/1/501";

describe("COUPON-SETTLE", () => {
  rule("requests the locks when the bets have not changed for 300 ms {COUPON-SETTLE:at}", {
    path,
    user: "1s AddBet(901)",
    expect: "1s300ms RefreshCouponAsked",
    for: "10s",
  });
  rule("does nothing 1 ms earlier {COUPON-SETTLE:before}", {
    path,
    user: "1s AddBet(901)",
    watch: "RefreshCouponAsked",
    expect: "",
    for: "1s299ms",
  });
  rule("starts over with another bet within the time {COUPON-SETTLE:reset}", {
    path,
    user: "1s AddBet(901) 299ms AddBet(902)",
    expect: "1s599ms RefreshCouponAsked",
    for: "10s",
  });
  rule("asks once more for another bet just after {COUPON-SETTLE:after}", {
    path,
    user: "1s AddBet(901) 301ms AddBet(902)",
    expect: "1s300ms RefreshCouponAsked 301ms RefreshCouponAsked",
    for: "10s",
  });
  rule("asks again when the player makes singles of the bets {COUPON-SETTLE:reset}", {
    path,
    user: "1s AddBet(901) AddBet(902) 1s ChooseCouponType(9) 299ms ChooseCouponType(1) 1s ChooseCouponType(9)",
    expect: `1s300ms RefreshCouponAsked(ask.typeId=1) 1s299ms RefreshCouponAsked(ask.typeId=1)
             1s RefreshCouponAsked(ask.typeId=9)`,
    for: "10s",
  });
  rule("asks nothing when the coupon is emptied within the time {COUPON-SETTLE:cancel}", {
    path,
    user: "1s AddBet(901) 299ms ClearCoupon",
    watch: "RefreshCouponAsked",
    expect: "",
    for: "10s",
  });
  rule("counts a restored coupon as changed, and requests the player's bounds too", {
    isPlayer: true,
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    expect: "300ms RefreshCouponAsked CouponLimitsAsked",
    for: "5s",
  });
  rule("requests no bounds for a visitor", {
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    watch: "CouponLimitsAsked",
    expect: "300ms RefreshCouponAsked",
    for: "5s",
  });
  rule("is cancelled when the site closes {COUPON-SETTLE:cancel}", {
    path,
    user: "1s AddBet(901)",
    server: { SiteConfig: late("1s299ms", answers(closedSite())) },
    watch: "RefreshCouponAsked",
    expect: "",
    for: "1m",
  });
  rule("fires on waking if it fell due during sleep {COUPON-SETTLE:sleep}", {
    path,
    user: "1s AddBet(901)",
    clock: "1s100ms sleep 1h",
    expect: "1h1s100ms RefreshCouponAsked",
    for: "1h2s",
  });
  rule("is not delayed when the clock is set back {COUPON-SETTLE:back}", {
    path,
    user: "1s AddBet(901)",
    clock: "1s100ms back 1h",
    expect: "1s300ms RefreshCouponAsked",
    for: "1h10s",
  });
  rule("fires on the page's next check when the clock is set forward {COUPON-SETTLE:forward}", {
    path,
    user: "1s AddBet(901)",
    clock: "1s100ms forward 1h",
    tab: "1s200ms visible",
    expect: "1s200ms RefreshCouponAsked",
    for: "10s",
  });
  rule("fails while offline, and asks again with the next change {COUPON-SETTLE:offline}", {
    path,
    user: "1s AddBet(901) 9s AddBet(902)",
    network: "1s100ms offline 5s online",
    watch: "RefreshCouponAsked RefreshCouponFailed RefreshCouponAnswered",
    expect: `1s300ms RefreshCouponAsked RefreshCouponFailed
             9s RefreshCouponAsked RefreshCouponAnswered`,
    for: "1m",
  });
  rule("asks in each tab for the coupon of that tab {COUPON-SETTLE:tab2}", {
    path,
    user: "1s AddBet(901)",
    tab2: "500ms open",
    watch: "2:RefreshCouponAsked",
    expect: "1s300ms RefreshCouponAsked 1ms 2:RefreshCouponAsked",
    for: "10s",
  });
  rule("has no coupon to ask for after a reload when the storage is wiped {COUPON-SETTLE:wiped}", {
    path,
    user: "1s AddBet(901)",
    storage: "5s wipe",
    tab: "6s reload",
    expect: "1s300ms RefreshCouponAsked",
    for: "10s",
  });
  rule("asks for the restored coupon after a reload within the time {COUPON-SETTLE:reload}", {
    path,
    user: "1s AddBet(901)",
    tab: "1s100ms reload",
    expect: "1s400ms RefreshCouponAsked",
    for: "10s",
  });
});
