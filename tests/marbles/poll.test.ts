import { describe } from "vitest";
import { Prices } from "../../src/events/sports/events.ts";
import { storedCoupon } from "../kit/bets.ts";
import { answers, fails, inTurn, late, silence, whenAsked } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closedSite, siteConfig } from "../kit/site.ts";
import { pricesAnswer, pricesOf, wholeFeed } from "../kit/siteFeed.ts";

/** The feed answers 1 ms after the site config, so that the first interval is already the site's. */
const polling = (parameters: Partial<typeof siteConfig.polling>) => ({
  SiteConfig: answers({ ...siteConfig, polling: { ...siteConfig.polling, ...parameters } }),
  FeedList: late("1ms", answers(wholeFeed("live"))),
});
const live = "/en/section/live";
const line = "/en/section/line";

describe("POLL", () => {
  rule("polls live every 5 s by default [polling-004] {POLL:at}", {
    path: live,
    expect: "FeedListAsked 5s FeedListAsked 5s FeedListAsked",
    for: "14s999ms",
  });
  rule("does not poll live 1 ms earlier [polling-004] {POLL:before}", {
    path: live,
    expect: "FeedListAsked",
    for: "4s999ms",
  });
  rule("polls live once, and not again 1 ms later [polling-004] {POLL:after}", {
    path: live,
    expect: "FeedListAsked 5s FeedListAsked",
    for: "5s1ms",
  });
  rule("never polls live faster than 2 s [polling-004]", {
    path: live,
    server: polling({ liveMs: 1_999 }),
    expect: "FeedListAsked 2s1ms FeedListAsked 2s1ms FeedListAsked",
    for: "6s",
  });
  rule("polls live at the site's interval from 2 s up [polling-004]", {
    path: live,
    server: polling({ liveMs: 2_001 }),
    expect: "FeedListAsked 2s2ms FeedListAsked 2s2ms FeedListAsked",
    for: "6s",
  });
  rule("never polls live slower than 5 s [polling-004]", {
    path: live,
    server: polling({ liveMs: 5_001 }),
    expect: "FeedListAsked 5s1ms FeedListAsked",
    for: "10s1ms",
  });
  rule("polls the line every 15 s [polling-003] {POLL:at}", {
    path: line,
    expect: "FeedListAsked 15s FeedListAsked 15s FeedListAsked",
    for: "44s999ms",
  });
  rule("polls everything else every 10 s [polling-003] {POLL:at}", {
    path: "/en/office/history",
    isPlayer: true,
    expect: "BetsHistoryAsked 10s BetsHistoryAsked BalanceAsked 10s BetsHistoryAsked BalanceAsked",
    for: "29s999ms",
  });
  rule("polls live and line side by side on home [polling-003] [polling-004]", {
    path: "/en",
    watch: "FeedListAsked(ask.feed=live) FeedListAsked(ask.feed=line)",
    expect: `FeedListAsked(ask.feed=live) FeedListAsked(ask.feed=line)
             5s FeedListAsked(ask.feed=live) 5s FeedListAsked(ask.feed=live)
             5s FeedListAsked(ask.feed=line) FeedListAsked(ask.feed=live)`,
    for: "15s",
  });
  rule("counts the interval from the answer, not from the request [polling-004]", {
    path: live,
    latency: "700ms",
    expect: "FeedListAsked 5s700ms FeedListAsked",
    for: "11s",
  });
  rule("goes on after a failure [polling-004]", {
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
    "sends its first request after a pause quietly, with its cursor [polling-002] {POLL:resume}",
    {
      path: live,
      tab: "1s hidden 40s visible",
      watch: "FeedListAsked(ask.isQuiet=true)",
      expect:
        "FeedListAsked(ask.since=null, ask.isQuiet=true) 41s FeedListAsked(ask.since=7, ask.isQuiet=true)",
      for: "45s",
    },
  );
  rule("is cancelled at once by another screen, which polls its own feed {POLL:cancel}", {
    path: live,
    user: "7s GoTo(/en/section/line)",
    expect: `FeedListAsked(ask.feed=live) 5s FeedListAsked(ask.feed=live)
             2s FeedListAsked(ask.feed=line) 15s FeedListAsked(ask.feed=line)`,
    for: "36s",
  });
  rule("ends when a screen needs no feed", {
    path: live,
    user: "7s GoTo(/en/office/menu)",
    expect: "FeedListAsked 5s FeedListAsked",
  });
  rule("drops an answer that is pending when the screen changes", {
    path: live,
    server: { FeedList: late("3s", answers(wholeFeed("live"))) },
    user: "1s GoTo(/en/office/menu)",
    watch: "FeedListAnswered",
    expect: "1s CallCancelled",
  });
  rule("asks nothing more when the player signs out before the answer {POLL:cancel}", {
    path: "/en/office/history",
    isPlayer: true,
    server: { BetsHistory: silence, Balance: silence, Disconnect: silence },
    user: "15s SignOut",
    watch: "BetsHistoryAsked AccountsAsked",
    expect: "BetsHistoryAsked AccountsAsked 10s BalanceAsked",
    for: "1m",
  });
  rule(
    "stops while offline and asks at once when online {POLL:offline} {POLL:pause} {POLL:resume}",
    {
      path: live,
      network: "7s offline 1m online",
      expect: "FeedListAsked 5s FeedListAsked 1m2s FeedListAsked 5s FeedListAsked",
      for: "1m16s",
    },
  );
  rule("asks when the connection appears on a page opened offline", {
    path: live,
    network: "offline 20s online",
    expect: "20s FeedListAsked 5s FeedListAsked",
    for: "29s",
  });
  rule("stops when the site closes {POLL:pause} {POLL:cancel}", {
    path: live,
    server: { SiteConfig: answers(closedSite(12_000)) },
    watch: "MaintenanceBegan",
    expect: "FeedListAsked 5s FeedListAsked 5s FeedListAsked 2s MaintenanceBegan",
    for: "1m",
  });
  rule("asks once on waking, not once for each interval {POLL:sleep}", {
    path: live,
    clock: "7s sleep 10m",
    expect: "FeedListAsked 5s FeedListAsked 10m2s FeedListAsked 5s FeedListAsked",
    for: "10m16s",
  });
  rule("is not delayed by a short sleep", {
    path: live,
    clock: "6s sleep 2s",
    expect: "FeedListAsked 5s FeedListAsked 5s FeedListAsked",
    for: "14s",
  });
  rule("is not stopped when the clock is set back {POLL:back}", {
    path: live,
    clock: "7s back 1h",
    expect: "FeedListAsked 5s FeedListAsked 5s FeedListAsked 5s FeedListAsked",
    for: "19s",
  });
  rule("ticks on the page's next check when the clock is set forward {POLL:forward}", {
    path: live,
    clock: "6s forward 1h",
    tab: "7s visible",
    expect: "FeedListAsked 5s FeedListAsked 2s FeedListAsked 5s FeedListAsked",
    for: "16s",
  });
  rule("starts with a full answer after a reload {POLL:reload}", {
    path: live,
    tab: "7s reload",
    expect: `FeedListAsked(ask.since=null) 5s FeedListAsked(ask.since=1)
             2s FeedListAsked(ask.since=null) 5s FeedListAsked(ask.since=1)`,
    for: "16s",
  });
  rule("moves the player with a game that goes live, and polls the live feed", {
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
  rule("polls the prices of the coupon's bets at the live interval, live and line separately", {
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
  rule("polls the coupon every 3 s without a site config {POLL:at}", {
    path: "/en/coupon",
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    server: { SiteConfig: silence },
    expect: "PricesAsked 3s PricesAsked 3s PricesAsked",
    for: "8s999ms",
  });
  rule("polls the quick coupon only while it is open", {
    path: "/en/office/menu",
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    user: "1s OpenQuickCoupon 7s CloseQuickCoupon",
    expect: "1s PricesAsked 5s PricesAsked",
    for: "1m",
  });
  rule("polls in each tab what its own screen shows {POLL:tab2}", {
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
