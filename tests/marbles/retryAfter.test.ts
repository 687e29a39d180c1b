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
  rule("a 429 is asked again when the server said {RETRY-AFTER:at}", {
    path: live,
    server: later(20_000),
    expect: "FeedListAsked 20s FeedListAsked 20s FeedListAsked",
    for: "59s999ms",
  });
  rule("a 503 as well {RETRY-AFTER:at}", {
    path: live,
    server: later(20_000, 503),
    expect: "FeedListAsked 20s FeedListAsked",
    for: "39s",
  });
  rule("nothing 1 ms before {RETRY-AFTER:before}", {
    path: live,
    server: later(20_000),
    expect: "FeedListAsked",
    for: "19s999ms",
  });
  rule("once, and not again 1 ms after {RETRY-AFTER:after}", {
    path: live,
    server: later(20_000),
    expect: "FeedListAsked 20s FeedListAsked",
    for: "20s1ms",
  });
  rule("never sooner than the pace of the poll {RETRY-AFTER:at}", {
    path: live,
    server: later(4_999),
    expect: "FeedListAsked 5s FeedListAsked",
    for: "9s",
  });
  rule("1 ms above the pace is obeyed {RETRY-AFTER:at}", {
    path: live,
    server: later(5_001),
    expect: "FeedListAsked 5s1ms FeedListAsked",
    for: "10s",
  });
  rule("five minutes at most {RETRY-AFTER:at}", {
    path: live,
    server: { FeedList: inTurn(fails(429, { retryAfterMs: 300_001 }), answers(feed)) },
    expect: "FeedListAsked 5m FeedListAsked",
    for: "5m4s",
  });
  rule("five minutes less 1 ms {RETRY-AFTER:at}", {
    path: live,
    server: { FeedList: inTurn(fails(429, { retryAfterMs: 299_999 }), answers(feed)) },
    expect: "FeedListAsked 4m59s999ms FeedListAsked",
    for: "5m4s",
  });
  rule("an answer brings the pace back", {
    path: live,
    server: { FeedList: inTurn(fails(429, { retryAfterMs: 20_000 }), answers(feed)) },
    expect: "FeedListAsked 20s FeedListAsked 5s FeedListAsked",
    for: "29s",
  });
  rule("another screen, and back: the server is left alone all the same {RETRY-AFTER:cancel}", {
    path: live,
    server: later(20_000),
    user: "6s GoTo(/en/office/menu) 1s GoTo(/en/section/live)",
    expect: "FeedListAsked 20s FeedListAsked",
    for: "39s",
  });
  rule("a reload asks {RETRY-AFTER:reload}", {
    path: live,
    server: later(20_000),
    tab: "6s reload",
    expect: "FeedListAsked 6s FeedListAsked 20s FeedListAsked",
    for: "40s",
  });
  rule("overslept, it asks on waking {RETRY-AFTER:sleep}", {
    path: live,
    server: later(20_000),
    clock: "6s sleep 10m",
    expect: "FeedListAsked 10m6s FeedListAsked",
    for: "10m25s",
  });
  rule("the clock set back does not make it longer {RETRY-AFTER:back}", {
    path: live,
    server: later(20_000),
    clock: "6s back 1h",
    expect: "FeedListAsked 20s FeedListAsked",
    for: "39s",
  });
  rule(
    "set back while the screen was away, it waits no longer than it was told {RETRY-AFTER:back}",
    {
      path: live,
      server: later(20_000),
      user: "6s GoTo(/en/office/menu) 4s GoTo(/en/section/live)",
      clock: "8s back 1h",
      expect: "FeedListAsked 30s FeedListAsked",
      for: "49s",
    },
  );
  rule("the clock set forward: it comes when the page next looks {RETRY-AFTER:forward}", {
    path: live,
    server: later(20_000),
    clock: "6s forward 1h",
    tab: "7s visible",
    expect: "FeedListAsked 7s FeedListAsked",
    for: "26s",
  });
  rule("offline over its end: asked when the connection is back {RETRY-AFTER:offline}", {
    path: live,
    server: later(20_000),
    network: "6s offline 1m online",
    expect: "FeedListAsked 1m6s FeedListAsked",
    for: "1m20s",
  });
  rule("the site config waits as long, and then has its own pace {RETRY-AFTER:at}", {
    server: {
      SiteConfig: inTurn(fails(429, { retryAfterMs: 7_000 }), fails(500), answers(siteConfig)),
    },
    expect: "SiteConfigAsked 7s SiteConfigAsked 1s SiteConfigAsked",
    for: "1m",
  });
  const information = (retryAfterMs: number) => ({
    Information: fails(429, { retryAfterMs }),
  });
  rule("what a page only reads is asked again, a second later at least {RETRY-AFTER:at}", {
    server: information(999),
    expect: "InformationAsked 1s InformationAsked",
    for: "1s999ms",
  });
  rule("1 ms above a second is obeyed {RETRY-AFTER:at}", {
    server: information(1_001),
    expect: "InformationAsked 1s1ms InformationAsked",
    for: "2s1ms",
  });
  rule("offline before its end: the time counts on {RETRY-AFTER:pause} {RETRY-AFTER:resume}", {
    server: information(20_000),
    network: "6s offline 4s online",
    expect: "InformationAsked 20s InformationAsked",
    for: "39s",
  });
  rule("offline over its end: the question waits for the connection {RETRY-AFTER:pause}", {
    server: information(20_000),
    network: "6s offline 1m online",
    expect: "InformationAsked 1m6s InformationAsked",
    for: "1m20s",
  });
  rule("a closed site is asked nothing {RETRY-AFTER:pause}", {
    server: { ...information(20_000), SiteConfig: answers(closedSite(12_000)) },
    watch: "InformationAsked",
    expect: "InformationAsked 12s MaintenanceBegan",
    for: "1m",
  });
});
