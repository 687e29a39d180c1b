import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { answers } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const stored = { local: { "tl.coupon": storedCoupon(901, 902) } };

describe("NOTICE-CLOSE", () => {
  rule("closes by itself after 10 s {NOTICE-CLOSE:at}", {
    stored,
    user: "5s RemoveBet(902)",
    expect: "5s NotificationShown(bet-removed) 10s NotificationClosed(bet-removed)",
    for: "20s",
  });
  rule("does nothing 1 ms earlier {NOTICE-CLOSE:before}", {
    stored,
    user: "5s RemoveBet(902)",
    watch: "NotificationClosed",
    expect: "",
    for: "14s999ms",
  });
  rule("restarts its whole time when the notice is shown again {NOTICE-CLOSE:reset}", {
    stored,
    user: "5s RemoveBet(902) 9s999ms RemoveBet(901)",
    expect: "24s999ms NotificationClosed(bet-removed)",
    for: "40s",
  });
  rule("does nothing when the player has closed the notice {NOTICE-CLOSE:cancel}", {
    stored,
    user: "5s RemoveBet(902) 9s999ms CloseNotification(bet-removed)",
    expect: "14s999ms NotificationClosed(bet-removed)",
    for: "40s",
  });
  rule("closes the notice when answered, and restores the bet", {
    stored,
    user: "5s RemoveBet(902) 1s AnswerNotification(bet-removed)",
    expect: "6s NotificationClosed(bet-removed) BetRestored(902)",
    for: "40s",
  });
  rule("lets the player restore all cleared bets for as long", {
    stored,
    user: "5s ClearCoupon 1s AnswerNotification(coupon-cleared)",
    watch: "NotificationShown NotificationClosed CouponRestored",
    expect:
      "5s NotificationShown(coupon-cleared) 1s NotificationClosed(coupon-cleared) CouponRestored",
    for: "30s",
  });
  rule("offers nothing to restore while a bet is being placed", {
    path: "/en/coupon",
    isPlayer: true,
    stored,
    user: "5s RemoveBet(902) 1s PlaceCoupon",
    watch: "NotificationShown(bet-removed) NotificationClosed(bet-removed)",
    expect: "5s NotificationShown(bet-removed) 1s NotificationClosed(bet-removed)",
    for: "8s",
  });
  rule("offers no cleared bets once others have been loaded under a code", {
    path: "/en/coupon",
    stored,
    server: {
      SavedCoupon: answers({
        typeId: 0,
        systemValue: 2,
        bets: [
          {
            market: { id: 901, coef: 2, gameId: 501, isLive: true },
            game: { opponent1NameEn: "Norrvik", opponent2NameEn: "Alba" },
          },
        ],
        goneCount: 0,
      }),
    },
    user: "5s ClearCoupon 1s TypeCouponCode(K4TQ9)",
    watch: "NotificationShown NotificationClosed CouponLoaded",
    expect:
      "5s NotificationShown(coupon-cleared) 1s CouponLoaded NotificationClosed(coupon-cleared)",
    for: "8s",
  });
  rule("offers nothing to restore once the coupon holds something else", {
    stored,
    user: "5s RemoveBet(902) 1s ClearCoupon 1s RestoreCoupon",
    watch: "NotificationShown NotificationClosed",
    expect:
      "5s NotificationShown(bet-removed) 1s NotificationShown(coupon-cleared) NotificationClosed(bet-removed) 1s NotificationClosed(coupon-cleared)",
    for: "30s",
  });
  rule(
    "stops the time in a hidden tab, and then restarts the whole of it {NOTICE-CLOSE:pause} {NOTICE-CLOSE:resume}",
    {
      stored,
      user: "5s RemoveBet(902)",
      tab: "14s999ms hidden 1m visible",
      watch: "NotificationClosed(bet-removed)",
      expect: "1m24s999ms NotificationClosed(bet-removed)",
      for: "2m",
    },
  );
  rule("waits while the player holds the notice, and restarts the whole time on release", {
    stored,
    user: "5s RemoveBet(902) 9s999ms HoldNotification(bet-removed) 5m ReleaseNotification(bet-removed)",
    watch: "NotificationClosed(bet-removed)",
    expect: "5m24s999ms NotificationClosed(bet-removed)",
    for: "6m",
  });
  rule("keeps a held notice when the tab becomes visible again", {
    stored,
    user: "5s RemoveBet(902) 1s HoldNotification(bet-removed)",
    tab: "10s hidden 1m visible",
    watch: "NotificationClosed(bet-removed)",
    expect: "",
    for: "2m",
  });
  rule("waits for the player when the notice is shown in a hidden tab", {
    stored,
    user: "5s RemoveBet(902)",
    tab: "4s hidden 1m visible",
    watch: "NotificationClosed(bet-removed)",
    expect: "1m14s NotificationClosed(bet-removed)",
    for: "2m",
  });
  rule("drops the notice with a reload {NOTICE-CLOSE:reload}", {
    stored,
    user: "5s RemoveBet(902)",
    tab: "6s reload",
    watch: "NotificationClosed",
    expect: "5s NotificationShown(bet-removed)",
    for: "34s",
  });
  rule(
    "restarts the whole time when the player returns from another site {NOTICE-CLOSE:sleep} {NOTICE-CLOSE:resume}",
    {
      stored,
      user: "5s RemoveBet(902)",
      tab: "6s left 1m returned",
      watch: "NotificationClosed(bet-removed)",
      expect: "1m16s NotificationClosed(bet-removed)",
      for: "1m20s",
    },
  );
  rule("closes on waking if it fell due during sleep {NOTICE-CLOSE:sleep}", {
    stored,
    user: "5s RemoveBet(902)",
    clock: "6s sleep 1h",
    expect: "1h6s NotificationClosed(bet-removed)",
    for: "1h7s",
  });
  rule("is not delayed when the clock is set back {NOTICE-CLOSE:back}", {
    stored,
    user: "5s RemoveBet(902)",
    clock: "6s back 1h",
    expect: "15s NotificationClosed(bet-removed)",
    for: "30s",
  });
  rule("has already closed the notice when the tab is hidden 1 ms later {NOTICE-CLOSE:after}", {
    stored,
    user: "5s RemoveBet(902)",
    tab: "15s1ms hidden",
    expect: "15s NotificationClosed(bet-removed)",
    for: "40s",
  });
  rule("closes on the page's next check when the clock is set forward {NOTICE-CLOSE:forward}", {
    stored,
    user: "5s RemoveBet(902)",
    clock: "6s forward 1h",
    network: "7s offline",
    expect: "7s NotificationClosed(bet-removed)",
    for: "12s",
  });
  rule("keeps counting while offline {NOTICE-CLOSE:offline}", {
    stored,
    user: "5s RemoveBet(902)",
    network: "6s offline",
    expect: "15s NotificationClosed(bet-removed)",
    for: "40s",
  });
  rule("times two notices separately", {
    path: "/en/section/live/1/501",
    user: "1s AddBet(901) 1s AddBet(902) 24s AddBet(903) 4s RemoveBet(903)",
    expect: `30s NotificationShown(bet-removed) 10s NotificationClosed(bet-removed)
             20s NotificationShown(coupon-reminder) 10s NotificationClosed(coupon-reminder)`,
    for: "2m",
  });
});
