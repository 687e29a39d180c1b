import { describe } from "vitest";
import { Prices } from "../../src/events/sports/events.ts";
import { storedCoupon } from "../kit/bets.ts";
import { answers, fails, inTurn, late, silence, whenAsked } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closedSite, siteConfig } from "../kit/site.ts";
import { pricesAnswer, pricesOf, wholeFeed } from "../kit/siteFeed.ts";

/** The feed answers 1 ms after the site config, so that the first interval is the site's already. */
const polling = (parameters: Partial<typeof siteConfig.polling>) => ({
  SiteConfig: answers({ ...siteConfig, polling: { ...siteConfig.polling, ...parameters } }),
  FeedList: late("1ms", answers(wholeFeed("live"))),
});
const live = "/en/section/live";
const line = "/en/section/line";

describe("POLL", () => {
  rule("live every 5 s by default [polling-004] {POLL:at}", {
    path: live,
    expect: "FeedListAsked 5s FeedListAsked 5s FeedListAsked",
    for: "14s999ms",
  });
  rule("live: nothing 1 ms before the interval is over [polling-004] {POLL:before}", {
    path: live,
    expect: "FeedListAsked",
    for: "4s999ms",
  });
  rule("live: once, and not again 1 ms later [polling-004] {POLL:after}", {
    path: live,
    expect: "FeedListAsked 5s FeedListAsked",
    for: "5s1ms",
  });
  rule("live never faster than 2 s [polling-004]", {
    path: live,
    server: polling({ liveMs: 1_999 }),
    expect: "FeedListAsked 2s1ms FeedListAsked 2s1ms FeedListAsked",
    for: "6s",
  });
  rule("live at exactly 2 s and above takes the site's figure [polling-004]", {
    path: live,
    server: polling({ liveMs: 2_001 }),
    expect: "FeedListAsked 2s2ms FeedListAsked 2s2ms FeedListAsked",
    for: "6s",
  });
  rule("live never slower than 5 s [polling-004]", {
    path: live,
    server: polling({ liveMs: 5_001 }),
    expect: "FeedListAsked 5s1ms FeedListAsked",
    for: "10s1ms",
  });
  rule("line every 15 s [polling-003] {POLL:at}", {
    path: line,
    expect: "FeedListAsked 15s FeedListAsked 15s FeedListAsked",
    for: "44s999ms",
  });
  rule("everything else every 10 s [polling-003] {POLL:at}", {
    path: "/en/office/history",
    isPlayer: true,
    expect: "BetsHistoryAsked 10s BetsHistoryAsked BalanceAsked 10s BetsHistoryAsked BalanceAsked",
    for: "29s999ms",
  });
  rule("home polls live and line side by side [polling-003] [polling-004]", {
    path: "/en",
    watch: "FeedListAsked(ask.feed=live) FeedListAsked(ask.feed=line)",
    expect: `FeedListAsked(ask.feed=live) FeedListAsked(ask.feed=line)
             5s FeedListAsked(ask.feed=live) 5s FeedListAsked(ask.feed=live)
             5s FeedListAsked(ask.feed=line) FeedListAsked(ask.feed=live)`,
    for: "15s",
  });
  rule("the interval counts from the answer, not from the question [polling-004]", {
    path: live,
    latency: "700ms",
    expect: "FeedListAsked 5s700ms FeedListAsked",
    for: "11s",
  });
  rule("a failure is no end: it asks again [polling-004]", {
    path: live,
    server: { FeedList: inTurn(fails(503), answers(wholeFeed("live"))) },
    expect: "FeedListAsked FeedListFailed 5s FeedListAsked 5s FeedListAsked",
    for: "14s",
  });
  rule("asks from the cursor of the last answer", {
    path: live,
    expect: `FeedListAsked(ask.since=null, ask.isQuiet=true) 5s FeedListAsked(ask.since=1, ask.isQuiet=false)
             5s FeedListAsked(ask.since=2, ask.isQuiet=false)`,
    for: "10s",
  });
  rule(
    "after a pause the first question is quiet and keeps its cursor [polling-002] {POLL:resume}",
    {
      path: live,
      tab: "1s hidden 40s visible",
      watch: "FeedListAsked(ask.isQuiet=true)",
      expect:
        "FeedListAsked(ask.since=null, ask.isQuiet=true) 41s FeedListAsked(ask.since=7, ask.isQuiet=true)",
      for: "45s",
    },
  );
  rule("another screen cancels it at once and polls its own feed {POLL:cancel}", {
    path: live,
    user: "7s GoTo(/en/section/line)",
    expect: `FeedListAsked(ask.feed=live) 5s FeedListAsked(ask.feed=live)
             2s FeedListAsked(ask.feed=line) 15s FeedListAsked(ask.feed=line)`,
    for: "36s",
  });
  rule("a screen that wants nothing ends all polls", {
    path: live,
    user: "7s GoTo(/en/office/menu)",
    expect: "FeedListAsked 5s FeedListAsked",
  });
  rule("an answer under way when the screen changes is given up", {
    path: live,
    server: { FeedList: late("3s", answers(wholeFeed("live"))) },
    user: "1s GoTo(/en/office/menu)",
    watch: "FeedListAnswered",
    expect: "1s CallCancelled",
  });
  rule("signed out while it waits for an answer, nothing is asked in nobody's name {POLL:cancel}", {
    path: "/en/office/history",
    isPlayer: true,
    server: { BetsHistory: silence, Balance: silence, Disconnect: silence },
    user: "15s SignOut",
    watch: "BetsHistoryAsked AccountsAsked",
    expect: "BetsHistoryAsked AccountsAsked 10s BalanceAsked",
    for: "1m",
  });
  rule("offline stops it, online ticks at once {POLL:offline} {POLL:pause} {POLL:resume}", {
    path: live,
    network: "7s offline 1m online",
    expect: "FeedListAsked 5s FeedListAsked 1m2s FeedListAsked 5s FeedListAsked",
    for: "1m16s",
  });
  rule("a page that opens offline asks when the connection comes", {
    path: live,
    network: "offline 20s online",
    expect: "20s FeedListAsked 5s FeedListAsked",
    for: "29s",
  });
  rule("the site closes: nothing is asked any more {POLL:pause} {POLL:cancel}", {
    path: live,
    server: { SiteConfig: answers(closedSite(12_000)) },
    watch: "MaintenanceBegan",
    expect: "FeedListAsked 5s FeedListAsked 5s FeedListAsked 2s MaintenanceBegan",
    for: "1m",
  });
  rule("overslept: one tick on waking, not one for each interval {POLL:sleep}", {
    path: live,
    clock: "7s sleep 10m",
    expect: "FeedListAsked 5s FeedListAsked 10m2s FeedListAsked 5s FeedListAsked",
    for: "10m16s",
  });
  rule("a short sleep does not put the tick off", {
    path: live,
    clock: "6s sleep 2s",
    expect: "FeedListAsked 5s FeedListAsked 5s FeedListAsked",
    for: "14s",
  });
  rule("the clock set back does not stop it {POLL:back}", {
    path: live,
    clock: "7s back 1h",
    expect: "FeedListAsked 5s FeedListAsked 5s FeedListAsked 5s FeedListAsked",
    for: "19s",
  });
  rule("the clock set forward: it ticks when the page next looks {POLL:forward}", {
    path: live,
    clock: "6s forward 1h",
    tab: "7s visible",
    expect: "FeedListAsked 5s FeedListAsked 2s FeedListAsked 5s FeedListAsked",
    for: "16s",
  });
  rule("a reload starts with a whole answer {POLL:reload}", {
    path: live,
    tab: "7s reload",
    expect: `FeedListAsked(ask.since=null) 5s FeedListAsked(ask.since=1)
             2s FeedListAsked(ask.since=null) 5s FeedListAsked(ask.since=1)`,
    for: "16s",
  });
  rule("a game that went live takes the player along, and its feed is the live one", {
    path: "/en/section/line/1/502",
    server: {
      FeedGame: inTurn(
        fails(404, { code: 41, movedTo: { feed: "live", id: 501 } }),
        answers({ ...wholeFeed("live"), gameId: 501 }),
      ),
    },
    expect: `FeedGameAsked(ask.feed=line, ask.gameId=502) NavigationRequested
             FeedGameAsked(ask.feed=live, ask.gameId=501) 5s FeedGameAsked(ask.feed=live, ask.gameId=501)`,
    for: "9s",
  });
  rule("the coupon polls the prices of its bets, live and line apart, at the live interval", {
    path: "/en/coupon",
    stored: { local: { "tl.coupon": storedCoupon(902, 901, 911) } },
    server: {
      Prices: whenAsked(Prices, ({ feed }) => late("1ms", answers(pricesAnswer(pricesOf(feed))))),
      SiteConfig: answers({ ...siteConfig, polling: { ...siteConfig.polling, liveMs: 4_000 } }),
    },
    expect: `PricesAsked(ask.feed=live, ask.ids.0=901, ask.ids.1=902) PricesAsked(ask.feed=line, ask.ids.0=911)
             4s1ms PricesAsked(ask.feed=live) PricesAsked(ask.feed=line)`,
    for: "8s1ms",
  });
  rule("without a site config the coupon polls every 3 s {POLL:at}", {
    path: "/en/coupon",
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    server: { SiteConfig: silence },
    expect: "PricesAsked 3s PricesAsked 3s PricesAsked",
    for: "8s999ms",
  });
  rule("the quick coupon polls as well, and only while it is open", {
    path: "/en/office/menu",
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    user: "1s OpenQuickCoupon 7s CloseQuickCoupon",
    expect: "1s PricesAsked 5s PricesAsked",
    for: "1m",
  });
  rule("each tab polls what its own screen shows {POLL:tab2}", {
    path: live,
    tab2: "1s open 1s GoTo(/en/section/line)",
    watch: "2:FeedListAsked(ask.feed=live) 2:FeedListAsked(ask.feed=line)",
    expect: `FeedListAsked 1s 2:FeedListAsked(ask.feed=live) 1s 2:FeedListAsked(ask.feed=line)
             3s FeedListAsked 5s FeedListAsked 5s FeedListAsked 2s 2:FeedListAsked(ask.feed=line)`,
    for: "17s",
  });
  rule("an hour of polls", {
    path: line,
    tab: "59m45s hidden",
    watch: "PollingPaused",
    expect: "1h15s PollingPaused",
  });
});
