import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { late, answers } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { placeRejected } from "../kit/site.ts";

const hundred = Array.from({ length: 100 }, (_, index) => 10_000 + index);
const watch = "NotificationShown CommandRefused";

describe("a tap on a price that cannot change the coupon is answered", () => {
  rule("while a bet is being placed, whether it adds, removes or takes an express", {
    path: "/en/section/live/1/501",
    isPlayer: true,
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    server: { PlaceCoupon: late("5s", answers(placeRejected)) },
    user: "5s PlaceCoupon 1s AddBet(902) 1s RemoveBet(901)",
    watch,
    expect: `6s CommandRefused(AddBet, placement_running) NotificationShown(id=coupon-busy, text=couponBusy)
             1s CommandRefused(RemoveBet, placement_running) NotificationShown(id=coupon-busy)`,
    for: "8s",
  });
  rule("when it holds as many bets as it can", {
    path: "/en/section/live/1/501",
    isPlayer: true,
    stored: { local: { "tl.coupon": storedCoupon(...hundred) } },
    user: "5s AddBet(902)",
    watch,
    expect:
      "5s CommandRefused(AddBet, coupon_full) NotificationShown(id=coupon-full, values.most=100)",
    for: "8s",
  });
  rule("and says nothing more than the price itself of an outcome that is suspended or gone", {
    path: "/en/section/live/1/501",
    isPlayer: true,
    user: "5s AddBet(404)",
    watch,
    expect: "5s CommandRefused(AddBet, outcome_gone)",
    for: "8s",
  });
});
