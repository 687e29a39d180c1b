import { describe, expect, it } from "vitest";
import { type Timeline, lanesOf } from "../kit/timeline.ts";
import { play } from "../kit/play.ts";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { seoPageData, siteConfig } from "../kit/site.ts";

const titled = (title: string) => answers({ ...seoPageData, title });
const counted = {
  ...siteConfig,
  site: { ...siteConfig.site, domain: "touchline.example", partnerId: 1, projectId: 7 },
  branding: {
    name: "Touchline",
    defaultTheme: 0,
    brandBook: [],
    faviconResourceId: "favicon",
    pwaIconSizes: [],
  },
};
const agreed = { cookies: { cookies_agree_type: "all" } };
const icon = { id: "fav-32", type: "icon", url: "/cdn/1/f.png", width: 32 };

/** The events of the named types, in order, with these fields. */
function received(place: Pick<Timeline, "path" | "server">, type: string): readonly unknown[] {
  const timeline: Timeline = { ...place, expect: "", watch: type, for: "30s" };
  return play(timeline, lanesOf(timeline))
    .events.filter(({ entry }) => entry.type === type)
    .map(({ entry }) => entry.data);
}

describe("the SEO texts of a page", () => {
  rule("are requested for each page that is entered, and not twice [call-seo-001]", {
    path: "/en",
    user: "1s GoTo(/en/section/line) 1s GoTo(/en)",
    watch: "SeoContentAsked SeoPageVisualAsked SeoIsoCodesAsked",
    expect:
      "SeoPageDataAsked(ask.url=/) SeoContentAsked SeoPageVisualAsked SeoIsoCodesAsked " +
      "1s SeoPageDataAsked(ask.url=/section/line) SeoContentAsked SeoPageVisualAsked",
    for: "5s",
  });
  rule("are dropped when they arrive for a page that was left [seo-001]", {
    path: "/en",
    user: "1s GoTo(/en/section/line)",
    server: {
      SeoPageData: inTurn(late("5s", titled("Home")), late("1s", titled("The line"))),
    },
    watch: "HeadDescribed",
    expect: "2s HeadDescribed(title=The line)",
    for: "20s",
  });
  rule("disappear from the head with their page [seo-001]", {
    path: "/en",
    user: "5s GoTo(/en/section/line)",
    server: { SeoPageData: inTurn(titled("Home"), late("1s", titled("The line"))) },
    expect:
      "HeadDescribed(title=Home) 5s HeadDescribed(title=null) 1s HeadDescribed(title=The line)",
    for: "20s",
  });
  rule("are requested again when the connection is back, and a failure shows nothing", {
    path: "/en",
    network: "5s offline 5s online",
    server: { SeoPageData: inTurn(fails(503), titled("Home")) },
    watch: "SeoPageDataAsked",
    expect: "SeoPageDataAsked 10s SeoPageDataAsked HeadDescribed(title=Home)",
    for: "20s",
  });
  rule("are not requested for a player's own pages, which are not indexed", {
    path: "/en/office/history",
    isPlayer: true,
    watch: "SeoPageDataAsked HeadDescribed",
    expect: "HeadDescribed(title=null)",
    for: "5s",
  });
  rule("wait for the map of the sports when the page names a sport [call-seo-003] [seo-010]", {
    path: "/en/champs/ice-hockey",
    server: {
      SeoSports: answers({ items: [{ id: 5, name: "Ice hockey", nameEn: "ice-hockey" }] }),
    },
    watch: "SeoSportsAsked",
    expect: "SeoSportsAsked(ask.lng=en) SeoPageDataAsked(ask.sportId=5)",
    for: "5s",
  });
  it("are requested with section and ids of the page [seo-008] [seo-009] [seo-010]", () => {
    const askedAt = (path: string) => received({ path }, "SeoPageDataAsked")[0];
    expect(askedAt("/ru/section/live/1/c31/501")).toMatchObject({
      ask: {
        lng: "ru",
        url: "/section/live/1/c31/501",
        section: "live",
        sportId: 1,
        champId: 31,
        gameId: 501,
      },
    });
    expect(askedAt("/en/horoscope/1")).toMatchObject({ ask: { section: "horoscope" } });
  });
});

describe("the counters of the domain", () => {
  rule("are requested by domain and project, with marketing consent [call-seo-002]", {
    path: "/en",
    stored: agreed,
    server: {
      SiteConfig: answers(counted),
      AnalyticsCounters: answers({ counters: { gtm: "GTM-1" } }),
    },
    watch: "AnalyticsCountersAsked",
    expect: "AnalyticsCountersAsked(ask.domain=touchline.example, ask.projectId=7) CountersLoaded",
    for: "30s",
  });
  it("count alongside those of the config, whose code they replace [call-seo-002] [analytics-007]", () => {
    const analytics = {
      counters: { gtm: "GTM-0", ym: "1" },
      isCollectorEnabled: false,
      collectorKey: "web",
      scriptUrlByType: { gtm: "/gtm.js?id={code}", ym: "/ym.js?id={code}" },
    };
    const server = {
      SiteConfig: answers({ ...counted, analytics }),
      AnalyticsCounters: answers({ counters: { gtm: "GTM-1" } }),
    };
    expect(received({ path: "/en", server }, "AnalyticsStarted")).toEqual([
      { scriptUrls: ["/gtm.js?id=GTM-1", "/ym.js?id=1"] },
    ]);
  });
  rule("are not requested without consent [call-seo-002]", {
    path: "/en",
    stored: { cookies: { cookies_agree_type: "functional" } },
    server: {
      SiteConfig: answers({
        ...counted,
        cookieConsent: { isPopupEnabled: true, isLoggingEnabled: false },
      }),
    },
    watch: "AnalyticsCountersAsked",
    expect: "",
    for: "30s",
  });
});

describe("dictionaries and media", () => {
  rule(
    "are requested by the ids of the route, with the favicon, once [call-i18n-001] [call-i18n-002]",
    {
      path: "/en/information/rules",
      user: "2s GoTo(/en/section/line) 2s GoTo(/en/information/rules)",
      server: {
        SiteConfig: answers(counted),
        InfoRules: fails(404),
        Dictionaries: answers({ rules: { rules_sport: "By sport" } }),
        MediaResources: answers({ favicon: [icon] }),
      },
      watch: "DictionariesAsked",
      expect: "DictionariesAsked(ask.lng=en) MediaResourcesAsked(ask.lng=en)",
      for: "10s",
    },
  );
  it("put the favicon in the head [call-i18n-002]", () => {
    const heads = received(
      {
        path: "/en",
        server: {
          SiteConfig: answers(counted),
          MediaResources: answers({ favicon: [icon] }),
        },
      },
      "HeadDescribed",
    );
    expect(heads.at(-1)).toEqual({
      title: null,
      metas: [],
      links: [{ rel: "icon", href: "/cdn/1/f.png", sizes: "32x32" }],
    });
  });
  rule("are reported when they fail to load, with a way to try again [error-003]", {
    path: "/en/information/rules",
    network: "5s offline 5s online",
    server: {
      InfoRules: fails(404),
      Dictionaries: inTurn(fails(503), answers({ rules: {} })),
    },
    watch:
      "DictionariesAsked NotificationShown(id=dictionaries) NotificationClosed(id=dictionaries)",
    expect:
      "DictionariesAsked NotificationShown(title=main_dictionary_load_error, text=main_dictionary_refresh_page, action=reload) " +
      "10s DictionariesAsked NotificationClosed",
    for: "20s",
  });
});
