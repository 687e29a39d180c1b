import { describe } from "vitest";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closedSite, siteConfig } from "../kit/site.ts";
import { wholeFeed } from "../kit/siteFeed.ts";

const live = "/en/section/live";
const feed = wholeFeed("live");

describe("RETRY-AFTER", () => {
  const later = (retryAfterMs: number, status = 429) => ({
    FeedList: fails(status, { retryAfterMs }),
  });
  rule("repeats a request after a 429 when the server said {RETRY-AFTER:at}", {
    path: live,
    server: later(20_000),
    expect: "FeedListAsked 20s FeedListAsked 20s FeedListAsked",
    for: "59s999ms",
  });
  rule("repeats a request after a 503 too {RETRY-AFTER:at}", {
    path: live,
    server: later(20_000, 503),
    expect: "FeedListAsked 20s FeedListAsked",
    for: "39s",
  });
  rule("does nothing 1 ms earlier {RETRY-AFTER:before}", {
    path: live,
    server: later(20_000),
    expect: "FeedListAsked",
    for: "19s999ms",
  });
  rule("fires once, and not again 1 ms later {RETRY-AFTER:after}", {
    path: live,
    server: later(20_000),
    expect: "FeedListAsked 20s FeedListAsked",
    for: "20s1ms",
  });
  rule("never repeats sooner than the poll interval {RETRY-AFTER:at}", {
    path: live,
    server: later(4_999),
    expect: "FeedListAsked 5s FeedListAsked",
    for: "9s",
  });
  rule("waits 1 ms above the interval when told to {RETRY-AFTER:at}", {
    path: live,
    server: later(5_001),
    expect: "FeedListAsked 5s1ms FeedListAsked",
    for: "10s",
  });
  rule("waits five minutes at most {RETRY-AFTER:at}", {
    path: live,
    server: { FeedList: inTurn(fails(429, { retryAfterMs: 300_001 }), answers(feed)) },
    expect: "FeedListAsked 5m FeedListAsked",
    for: "5m4s",
  });
  rule("waits five minutes less 1 ms when told to {RETRY-AFTER:at}", {
    path: live,
    server: { FeedList: inTurn(fails(429, { retryAfterMs: 299_999 }), answers(feed)) },
    expect: "FeedListAsked 4m59s999ms FeedListAsked",
    for: "5m4s",
  });
  rule("returns to the normal interval with an answer", {
    path: live,
    server: { FeedList: inTurn(fails(429, { retryAfterMs: 20_000 }), answers(feed)) },
    expect: "FeedListAsked 20s FeedListAsked 5s FeedListAsked",
    for: "29s",
  });
  rule(
    "leaves the server alone when the player leaves the screen and returns {RETRY-AFTER:cancel}",
    {
      path: live,
      server: later(20_000),
      user: "6s GoTo(/en/office/menu) 1s GoTo(/en/section/live)",
      expect: "FeedListAsked 20s FeedListAsked",
      for: "39s",
    },
  );
  rule("asks after a reload {RETRY-AFTER:reload}", {
    path: live,
    server: later(20_000),
    tab: "6s reload",
    expect: "FeedListAsked 6s FeedListAsked 20s FeedListAsked",
    for: "40s",
  });
  rule("asks on waking if it fell due during sleep {RETRY-AFTER:sleep}", {
    path: live,
    server: later(20_000),
    clock: "6s sleep 10m",
    expect: "FeedListAsked 10m6s FeedListAsked",
    for: "10m25s",
  });
  rule("lasts no longer when the clock is set back {RETRY-AFTER:back}", {
    path: live,
    server: later(20_000),
    clock: "6s back 1h",
    expect: "FeedListAsked 20s FeedListAsked",
    for: "39s",
  });
  rule(
    "waits no longer than told when the clock is set back on another screen {RETRY-AFTER:back}",
    {
      path: live,
      server: later(20_000),
      user: "6s GoTo(/en/office/menu) 4s GoTo(/en/section/live)",
      clock: "8s back 1h",
      expect: "FeedListAsked 30s FeedListAsked",
      for: "49s",
    },
  );
  rule("fires on the page's next check when the clock is set forward {RETRY-AFTER:forward}", {
    path: live,
    server: later(20_000),
    clock: "6s forward 1h",
    tab: "7s visible",
    expect: "FeedListAsked 7s FeedListAsked",
    for: "26s",
  });
  rule("asks when the connection is back if the time ended offline {RETRY-AFTER:offline}", {
    path: live,
    server: later(20_000),
    network: "6s offline 1m online",
    expect: "FeedListAsked 1m6s FeedListAsked",
    for: "1m20s",
  });
  rule("delays the site config as long, and then keeps its own pace {RETRY-AFTER:at}", {
    server: {
      SiteConfig: inTurn(fails(429, { retryAfterMs: 7_000 }), fails(500), answers(siteConfig)),
    },
    expect: "SiteConfigAsked 7s SiteConfigAsked 1s SiteConfigAsked",
    for: "1m",
  });
  const information = (retryAfterMs: number) => ({
    Information: fails(429, { retryAfterMs }),
  });
  rule("repeats a read, a second later at least {RETRY-AFTER:at}", {
    server: information(999),
    expect: "InformationAsked 1s InformationAsked",
    for: "1s999ms",
  });
  rule("waits 1 ms above a second when told to {RETRY-AFTER:at}", {
    server: information(1_001),
    expect: "InformationAsked 1s1ms InformationAsked",
    for: "2s1ms",
  });
  rule("keeps counting while offline {RETRY-AFTER:pause} {RETRY-AFTER:resume}", {
    server: information(20_000),
    network: "6s offline 4s online",
    expect: "InformationAsked 20s InformationAsked",
    for: "39s",
  });
  rule("waits for the connection with a read if the time ended offline {RETRY-AFTER:pause}", {
    server: information(20_000),
    network: "6s offline 1m online",
    expect: "InformationAsked 1m6s InformationAsked",
    for: "1m20s",
  });
  rule("sends nothing to a closed site {RETRY-AFTER:pause}", {
    server: { ...information(20_000), SiteConfig: answers(closedSite(12_000)) },
    watch: "InformationAsked",
    expect: "InformationAsked 12s MaintenanceBegan",
    for: "1m",
  });
});
