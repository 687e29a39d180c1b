import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { rule } from "../kit/rule.ts";

const path = "/en/section/live/1/501";

describe("COUPON-SETTLE", () => {
  rule("asks for locks when the bets have been at rest for 300 ms", {
    path,
    user: "1s AddBet(901)",
    expect: "1s300ms RefreshCouponAsked",
    for: "10s",
  });
  rule("nothing 1 ms earlier", {
    path,
    user: "1s AddBet(901)",
    watch: "RefreshCouponAsked",
    expect: "",
    for: "1s299ms",
  });
  rule("another bet within the time begins it anew", {
    path,
    user: "1s AddBet(901) 299ms AddBet(902)",
    expect: "1s599ms RefreshCouponAsked",
    for: "10s",
  });
  rule("another bet just after is another question", {
    path,
    user: "1s AddBet(901) 301ms AddBet(902)",
    expect: "1s300ms RefreshCouponAsked 301ms RefreshCouponAsked",
    for: "10s",
  });
  rule("emptied within the time: nothing to ask", {
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
  rule("overslept: on waking", {
    path,
    user: "1s AddBet(901)",
    clock: "1s100ms sleep 1h",
    expect: "1h1s100ms RefreshCouponAsked",
    for: "1h2s",
  });
  rule("the clock set back does not hold it up", {
    path,
    user: "1s AddBet(901)",
    clock: "1s100ms back 1h",
    expect: "1s300ms RefreshCouponAsked",
    for: "1h10s",
  });
  rule("a reload within the time asks for what was restored", {
    path,
    user: "1s AddBet(901)",
    tab: "1s100ms reload",
    expect: "1s400ms RefreshCouponAsked",
    for: "10s",
  });
});
