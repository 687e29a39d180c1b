import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { answers, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const profile = { lineProfileId: 0, liveProfileId: 3, profileIdTimestamp: 0 };

describe("a player's price profile", () => {
  rule("is sent with every priced feed as soon as it is known, and the feed starts over", {
    path: "/en/section/live",
    isPlayer: true,
    server: { FeedProfiles: late("2s", answers(profile)) },
    watch: "FeedListAsked(ask.profileId=3)",
    expect:
      "2s FeedListAsked(ask.profileId=3, ask.since=null) 5s FeedListAsked(ask.profileId=3, ask.since=1)",
    for: "8s",
  });
  rule("is sent with the game on screen and with the prices of the coupon", {
    path: "/en/section/live/1/501",
    isPlayer: true,
    server: { FeedProfiles: answers(profile) },
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    user: "3s GoTo(/en/coupon)",
    watch: "FeedGameAsked(ask.profileId=3) PricesAsked(ask.profileId=3)",
    expect: "0s FeedGameAsked(ask.profileId=3, ask.since=null) 3s PricesAsked(ask.profileId=3)",
    for: "4s",
  });
  rule("does not exist for a visitor, who gets everybody's prices", {
    path: "/en/section/live",
    server: { FeedProfiles: answers(profile) },
    watch: "FeedListAsked(ask.profileId=3)",
    expect: "",
    for: "8s",
  });
});
