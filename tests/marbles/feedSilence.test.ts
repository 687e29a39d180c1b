import { describe } from "vitest";
import { Prices } from "../../src/events/sports/events.ts";
import { storedCoupon } from "../kit/bets.ts";
import { type Answer, answers, fails, late, silence, whenAsked } from "../kit/replies.ts";
import { rule as anyRule } from "../kit/rule.ts";
import { closedSite } from "../kit/site.ts";
import { pricesAnswer, pricesOf } from "../kit/siteFeed.ts";
import type { Timeline } from "../kit/timeline.ts";
import { START_AT } from "../kit/world.ts";

/** The feed answers the first `heard` requests, then none until the one with the number `again`. */
const silentAfter = (heard: number, again = Number.POSITIVE_INFINITY): { Prices: Answer } => ({
  Prices: whenAsked(Prices, ({ feed }, count) =>
    count <= heard || count >= again
      ? answers({ ...pricesAnswer(pricesOf(feed)), serverTime: START_AT + count })
      : fails(500),
  ),
});
const live = { local: { "tl.coupon": storedCoupon(901) } };
const line = { local: { "tl.coupon": storedCoupon(911) } };
const rule = (title: string, timeline: Timeline) =>
  anyRule(title, {
    path: "/en/coupon",
    stored: live,
    watch: "FeedFellSilent",
    ...timeline,
  });

describe("FEED-SILENCE", () => {
  rule("closes placing 15 s after live prices were asked for in vain {FEED-SILENCE:at}", {
    server: silentAfter(1),
    expect: "18s FeedFellSilent(feed=live, afterMs=15000)",
    for: "1m",
  });
  rule("does nothing 1 ms earlier {FEED-SILENCE:before}", {
    server: silentAfter(1),
    expect: "",
    for: "17s999ms",
  });
  rule("closes it once, and not again 1 ms later {FEED-SILENCE:after}", {
    server: silentAfter(1),
    expect: "18s FeedFellSilent",
    for: "18s1ms",
  });
  rule("gives prices of the line a minute {FEED-SILENCE:at}", {
    stored: line,
    server: silentAfter(1),
    expect: "1m3s FeedFellSilent(feed=line, afterMs=60000)",
    for: "5m",
  });
  rule("does nothing on the line 1 ms earlier {FEED-SILENCE:before}", {
    stored: line,
    server: silentAfter(1),
    expect: "",
    for: "1m2s999ms",
  });
  rule("counts from the first request when no price was ever heard", {
    server: { Prices: silence },
    expect: "15s FeedFellSilent",
    for: "20s",
  });
  rule("never closes while prices come {FEED-SILENCE:reset}", { expect: "", for: "3m" });
  rule("starts over with prices that come in time {FEED-SILENCE:reset}", {
    server: silentAfter(1, 3),
    expect: "",
    for: "3m",
  });
  rule("does not take the same answer again for a newer one", {
    server: { Prices: answers(pricesAnswer(pricesOf("live"))) },
    expect: "18s FeedFellSilent",
    for: "1m",
  });
  rule("says so on the button, and opens with newer prices", {
    isPlayer: true,
    server: silentAfter(1, 5),
    watch: "CouponButtonChanged(place) CouponButtonChanged(awaiting_prices)",
    expect: `0s CouponButtonChanged(place) 300ms CouponButtonChanged(place)
             17s700ms CouponButtonChanged(awaiting_prices) 20s CouponButtonChanged(place)`,
    for: "1m",
  });
  rule(
    "waits while the page is hidden, and goes on when it is back {FEED-SILENCE:pause} {FEED-SILENCE:resume}",
    {
      stored: line,
      server: silentAfter(1),
      tab: "1s hidden 2m visible",
      expect: "2m1s FeedFellSilent",
      for: "5m",
    },
  );
  rule(
    "does not close for prices that nobody asked for while the page was hidden {FEED-SILENCE:pause}",
    {
      tab: "1s hidden 10m visible",
      expect: "",
      for: "15m",
    },
  );
  rule("does not close when the coupon is opened long after its prices were heard", {
    user: "10s GoTo(/en/live) 10m GoTo(/en/coupon)",
    expect: "",
    for: "12m",
  });
  rule("is cancelled when the coupon is closed {FEED-SILENCE:cancel}", {
    server: silentAfter(1),
    user: "17s999ms GoTo(/en/live)",
    expect: "",
    for: "2m",
  });
  rule("is cancelled with the last bet of the feed {FEED-SILENCE:cancel}", {
    server: silentAfter(1),
    user: "17s999ms RemoveBet(901)",
    expect: "",
    for: "2m",
  });
  rule("is cancelled when the site closes {FEED-SILENCE:cancel}", {
    path: "/en/section/live",
    user: "0s OpenQuickCoupon",
    server: { ...silentAfter(1), SiteConfig: late("17s", answers(closedSite())) },
    expect: "",
    for: "2m",
  });
  rule("starts over with a reload {FEED-SILENCE:reload}", {
    server: silentAfter(1),
    tab: "10s reload",
    // The first request is made before the code of the coupon is there.
    expect: "28s FeedFellSilent",
    for: "1m",
  });
  rule("fires on waking if it fell due during sleep {FEED-SILENCE:sleep}", {
    server: silentAfter(1),
    clock: "10s sleep 1h",
    expect: "1h10s FeedFellSilent",
    for: "1h20s",
  });
  rule("is not delayed when the clock is set back {FEED-SILENCE:back}", {
    server: silentAfter(1),
    clock: "10s back 1h",
    expect: "18s FeedFellSilent",
    for: "1h",
  });
  rule("fires on the page's next check when the clock is set forward {FEED-SILENCE:forward}", {
    server: silentAfter(1),
    clock: "10s forward 1h",
    tab: "11s visible",
    expect: "11s FeedFellSilent",
    for: "1m",
  });
  rule("counts from the last prices while there is no network {FEED-SILENCE:offline}", {
    network: "1s offline",
    expect: "15s FeedFellSilent",
    for: "1m",
  });
  rule("closes in each tab by what that tab has heard {FEED-SILENCE:tab2}", {
    server: silentAfter(2),
    tab2: "1s open",
    watch: "FeedFellSilent 2:FeedFellSilent",
    expect: "18s FeedFellSilent 1s 2:FeedFellSilent",
    for: "1m",
  });
});
