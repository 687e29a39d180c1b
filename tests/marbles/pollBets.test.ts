import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { fails } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const stored = { local: { "tl.coupon": storedCoupon(901, 902) } };

describe("POLL: the matches that bets hang on", () => {
  rule("the coupon asks once for the card of a live match that it does not know", {
    path: "/en/coupon",
    stored,
    expect: "FeedGameAsked(ask.gameId=501)",
    watch: "FeedGameAsked",
    for: "30s",
  });
  rule("and no more when the server does not have it", {
    path: "/en/coupon",
    stored,
    server: { FeedGame: fails(404) },
    expect: "FeedGameAsked",
    for: "30s",
  });
  rule("elsewhere nobody asks", {
    path: "/en/section/line",
    stored,
    expect: "",
    watch: "FeedGameAsked",
    for: "30s",
  });
});
