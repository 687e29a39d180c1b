import { describe } from "vitest";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { FeedList } from "../../src/events/sports/events.ts";
import { answers, fails, whenAsked } from "../kit/replies.ts";
import { rule as anyRule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { wholeFeed } from "../kit/siteFeed.ts";
import type { Timeline } from "../kit/timeline.ts";
import { START_AT } from "../kit/world.ts";

const madeAt = START_AT - 600_000;
/** The first answers come with the page; the feeds answer again after `failures` requests in vain. */
const answeredAgain = (failures: number, serverTime: number) => ({
  FeedList: whenAsked(FeedList, ({ feed, since }, count) =>
    since === null
      ? answers({ ...wholeFeed(feed), serverTime: madeAt + 5_000 })
      : count <= 2 + failures
        ? fails(0)
        : answers({ cursor: 2, full: false, pollAfterMs: 2_000, serverTime }),
  ),
});
const rule = (title: string, timeline: Timeline) =>
  anyRule(title, {
    path: "/en",
    kept: "10m",
    watch: "KeptPageRenewed SiteConfigAsked",
    ...timeline,
  });

describe("a page that the device had kept", () => {
  rule("is renewed by the first newer answer of a feed, and the site config is asked for again", {
    server: answeredAgain(0, START_AT),
    expect: "SiteConfigAsked 5s KeptPageRenewed SiteConfigAsked",
    for: "1m",
  });
  rule("is renewed by an answer 1 ms later than those it came with", {
    server: answeredAgain(0, madeAt + 5_001),
    expect: "SiteConfigAsked 5s KeptPageRenewed SiteConfigAsked",
    for: "1m",
  });
  rule("is as old as before after an answer that is no newer", {
    server: answeredAgain(0, madeAt + 5_000),
    expect: "SiteConfigAsked",
    for: "1m",
  });
  rule("stays old as long as requests are in vain, and is renewed only once", {
    server: answeredAgain(2, START_AT),
    expect: "SiteConfigAsked 15s KeptPageRenewed SiteConfigAsked",
    for: "5m",
  });
  rule("keeps its old site config when the new one is not answered", {
    server: {
      ...answeredAgain(0, START_AT),
      SiteConfig: whenAsked(SiteConfig, (_ask, count) =>
        count === 1 ? answers(siteConfig) : fails(500),
      ),
    },
    watch: "KeptPageRenewed SiteConfigAsked ConfigMissing",
    expect: "SiteConfigAsked 5s KeptPageRenewed SiteConfigAsked",
    for: "1m",
  });
  anyRule("has no meaning for a page from the server", {
    path: "/en",
    server: answeredAgain(0, START_AT),
    watch: "KeptPageRenewed SiteConfigAsked",
    expect: "SiteConfigAsked",
    for: "1m",
  });
});
