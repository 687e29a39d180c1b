import { describe } from "vitest";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { wholeFeed } from "../kit/siteFeed.ts";

const live = "/en/section/live";
const feed = wholeFeed("live");
const changes = (cursor: number, more = false) =>
  answers({ ...feed, cursor, full: false, ...(more ? { more } : {}) });
const slow = (pollAfterMs: number) => ({ FeedList: answers({ ...feed, pollAfterMs }) });

describe("POLL: the pace that an answer asks for", () => {
  rule("is pollAfterMs where it is longer than the site's interval [polling-004] {POLL:at}", {
    path: live,
    server: slow(20_000),
    expect: "FeedListAsked 20s FeedListAsked 20s FeedListAsked",
    for: "59s999ms",
  });
  rule("is the site's interval where that is longer by 1 ms [polling-004] {POLL:at}", {
    path: live,
    server: slow(4_999),
    expect: "FeedListAsked 5s FeedListAsked",
    for: "9s999ms",
  });
  rule("is pollAfterMs where that is longer by 1 ms [polling-004] {POLL:at}", {
    path: live,
    server: slow(5_001),
    expect: "FeedListAsked 5s1ms FeedListAsked",
    for: "10s1ms",
  });
  rule("is a minute at most, whatever pollAfterMs says [polling-004] {POLL:at}", {
    path: live,
    server: {
      FeedList: inTurn(
        answers({ ...feed, pollAfterMs: 60_000 }),
        answers({ ...feed, pollAfterMs: 60_001 }),
        answers(feed),
      ),
    },
    expect: "FeedListAsked 1m FeedListAsked 1m FeedListAsked",
    for: "2m4s999ms",
  });
  rule("is no wait for more: true, from the new cursor", {
    path: live,
    server: { FeedList: inTurn(answers(feed), changes(2, true), changes(3, true), changes(4)) },
    expect: `FeedListAsked 5s FeedListAsked(ask.since=1) FeedListAsked(ask.since=2)
             FeedListAsked(ask.since=3) 5s FeedListAsked(ask.since=4)`,
    for: "14s",
  });
  rule("is the usual one for more: true with an unchanged cursor", {
    path: live,
    server: { FeedList: inTurn(answers(feed), changes(2, true), changes(2, true)) },
    expect: `FeedListAsked 5s FeedListAsked(ask.since=1) FeedListAsked(ask.since=2)
             5s FeedListAsked(ask.since=2)`,
    for: "14s",
  });
});

// A random number in a timeline is the lowest possible: nothing is taken off a wait.
describe("POLL-BACK-OFF", () => {
  const broken = { FeedList: fails(500) };
  rule("waits twice as long after each failure, up to a minute {POLL-BACK-OFF:at}", {
    path: live,
    server: broken,
    expect: `FeedListAsked 5s FeedListAsked 10s FeedListAsked 20s FeedListAsked 40s FeedListAsked
             1m FeedListAsked`,
    for: "3m14s999ms",
  });
  rule("waits 60 s at most {POLL-BACK-OFF:at}", {
    path: "/en/office/history",
    isPlayer: true,
    server: {
      SiteConfig: answers({ ...siteConfig, polling: { ...siteConfig.polling, defaultMs: 30_001 } }),
      BetsHistory: fails(500),
    },
    watch: "BetsHistoryAsked",
    expect: "BetsHistoryAsked 30s1ms BetsHistoryAsked 1m BetsHistoryAsked 1m BetsHistoryAsked",
    for: "3m",
  });
  rule("nothing 1 ms before the longer wait is over {POLL-BACK-OFF:before}", {
    path: live,
    server: broken,
    expect: "FeedListAsked 5s FeedListAsked",
    for: "14s999ms",
  });
  rule("fires once, and not again 1 ms later {POLL-BACK-OFF:after}", {
    path: live,
    server: broken,
    expect: "FeedListAsked 5s FeedListAsked 10s FeedListAsked",
    for: "15s1ms",
  });
  rule("returns to the normal pace with the first answer, and starts over with the next failure", {
    path: live,
    server: {
      FeedList: inTurn(fails(500), fails(500), answers(feed), fails(500), answers(feed)),
    },
    expect: `FeedListAsked 5s FeedListAsked 10s FeedListAsked 5s FeedListAsked 5s FeedListAsked
             5s FeedListAsked`,
    for: "34s",
  });
  rule("ends on another screen, and asks at once on return {POLL-BACK-OFF:cancel}", {
    path: live,
    server: broken,
    user: "6s GoTo(/en/office/menu) 1s GoTo(/en/section/live)",
    expect: "FeedListAsked 5s FeedListAsked 2s FeedListAsked 5s FeedListAsked",
    for: "21s",
  });
  rule("starts over after a reload {POLL-BACK-OFF:reload}", {
    path: live,
    server: broken,
    tab: "6s reload",
    expect: "FeedListAsked 5s FeedListAsked 1s FeedListAsked 5s FeedListAsked",
    for: "20s",
  });
  rule("asks on waking if it fell due during sleep {POLL-BACK-OFF:sleep}", {
    path: live,
    server: broken,
    clock: "6s sleep 10m",
    expect: "FeedListAsked 5s FeedListAsked 10m1s FeedListAsked",
    for: "10m20s",
  });
  rule("lasts no longer when the clock is set back {POLL-BACK-OFF:back}", {
    path: live,
    server: broken,
    clock: "6s back 1h",
    expect: "FeedListAsked 5s FeedListAsked 10s FeedListAsked",
    for: "34s",
  });
  rule("fires on the page's next check when the clock is set forward {POLL-BACK-OFF:forward}", {
    path: live,
    server: broken,
    clock: "6s forward 1h",
    tab: "7s visible",
    expect: "FeedListAsked 5s FeedListAsked 2s FeedListAsked",
    for: "26s",
  });
  rule("ends while offline, and asks at once when online {POLL-BACK-OFF:offline}", {
    path: live,
    server: broken,
    network: "6s offline 1m online",
    expect: "FeedListAsked 5s FeedListAsked 1m1s FeedListAsked 5s FeedListAsked",
    for: "1m20s",
  });
});
