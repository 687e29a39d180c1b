import { describe } from "vitest";
import { News } from "../../src/events/content/events.ts";
import { answers, fails, inTurn, late, whenAsked } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const page = answers({ slug: "about", title: "About us", html: "<p>We</p>", updatedAt: 1 });
const about = "/en/information/about";
const other = "/en/office/report";
const withRules = answers({
  ...siteConfig,
  pages: {
    isRulesEnabled: true,
    isStatisticEnabled: true,
    pathBlacklist: [],
    enabledAccessIds: [],
  },
});

const withAccess = (...enabledAccessIds: number[]) => ({
  InfoPage: answers({
    slug: "about",
    title: "About us",
    html: "<p>We</p>",
    updatedAt: 1,
    accessId: 7,
  }),
  SiteConfig: answers({
    ...siteConfig,
    pages: {
      isRulesEnabled: true,
      isStatisticEnabled: true,
      pathBlacklist: [],
      enabledAccessIds,
    },
  }),
});

describe("a page with an access id", () => {
  rule("is a 404 on each visit where the site does not enable it [routing-009]", {
    path: about,
    server: withAccess(6),
    user: `1m GoTo(${other}) 1m GoTo(${about})`,
    expect: "RouteFailed(status=404) 2m RouteFailed(status=404)",
    for: "5m",
  });
  rule("opens where the site enables it [routing-009]", {
    path: about,
    server: withAccess(6, 7),
    watch: "RouteFailed",
    expect: "InfoPageAsked",
    for: "1m",
  });
});

describe("texts of the server", () => {
  rule("are requested with their page [route-info-001]", {
    path: about,
    server: { InfoPage: page },
    expect: "InfoPageAsked(ask.slug=about, ask.lng=en)",
    for: "1m",
  });
  rule("are kept for the next visit of the page, for five minutes", {
    path: about,
    server: { InfoPage: page },
    user: `1m GoTo(${other}) 1m GoTo(${about}) 3m GoTo(${other}) 1m GoTo(${about})`,
    expect: "InfoPageAsked 6m InfoPageAsked",
    for: "10m",
  });
  rule("are not requested twice while an answer is awaited", {
    path: about,
    server: { InfoPage: page },
    latency: "10s",
    user: `30s GoTo(${other}) 1s GoTo(/en/points) 1s GoTo(${other}) 1s GoTo(/en/points)`,
    expect: "InfoPageAsked(ask.slug=about) 31s InfoPageAsked(ask.slug=points)",
    for: "1m",
  });
  rule("that failed to load are requested again by the player's refresh", {
    path: about,
    server: { InfoPage: inTurn(fails(503), page) },
    user: "20s RefreshContent 20s RefreshContent",
    watch: "InfoPageFailed CommandRefused",
    expect:
      "InfoPageAsked InfoPageFailed 20s InfoPageAsked 20s CommandRefused(command=RefreshContent)",
    for: "1m",
  });
  rule("that failed to load are requested again when the connection is back", {
    path: about,
    server: { InfoPage: page },
    network: "30s offline 20s online",
    user: "40s GoTo(/en/points)",
    watch: "InfoPageFailed",
    expect:
      "InfoPageAsked(ask.slug=about) 40s InfoPageAsked(ask.slug=points) InfoPageFailed 10s InfoPageAsked(ask.slug=points)",
    for: "2m",
  });
  rule("that the server does not know lead to the 404 page", {
    path: "/en/news/nothing",
    server: { Article: fails(404) },
    expect: "ArticleAsked(ask.slug=nothing) RouteFailed(status=404)",
    for: "1m",
  });
  rule("do not lead to the 404 page once their page was left", {
    path: "/en/news/nothing",
    server: { Article: fails(404) },
    latency: "5s",
    user: `2s GoTo(${other})`,
    watch: "RouteFailed ArticleFailed",
    expect: "ArticleAsked 5s ArticleFailed",
    for: "1m",
  });
  rule("include a chapter of the rules by its address [route-info-001]", {
    path: "/en/information/rules/sports/football",
    server: { SiteConfig: withRules, InfoRules: answers({ groups: [], page: null }) },
    expect: "InfoRulesAsked(ask.ruleGroup=sports, ask.chapter=football)",
    for: "1m",
  });
});

describe("more news", () => {
  const item = (slug: string) => ({ slug, title: slug, lead: "", imageUrl: null, at: 1 });
  const pagesOfNews = whenAsked(News, ({ pageToken }) =>
    answers({ items: [item(pageToken ?? "0")], nextPageToken: pageToken === null ? "1" : null }),
  );
  rule("are requested with the token of those already loaded [route-info-007]", {
    path: "/en/news",
    server: { News: pagesOfNews },
    user: "10s LoadMoreNews(news) 10s LoadMoreNews(news)",
    watch: "CommandRefused",
    expect: "NewsAsked(ask.pageToken=null) 10s NewsAsked(ask.pageToken=1) 10s CommandRefused",
    for: "1m",
  });
  rule("of the blog are requested while those of the news are on the way", {
    path: "/en/news",
    server: {
      News: whenAsked(News, ({ pageToken }) =>
        late(pageToken === null ? "0s" : "9s", answers({ items: [], nextPageToken: "1" })),
      ),
    },
    user: "5s GoTo(/en/blog) 5s LoadMoreNews(news) 5s LoadMoreNews(blog)",
    watch: "NewsAsked(ask.pageToken=1)",
    expect: "10s NewsAsked(ask.kind=news) 5s NewsAsked(ask.kind=blog)",
    for: "1m",
  });
});

describe("the menu of information pages", () => {
  const menu = answers({ items: [] });
  rule("is requested once, with the page frame", {
    user: `30s GoTo(${other}) 1m GoTo(/en/office/menu)`,
    server: { Information: menu },
    expect: "InformationAsked(ask.lng=en)",
    for: "3m",
  });
  rule("that failed to load is requested again by the player's refresh or with another page", {
    user: `20s RefreshInformation 10s GoTo(${other}) 10s RefreshInformation`,
    watch: "CommandRefused",
    server: { Information: inTurn(fails(500), fails(500), menu) },
    expect: "InformationAsked 20s InformationAsked 10s InformationAsked 10s CommandRefused",
    for: "3m",
  });
});
