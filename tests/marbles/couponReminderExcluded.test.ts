import { describe } from "vitest";
import { limitOf } from "../kit/limits.ts";
import { answers, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const live = "/en/section/live/1/501";

describe("COUPON-REMINDER and a self-exclusion", () => {
  rule("does not remind a self-excluded player of a bet {COUPON-REMINDER:cancel}", {
    path: live,
    isPlayer: true,
    server: { ClientLimits: late("20s", answers({ data: [limitOf(30, 1)] })) },
    user: "10s AddBet(901)",
    watch: "CouponReminderShown CouponReminderDropped",
    expect: "20s CouponReminderDropped",
    for: "1m",
  });
  rule("reminds another player [reminders-002]", {
    path: live,
    isPlayer: true,
    server: { ClientLimits: late("20s", answers({ data: [] })) },
    user: "10s AddBet(901)",
    watch: "CouponReminderShown CouponReminderDropped",
    expect: "40s CouponReminderShown",
    for: "1m",
  });
});
