import { describe } from "vitest";
import { answers, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { wholeFeed } from "../kit/siteFeed.ts";

// A point of tennis is over sooner than an attack in football. The feed answers 1 ms after the site config.
const liveMsBySportId = { 1: 2_500, 2: 1_999, 3: 5_001 };
const server = {
  SiteConfig: answers({
    ...siteConfig,
    polling: { ...siteConfig.polling, liveMs: 4_000, liveMsBySportId },
  }),
  FeedList: late("1ms", answers(wholeFeed("live"))),
};

describe("POLL by sport", () => {
  rule("polls the live list of a sport at the sport's own interval [polling-004] {POLL:at}", {
    path: "/en/section/live/1",
    server,
    expect: "FeedListAsked 2s501ms FeedListAsked 2s501ms FeedListAsked",
    for: "7s",
  });
  rule("polls a live match at the interval of its sport, once that is known [polling-004]", {
    path: "/en/section/live/1/501",
    server: { ...server, FeedGame: late("1ms", answers({ ...wholeFeed("live"), gameId: 501 })) },
    watch: "FeedGameAsked",
    expect: "FeedGameAsked 2s501ms FeedGameAsked 2s501ms FeedGameAsked",
    for: "7s",
  });
  rule("polls the list of all sports at the common interval [polling-004]", {
    path: "/en/section/live",
    server,
    expect: "FeedListAsked 4s1ms FeedListAsked",
    for: "8s",
  });
  rule("polls a sport without a figure of its own at the common interval [polling-004]", {
    path: "/en/section/live/4",
    server,
    expect: "FeedListAsked 4s1ms FeedListAsked",
    for: "8s",
  });
  rule("polls the line of a sport at the line's interval [polling-004]", {
    path: "/en/section/line/1",
    server,
    expect: "FeedListAsked 15s1ms FeedListAsked",
    for: "30s",
  });
  rule("never polls a sport faster than 2 s [polling-004]", {
    path: "/en/section/live/2",
    server,
    expect: "FeedListAsked 2s1ms FeedListAsked 2s1ms FeedListAsked",
    for: "6s",
  });
  rule("never polls a sport slower than 5 s [polling-004]", {
    path: "/en/section/live/3",
    server,
    expect: "FeedListAsked 5s1ms FeedListAsked",
    for: "10s1ms",
  });
});
