import { describe, expect, it } from "vitest";
import { LoadMoreNews, RefreshContent } from "../../src/commands/content.ts";
import { RefreshInformation } from "../../src/commands/information.ts";
import {
  ContentRefreshAsked,
  InformationRefreshAsked,
  Article,
  InfoPage,
  Information,
  News,
  InfoRules,
  MoreNewsAsked,
} from "../../src/events/content/events.ts";
import { queryOf } from "../../src/events/content/query.ts";
import {
  article,
  infoPage,
  news,
  rules as rulesResource,
} from "../../src/events/content/resources.ts";
import { bodyOf, isDue, keyOf, type RemoteData } from "../../src/events/remoteData.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { answered } from "../kit/events.ts";
import { given, stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const at = (path: string) => RouteEntered({ path });
const ask = { slug: "about", lng: "en" };
const asked = InfoPage.asked({ call: 1, ask });
const page = { slug: "about", title: "About us", html: "<p>We</p>", updatedAt: 1 };
const came = answered(InfoPage, ask, page);
const failedWith = (status: number | null) =>
  InfoPage.failed({
    call: 1,
    ask,
    error: status === null ? { tag: "offline" } : { tag: "http", status },
  });
const dataIn = (state: ReturnType<typeof stateOf>) => infoPage.dataOf(state, ask);
/** The call of the present page and what it asks, the language aside. */
function wantedIn(state: ReturnType<typeof stateOf>) {
  const query = queryOf(state);
  if (query === null) return null;
  const { lng, ...rest } = query.ask;
  expect(lng).toBe("en");
  return { name: query.name, ...rest };
}

describe("the text of an address", () => {
  it.each([
    ["/en/information/about", { name: "InfoPage", slug: "about" }],
    ["/en/information/contacts", { name: "InfoPage", slug: "contacts" }],
    ["/en/information/cookies", { name: "InfoPage", slug: "cookies" }],
    ["/en/information/licenses", { name: "InfoPage", slug: "licenses" }],
    ["/en/information/rules", { name: "InfoRules", ruleGroup: null, chapter: null }],
    ["/en/information/rules/sports", { name: "InfoRules", ruleGroup: "sports", chapter: null }],
    [
      "/en/information/rules/sports/football",
      { name: "InfoRules", ruleGroup: "sports", chapter: "football" },
    ],
  ])("%s [route-info-001]", (path, wanted) => {
    expect(wantedIn(stateOf(at(path)))).toEqual(wanted);
  });
  it.each(["responsiblegaming", "amlpolicy", "kycpolicy", "disputeresolution"])(
    "/en/information/%s [route-info-002]",
    (slug) => {
      expect(wantedIn(stateOf(at(`/en/information/${slug}`)))).toEqual({ name: "InfoPage", slug });
    },
  );
  it.each([
    ["calc", { name: "InfoPage", slug: "betting-calculator" }],
    ["betting-calculator", { name: "InfoPage", slug: "betting-calculator" }],
    ["howbet", { name: "InfoPage", slug: "howbet" }],
    ["cash_terminals", { name: "CashTerminals" }],
    ["rules-frame", { name: "InfoRules", ruleGroup: null, chapter: null }],
  ])("/en/information/%s [route-info-003]", (slug, wanted) => {
    expect(wantedIn(stateOf(at(`/en/information/${slug}`)))).toEqual(wanted);
  });
  it.each(["taxes", "mainrules", "simple-identification", "consent", "privacy-policy", "smsbets"])(
    "/en/information/%s [route-info-004]",
    (slug) => {
      expect(wantedIn(stateOf(at(`/en/information/${slug}`)))).toEqual({ name: "InfoPage", slug });
      expect(wantedIn(stateOf(at("/en/information")))).toBeNull();
    },
  );
  it("/en/points [route-info-005]", () => {
    expect(wantedIn(stateOf(at("/en/points")))).toEqual({ name: "InfoPage", slug: "points" });
  });
  it.each([
    ["/en/betting-alphabet", { name: "InfoPage", slug: "betting-alphabet" }],
    ["/en/blog", { name: "News", kind: "blog", pageToken: null }],
    ["/en/news", { name: "News", kind: "news", pageToken: null }],
    ["/en/news/derby", { name: "Article", slug: "derby" }],
    ["/en/ourpartners", { name: "Partners" }],
    ["/en/ourpartners/football", { name: "Partners" }],
  ])("%s [route-info-007]", (path, wanted) => {
    expect(wantedIn(stateOf(at(path)))).toEqual(wanted);
  });
  it.each(["betting-awards", "football-champions-rules"])("/en/%s [route-promo-004]", (slug) => {
    expect(wantedIn(stateOf(at(`/en/${slug}`)))).toEqual({ name: "InfoPage", slug });
  });
  it("/en/internal-vpn [route-info-009]", () => {
    expect(wantedIn(stateOf(at("/en/internal-vpn")))).toEqual({
      name: "InfoPage",
      slug: "internal-vpn",
    });
  });
  it("of a landing page is the one of its id [route-promo-001]", () => {
    const wanted = { name: "LandingPage", landingId: "7" };
    expect(wantedIn(stateOf(at("/en/landing-page/7")))).toEqual(wanted);
  });
  it("elsewhere is none", () => {
    expect(wantedIn(stateOf(at("/en/coupon")))).toBeNull();
    expect(wantedIn(stateOf(at("/en/nowhere/at/all")))).toBeNull();
  });
});

describe("texts as state", () => {
  it("load, come, and are kept with their instant", () => {
    expect(dataIn(stateOf())).toEqual({ tag: "idle" });
    expect(dataIn(stateOf(asked))).toEqual({ tag: "loading" });
    const data = dataIn(stateOf(asked, came));
    expect(data).toEqual({ tag: "ready", body: page, at: START_AT + 2_000 });
  });
  it("stay in sight while they are asked for again, and when that fails", () => {
    const last = { body: page, at: START_AT + 1_000 };
    expect(dataIn(stateOf(came, asked))).toEqual({ tag: "refreshing", ...last });
    const offline = { tag: "offline" };
    const busy = { tag: "http", status: 503 };
    expect(dataIn(stateOf(came, failedWith(null)))).toEqual({
      tag: "failed",
      error: offline,
      last,
    });
    expect(dataIn(stateOf(came, failedWith(503)))).toEqual({ tag: "failed", error: busy, last });
    const refreshing = { tag: "refreshing", ...last, error: busy };
    expect(dataIn(stateOf(came, failedWith(503), asked))).toEqual(refreshing);
    expect(dataIn(stateOf(failedWith(503), asked))).toEqual({ tag: "loading", error: busy });
  });
  it("are gone when the server does not know them", () => {
    expect(dataIn(stateOf(came, failedWith(404)))).toEqual({ tag: "missing" });
  });
  it("of another language or chapter are others", () => {
    const rules = (chapter: string | null) => ({ ruleGroup: "sports", chapter, lng: "en" });
    const none = { groups: [], page: null };
    const state = stateOf(
      at("/en/information/rules/sports"),
      answered(InfoRules, rules("x"), none),
    );
    expect(rulesResource.dataOf(state, rules(null)).tag).toBe("idle");
    expect(rulesResource.dataOf(state, rules("x")).tag).toBe("ready");
    expect(keyOf({ slug: "about", lng: "ru" })).not.toBe(keyOf(ask));
  });
  it("are asked for when they are missing or old, and not twice at a time", () => {
    const came = { body: null, at: 100 };
    const error = { tag: "timeout" } as const;
    const due = (data: RemoteData<null>, now: number) => isDue(data, now);
    expect(due({ tag: "idle" }, 0)).toBe(true);
    expect(due({ tag: "loading" }, 900_000)).toBe(false);
    expect(due({ tag: "refreshing", ...came }, 900_000)).toBe(false);
    expect(due({ tag: "ready", ...came }, 300_100)).toBe(false);
    expect(due({ tag: "ready", ...came }, 300_101)).toBe(true);
    expect(due({ tag: "failed", error, last: came }, 101)).toBe(true);
    expect(due({ tag: "missing" }, 101)).toBe(true);
  });
  it("no address takes a name that every object has", () => {
    const proto = { slug: "__proto__", lng: "en" };
    const state = stateOf(
      at("/en/news/__proto__"),
      Article.failed({ call: 1, ask: proto, error: { tag: "http", status: 404 } }),
    );
    expect(article.dataOf(state, proto).tag).toBe("missing");
    expect(article.dataOf(state, { ...proto, slug: "constructor" }).tag).toBe("idle");
  });
});

describe("news as state", () => {
  const item = (slug: string) => ({ slug, title: slug, lead: "", imageUrl: null, at: 1 });
  const first = { kind: "news", pageToken: null, lng: "en" } as const;
  const second = { ...first, pageToken: "2" };
  const list = (state: ReturnType<typeof stateOf>) => news.dataOf(state, first);
  const one = answered(News, first, { items: [item("a"), item("b")], nextPageToken: "2" });
  const two = answered(News, second, { items: [item("b"), item("c")], nextPageToken: null });

  it("get longer page by page, no item twice", () => {
    const body = bodyOf(list(stateOf(one, two)));
    expect(body?.items.map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
    expect(body?.nextPageToken).toBeNull();
  });
  it("begin anew with the first page", () => {
    expect(bodyOf(list(stateOf(one, two, one)))?.items).toHaveLength(2);
  });
  it("keep what is here while more is asked for, and when that fails", () => {
    const more = News.asked({ call: 2, ask: second });
    const lost = News.failed({ call: 2, ask: second, error: { tag: "timeout" } });
    expect(list(stateOf(one, more))).toMatchObject({ tag: "ready", body: { more: "loading" } });
    expect(list(stateOf(one, more, lost))).toMatchObject({
      tag: "ready",
      body: { more: "failed" },
    });
    const none = News.failed({ call: 1, ask: first, error: { tag: "timeout" } });
    expect(list(stateOf(none))).toMatchObject({ tag: "failed", last: null });
  });
  it("LoadMoreNews asks where there is more, once at a time", () => {
    given(one)
      .when(LoadMoreNews({ kind: "news" }))
      .expectEvents(MoreNewsAsked({ kind: "news" }));
    given(one, two)
      .when(LoadMoreNews({ kind: "news" }))
      .expectRefusal("nothing_to_do");
    given(one)
      .when(LoadMoreNews({ kind: "blog" }))
      .expectRefusal("nothing_to_do");
    given(one, News.asked({ call: 2, ask: second }))
      .when(LoadMoreNews({ kind: "news" }))
      .expectRefusal("nothing_to_do");
  });
});

describe("commands about texts", () => {
  it("RefreshContent asks again for what failed on this page", () => {
    const here = at("/en/information/about");
    given(here, failedWith(null)).when(RefreshContent({})).expectEvents(ContentRefreshAsked({}));
    given(here, came).when(RefreshContent({})).expectRefusal("nothing_to_do");
    given(failedWith(null)).when(RefreshContent({})).expectRefusal("nothing_to_do");
  });
  it("RefreshInformation asks again for the menu that failed", () => {
    const failed = Information.failed({
      call: 1,
      ask: { lng: "en" },
      error: { tag: "offline" },
    });
    given(failed).when(RefreshInformation({})).expectEvents(InformationRefreshAsked({}));
    given().when(RefreshInformation({})).expectRefusal("nothing_to_do");
  });
});
